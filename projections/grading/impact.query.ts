import { type Kysely, sql } from 'kysely';
import { KKM } from '#contract/curriculum/kbm';
import type { KompetensiDinilai } from '#contract/grading/final-grade';
import type { Dampak } from '#contract/grading/impact';
import { gradeData, gradeTables, ruleOf, USUAL } from '#projections/grading/class-data';
import { changesIn, type RaporDibuat, summed } from '#projections/grading/impact';
import { otherwiseBy, type Perubahan } from '#projections/grading/otherwise';

import { answer, Question } from '#projections/kit/question';
import { reportCard } from '#projections/report-card/report-card.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export type { AturanTingkat, BobotK13 } from '#projections/grading/class-data';
export type { Perubahan } from '#projections/grading/otherwise';

/** Of what changes nothing. */
export const NO_IMPACT = summed([], { kelas: 0, terbit: false });
/** What a change would bring about, from the same calculation that counts grades. */
export class ImpactOf extends Question<Perubahan, Dampak> {}
/** The same for whoever decides: nothing where no report is out, unless it is told which impact was looked at. */
export class ImpactToWeigh extends Question<{ ubah: Perubahan; dampak?: string | undefined }, Dampak | undefined> {}

type Read = Kysely<any>;
type Kelas = { id_kelas_tahun_ajaran: string };
/** More classes than that are not counted at once. */
const MOST_CLASSES = 48;
const tables = [...gradeTables, reportCard, schoolYear] as const;

export const impactAnswers = [
  answer(ImpactOf, tables, async (it, ubah) => { const db = it as Read; return impactOf(db, ubah, await classesOf(db, ubah)); }),
  answer(ImpactToWeigh, tables, async (it, { ubah, dampak }) => {
    const db = it as Read;
    const classes = await classesOf(db, ubah);
    if (dampak !== undefined) return impactOf(db, ubah, classes);
    const out = await withReportsOut(db, classes);
    return out.length ? impactOf(db, ubah, out) : undefined;
  }),
];

async function impactOf(db: Read, ubah: Perubahan, classes: readonly Kelas[]): Promise<Dampak> {
  const otherwise = otherwiseBy(ubah, await knownFor(db, ubah));
  const [counted, beyond] = [classes.slice(0, MOST_CLASSES), classes.slice(MOST_CLASSES)];
  const reports = await reportsOf(db, counted);
  const changes = [];
  for (const { id_kelas_tahun_ajaran } of counted) {
    const data = await gradeData(db, { id_kelas_tahun_ajaran });
    if (data) changes.push(...changesIn(data, otherwise(data), reports.filter((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran).map(({ id_kelas_tahun_ajaran: _, ...it }) => it)));
  }
  return summed(changes, { kelas: beyond.length, terbit: (await withReportsOut(db, beyond)).length > 0 });
}

/** The classes that a change concerns, those of the running semester first. */
async function classesOf(db: Read, ubah: Perubahan): Promise<Kelas[]> {
  const ordered = db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').innerJoin('level', 'level.tingkat', 'class.tingkat')
    .select('class.id_kelas_tahun_ajaran').orderBy('school_year.isActive', 'desc').orderBy('school_year.tanggal_awal', 'desc').orderBy('class.tingkat').orderBy('class.simbol').orderBy('class.id_kelas_tahun_ajaran');
  return (await narrowed(db, ordered, ubah).execute()) as Kelas[];
}

function narrowed(db: Read, found: any, ubah: Perubahan) {
  if (ubah.jenis === 'bobot') return found.where('class.id_kelas_tahun_ajaran', 'in', ubah.baris.map((it) => it.id_kelas_tahun_ajaran));
  if (ubah.jenis === 'nilai' || ubah.jenis === 'kolom') return found.where('class.id_kelas_tahun_ajaran', '=', ubah.id_kelas_tahun_ajaran);
  if (ubah.jenis === 'pengaturan') return found.where((eb: any) => eb.or(ubah.baris.map((it) => eb.and([eb('level.id', '=', it.id_level), eb('class.id_tahun_ajaran', '=', it.id_tahun_ajaran)]))));
  if (ubah.jenis === 'kkm') return found.where('class.id_tahun_ajaran', '=', ubah.id_tahun_ajaran).where('level.id', 'in', db.selectFrom('kbm').select('kbm.id_level').where('kbm.id', 'in', ubah.kbm.map((it) => it.id)));
  const asks = db.selectFrom('kbm').select(sql`1`.as('one')).whereRef('kbm.id_tahun_ajaran', '=', 'class.id_tahun_ajaran').whereRef('kbm.id_level', '=', 'level.id').where('kbm.kkm', '=', ubah.kkm);
  return ubah.kkm === KKM.biasa ? found : found.where(sql<boolean>`EXISTS (${asks})`);
}

async function knownFor(db: Read, ubah: Perubahan) {
  const rows = ubah.jenis === 'kkm' ? await db.selectFrom('kbm').select(['id', 'id_mata_pelajaran', 'id_level']).where('id', 'in', ubah.kbm.map((it) => it.id)).execute() : [];
  const named = ubah.jenis === 'nilai' ? (ubah.baru ?? []).flatMap(({ id_kd }) => id_kd ?? []) : [];
  const competences = named.length ? await db.selectFrom('basic-competence').select(['id as id_kd', 'kode', 'alias', 'kompetensi_dasar', 'urutan', 'lingkup_materi']).where('id', 'in', named).execute() : [];
  return { kompetensi: new Map(competences.map((it) => [it.id_kd as string, it as KompetensiDinilai])), kbm: new Map(rows.map(({ id, ...of }) => [id as string, of as { id_mata_pelajaran: string; id_level: string }])), biasa: ruleOf(USUAL) };
}

const idsOf = (classes: readonly Kelas[]) => classes.map((it) => it.id_kelas_tahun_ajaran);

async function withReportsOut(db: Read, classes: readonly Kelas[]): Promise<readonly Kelas[]> {
  if (!classes.length) return [];
  const rows = await db.selectFrom('report_card').select('id_kelas_tahun_ajaran').distinct().where('id_kelas_tahun_ajaran', 'in', idsOf(classes)).where('isPublished', '=', true).execute();
  const out = new Set(rows.map((it) => it.id_kelas_tahun_ajaran));
  return classes.filter((it) => out.has(it.id_kelas_tahun_ajaran));
}

async function reportsOf(db: Read, classes: readonly Kelas[]): Promise<(RaporDibuat & { id_kelas_tahun_ajaran: string })[]> {
  if (!classes.length) return [];
  return (await db.selectFrom('report_card').select(['id_kelas_tahun_ajaran', 'id_murid', 'type', 'status', 'isPublished', 'versi']).where('id_kelas_tahun_ajaran', 'in', idsOf(classes)).orderBy('id_general_report').execute()) as never;
}
