import { type Kysely, sql } from 'kysely';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import type { CatatanRpp, RincianRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { type IsiRpp, NAMA_BAGIAN } from '#contract/curriculum/rpp-parts';
import { percentile, rowColumns, rowTables, type Row, rppsIn, writtenBy } from '#projections/curriculum/rpp-rows';
import { rpp, rppRemark, rppSubmission, rppVersion, rppWriter } from '#projections/curriculum/rpp.projection';
import { file } from '#projections/file/file.projection';
import { filesOf } from '#projections/file/file.query';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import { competencesOf, competenceTables } from '#projections/curriculum/competences-of';

/** Of whoever writes them, or of everybody. */
export class Rpps extends Question<InputOf<typeof api.list> & { writer: string | null }, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
export class RppQueue extends viewOf(api.queue) {}
/** A teacher's own and the templates of a subject. */
export class RppSources extends Question<InputOf<typeof api.sources> & { writer: string }, OutputOf<typeof api.sources>> {
  static readonly endpoint = api.sources;
}
export class OneRpp extends Question<{ id: string }, { data: RincianRpp } | undefined> {
  static readonly endpoint = api.one;
}
export class RppVersion extends Question<{ id: string; versi: number }, OutputOf<typeof api.version> | undefined> {
  static readonly endpoint = api.version;
}
/** Whose it is and who may begin with it. */
export class RppById extends Question<{ id: string }, { id_guru: string; daftar_penulis: string[]; templat: boolean } | undefined> {}
/** Whether it comes with a plan that somebody writes, or with a template. */
export class SeesRppFile extends Question<{ id_file: string; id_guru: string }, boolean> {}
/** What it says: in the version that is in force, or as it is written where none is. */
export class RppContent extends Question<{ id: string }, { id_level: string; isi: IsiRpp } | undefined> {}

type Read = Kysely<any>;
const contentOf = (row: Record<string, unknown>) => Object.fromEntries(NAMA_BAGIAN.map((it) => [it, row[it]])) as IsiRpp;

export const rppAnswers = [
  answer(Rpps, rowTables, async (db, { search, sortBy, order, writer, id_mata_pelajaran, id_level, status, jenis, id_guru, id_tahun_ajaran, ...page }) => {
    const by = { diubah: 'rpp.diubah', materi_pokok: natural('rpp.materi_pokok'), mapel: natural('subject.nama'), guru: natural('teacher.nama'), status: 'rpp.status', diajukan: 'rpp.diajukan' } as const;
    let found = filtered(rppsIn(db).select(rowColumns), { 'rpp.id_mata_pelajaran': id_mata_pelajaran, 'rpp.id_level': id_level, 'rpp.status': status, 'rpp.jenis': jenis, 'rpp.id_guru': id_guru, 'rpp.id_tahun_ajaran': id_tahun_ajaran });
    if (writer) found = found.where('rpp.id', 'in', writtenBy(db, writer));
    return (await paged(searched(found, search, ['rpp.materi_pokok', 'subject.nama', 'teacher.nama']).orderBy(by[sortBy], order).orderBy('rpp.id'), page)) as { data: Row[]; total: number; page: number; limit: number };
  }),

  answer(RppQueue, [...rowTables, rppSubmission], async (db, { search, sortBy, order, id_mata_pelajaran, id_level, ...page }, { now }) => {
    const by = { diajukan: 'rpp.diajukan', guru: natural('teacher.nama'), mapel: natural('subject.nama') } as const;
    const found = filtered(rppsIn(db).select(rowColumns).where('rpp.status', '=', 'diajukan'), { 'rpp.id_mata_pelajaran': id_mata_pelajaran, 'rpp.id_level': id_level });
    const age = sql<number>`extract(epoch FROM ${now.toISOString()}::timestamptz - diajukan)`;
    const [rows, open, answered] = await Promise.all([
      paged(searched(found, search, ['rpp.materi_pokok', 'subject.nama', 'teacher.nama']).orderBy(by[sortBy], order).orderBy('rpp.id'), page),
      db.selectFrom('rpp').where('status', '=', 'diajukan').select([sql<number>`count(*)::int`.as('jumlah'), percentile(0.5, age).as('p50'), percentile(0.9, age).as('p90')]).executeTakeFirstOrThrow(),
      db.selectFrom('rpp_submission').innerJoin('rpp', 'rpp.id', 'rpp_submission.id_rpp').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'rpp.id_tahun_ajaran').where('school_year.isActive', '=', true).where('rpp_submission.dijawab', 'is not', null)
        .select([sql<number>`count(*)::int`.as('dijawab'), percentile(0.5, sql`extract(epoch FROM rpp_submission.dijawab - rpp_submission.diajukan)`).as('dijawab_p50'), percentile(0.9, sql`extract(epoch FROM rpp_submission.dijawab - rpp_submission.diajukan)`).as('dijawab_p90')]).executeTakeFirstOrThrow(),
    ]);
    return { ...(rows as { data: Row[]; total: number; page: number; limit: number }), umur: { ...open, ...answered } };
  }),

  answer(RppSources, rowTables, async (db, { writer, id_mata_pelajaran, jenis }) => {
    const found = filtered(rppsIn(db), { 'rpp.id_mata_pelajaran': id_mata_pelajaran, 'rpp.jenis': jenis });
    const data = await found.where((it) => it.or([it('rpp.templat', '=', true), it('rpp.id', 'in', writtenBy(db, writer))]))
      .select(['rpp.id', 'rpp.jenis', 'rpp.materi_pokok', 'teacher.nama as guru', 'school_year.nama as tahun_ajaran', 'school_year.semester', 'level.tingkat', 'rpp.templat', 'rpp.status'])
      .orderBy('rpp.templat', 'desc').orderBy('school_year.tanggal_awal', 'desc').orderBy(natural('rpp.materi_pokok')).orderBy('rpp.id').limit(200).execute();
    return { data: data as OutputOf<typeof api.sources>['data'] };
  }),

  answer(OneRpp, [...rowTables, rppVersion, rppRemark, account, institution, file, ...competenceTables], async (it, { id }) => {
    const db = it as Read;
    const row = await rppsIn(db).select(rowColumns).select([...NAMA_BAGIAN.map((name) => `rpp.${name}` as const), 'level.fase']).where('rpp.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const [sekolah, penyusun, remarks, versions, kompetensi, berkas, serupa] = await Promise.all([settingsOf(db), writersOf(db, id, row.id_guru), remarksOf(db, id), versionsOf(db, id), competencesOf(db, row as never), broughtBy(db, id, row.lampiran), alikeOf(db, row as never)]);
    const { head, isi } = split(row);
    return { data: { ...head, isi, satuan_pendidikan: sekolah.nama, fase: row.fase ?? null, penyusun, kompetensi, berkas, catatan_reviu: remarks, daftar_versi: versions, serupa } as RincianRpp };
  }),

  answer(RppVersion, [rppVersion], async (db, { id, versi }) => {
    const found = await db.selectFrom('rpp_version').select('isi').where('id_rpp', '=', id).where('versi', '=', versi).executeTakeFirst();
    return found && { data: { id, versi, isi: found.isi } };
  }),

  answer(RppById, [rpp, rppWriter], async (db, { id }) => {
    const found = await db.selectFrom('rpp').select(['id_guru', 'templat']).where('id', '=', id).executeTakeFirst();
    return found && { ...found, daftar_penulis: (await db.selectFrom('rpp_writer').select('id_guru').where('id_rpp', '=', id).execute()).map((one) => one.id_guru) };
  }),

  answer(SeesRppFile, [rpp, rppVersion, rppWriter], async (it, { id_file, id_guru }) => {
    const db = it as Read;
    const holds = JSON.stringify([id_file]);
    const found = await db.selectFrom('rpp').select('rpp.id')
      .where((at) => at.or([at('rpp.templat', '=', true), at('rpp.id', 'in', writtenBy(db, id_guru))]))
      .where((at) => at.or([sql<boolean>`rpp.lampiran @> ${holds}::jsonb`, at.exists(db.selectFrom('rpp_version').select('versi').whereRef('rpp_version.id_rpp', '=', 'rpp.id').where(sql<boolean>`rpp_version.isi -> 'lampiran' @> ${holds}::jsonb`))])).limit(1).executeTakeFirst();
    return found !== undefined;
  }),

  answer(RppContent, [rpp, rppVersion], async (it, { id }) => {
    const db = it as Read;
    const row = await db.selectFrom('rpp').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const approved = row.versi_berlaku === null ? undefined : await db.selectFrom('rpp_version').select('isi').where('id_rpp', '=', id).where('versi', '=', row.versi_berlaku).executeTakeFirst();
    return { id_level: row.id_level, isi: approved?.isi ?? contentOf(row) };
  }),
];

function split(row: Record<string, unknown>) {
  const isi = contentOf(row);
  const head = Object.fromEntries(Object.entries(row).filter(([name]) => name === 'materi_pokok' || (!(name in isi) && name !== 'fase')));
  return { head, isi };
}

const writersOf = async (db: Read, id: string, id_guru: string) => {
  const found = await db.selectFrom('rpp_writer').leftJoin('teacher', 'teacher.id_guru', 'rpp_writer.id_guru').select(['rpp_writer.id_guru', 'teacher.nama', 'teacher.nik']).where('id_rpp', '=', id).orderBy('rpp_writer.id_guru').execute();
  return found.sort((one, other) => Number(other.id_guru === id_guru) - Number(one.id_guru === id_guru));
};

async function remarksOf(db: Read, id: string): Promise<CatatanRpp[]> {
  const rows = await db.selectFrom('rpp_remark').leftJoin('account', 'account.id_akun', 'rpp_remark.oleh').where('id_rpp', '=', id)
    .select(['rpp_remark.id', 'id_induk', 'versi', 'bagian', 'teks', 'account.nama as oleh', 'pada', 'selesai']).orderBy('pada').orderBy('rpp_remark.id').execute();
  return rows.filter((it) => !it.id_induk).map(({ id_induk: _, ...it }) => ({ ...it, jawaban: rows.filter((one) => one.id_induk === it.id).map(({ id, teks, oleh, pada }) => ({ id, teks, oleh, pada })) }));
}

/** The documents of a plan as it is written, and of each version that was approved. */
async function broughtBy(db: Read, id: string, lampiran: readonly string[]) {
  const approved = await db.selectFrom('rpp_version').select('isi').where('id_rpp', '=', id).execute();
  return filesOf(db, [...new Set([...lampiran, ...approved.flatMap(({ isi }) => (isi as IsiRpp).lampiran)])]);
}

const versionsOf = (db: Read, id: string) =>
  db.selectFrom('rpp_version').leftJoin('account', 'account.id_akun', 'rpp_version.oleh').where('id_rpp', '=', id).select(['versi', 'account.nama as disetujui_oleh', 'pada as tanggal_disetujui']).orderBy('versi', 'desc').execute();

type Competent = { id: string; id_guru: string; id_tahun_ajaran: string; id_mata_pelajaran: string; kd: string[]; tp: string[] };
/** Others of the same teacher and semester with the same competences (domain A.2 warns of them). */
async function alikeOf(db: Read, { id, id_guru, id_tahun_ajaran, id_mata_pelajaran, kd, tp }: Competent) {
  const wanted = JSON.stringify([...kd, ...tp].sort());
  if (wanted === '[]') return [];
  const found = await db.selectFrom('rpp').select(['id', 'materi_pokok', 'kd', 'tp']).where('id_guru', '=', id_guru).where('id_tahun_ajaran', '=', id_tahun_ajaran).where('id_mata_pelajaran', '=', id_mata_pelajaran).where('id', '!=', id).orderBy('diubah').orderBy('id').execute();
  return found.filter((it) => JSON.stringify([...it.kd, ...it.tp].sort()) === wanted).map((it) => ({ id: it.id as string, materi_pokok: it.materi_pokok as string }));
}
