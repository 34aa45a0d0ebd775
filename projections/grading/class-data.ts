import { type Kysely, sql } from 'kysely';
import { KKM } from '#contract/curriculum/kbm';
import { type Interval, thirds } from '#contract/curriculum/passing-interval';
import { predicate } from '#contract/curriculum/predicate.resource';
import type { AturanNilai, KompetensiDinilai } from '#contract/grading/final-grade';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import type { AspekSikap, JenisDeskripsi, KolomNilai } from '#contract/grading/gradebook';
import { reportSetting } from '#contract/grading/report-setting.resource';
import type { TemplatDeskripsi } from '#contract/grading/description';
import { grouped } from '#contract/kit/grouped';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { classLabelIn, classTables } from '#projections/classroom/class-rows';
import { classMember } from '#projections/classroom/classroom.projection';
import { kbm } from '#projections/curriculum/kbm.projection';
import { passingInterval } from '#projections/curriculum/passing-interval.projection';
import { templatesOf } from '#projections/grading/own-sentences';
import { attitude, gradebook, gradeColumn, gradeDescription, score } from '#projections/grading/gradebook.projection';
import { natural } from '#projections/kit/paged';
import { readOf } from '#projections/kit/resource';
import { student } from '#projections/people/people.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

export const gradeTables = [
  ...classTables, subject, teaching, slot, classMember, student, kbm, passingInterval, gradebook, gradeColumn, score, gradeDescription, attitude,
  ...[reportSetting, reportTemplate, gradeWeight, predicate, basicCompetence, curriculumGroup].map((it) => readOf(it as never).table),
] as const;

/** A class of one semester. */
export type KelasDinilai = { id_kelas_tahun_ajaran: string; id_kelas: string; id_tahun_ajaran: string; tahun_ajaran: string; semester: string; isActive: boolean; tingkat: number; kelas: string; id_guru: string | null; wali: string | null; id_level: string | null };
/** A subject that is taught in it, or has a gradebook there, with how its grades come about. */
export type MapelDinilai = { id_mata_pelajaran: string; kode: string; mapel: string; kelompok: string | null; kode_kelompok: string | null; tampil_rapor: boolean; guru: { id: string; nama: string | null }[]; terkunci: boolean; id_buku_nilai: string | null; aturan: AturanNilai; templat: TemplatDeskripsi };
export type MuridDinilai = { id_murid: string; nama: string | null; nis: string | null; jenis_kelamin: string | null };
type Frasa = { huruf: 'A' | 'B' | 'C' | 'D'; frasa_pengetahuan: string; frasa_keterampilan: string; frasa_kumer: string };
/** K13 weights of a subject, and all that the settings of a level say. */
export type BobotK13 = Pick<AturanNilai, 'bobot_ph' | 'bobot_pts' | 'bobot_pas'>;
export type AturanTingkat = Omit<AturanNilai, 'kkm' | 'interval' | 'sts_diadakan'>;
/** Where the rules of the subjects come from: the settings of the level, intervals by passing grade, passing grades and weights by subject. */
export type AsalAturan = { tingkat: AturanTingkat; interval: ReadonlyMap<number, readonly Interval[]>; kkm: ReadonlyMap<string, number>; bobot: ReadonlyMap<string, BobotK13> };
/** All that the grades of a class come from: `nilai` are the scores by column and student, as in `gradebook.ts`; `asal` is what `aturan` of each subject was made of. */
export type BahanNilai = {
  kelas: KelasDinilai; kumer: boolean; asal: AsalAturan; mapel: MapelDinilai[]; murid: MuridDinilai[]; frasa: Frasa[];
  kolom: (KolomNilai & { id_mata_pelajaran: string; kompetensi: KompetensiDinilai | null })[]; nilai: { id_kolom: string; id_murid: string; nilai: number | null }[];
  deskripsi: { id_mata_pelajaran: string; id_murid: string; jenis: JenisDeskripsi; teks: string | null }[];
  sikap: { id_mata_pelajaran: string; id_murid: string; aspek: AspekSikap; nilai: number | null; jurnal: string | null }[];
};
export type OfClass = { id_kelas_tahun_ajaran: string; id_mata_pelajaran?: string | undefined };
type Read = Kysely<any>;

/** What counts where a level has no settings of its own: as the fields of `reportSetting` say. */
export const USUAL = { kumer: 1, metode: 'bobot', bobot_lm: 60, bobot_sts: 20, bobot_sas: 20, bobot_ph: 2, bobot_pts: 1, bobot_pas: 1, batas_remedial: 1 } as const;

/** In as many statements for a class of any size, with one subject or all of them; nothing where there is no such class. */
export async function gradeData(db: Read, of: OfClass): Promise<BahanNilai | undefined> {
  const kelas = await classOf(db, of.id_kelas_tahun_ajaran);
  if (!kelas) return undefined;
  const setting = await db.selectFrom('report-setting').selectAll().where('id_level', '=', kelas.id_level).where('id_tahun_ajaran', '=', kelas.id_tahun_ajaran).executeTakeFirst() ?? USUAL;
  const [subjects, murid, kolom, nilai, intervals, frasa, deskripsi, sikap, templat] = await Promise.all([
    subjectsOf(db, kelas, of), membersOf(db, of), columnsOf(db, of), scoresOf(db, of),
    db.selectFrom('passing_interval').select(['kkm', 'predikat', 'batas_bawah', 'batas_atas']).execute(),
    db.selectFrom('predicate').select(['huruf', 'frasa_pengetahuan', 'frasa_keterampilan', 'frasa_kumer']).execute(),
    written(db, 'grade_description', of).select(['grade_description.id_murid', 'jenis', 'teks', 'gradebook.id_mata_pelajaran']).execute(),
    written(db, 'attitude', of).select(['attitude.id_murid', 'aspek', 'attitude.nilai', 'jurnal', 'gradebook.id_mata_pelajaran']).execute(),
    templatesOf(db, kelas),
  ]);
  const asal: AsalAturan = {
    tingkat: ruleOf(setting), interval: grouped(intervals as (Interval & { kkm: number })[], (it) => it.kkm),
    kkm: new Map(subjects.flatMap((it) => (it.kkm === null ? [] : [[it.id_mata_pelajaran, it.kkm]]))), bobot: new Map(subjects.flatMap((it) => (it.ph === null ? [] : [[it.id_mata_pelajaran, { bobot_ph: it.ph, bobot_pts: it.pts, bobot_pas: it.pas }]]))),
  };
  const mapel = subjects.map(({ kkm: _, ph: __, pts: ___, pas: ____, ...it }) => ({ ...it, templat: templat(it.id_mata_pelajaran) }));
  return ruledBy({ kelas, kumer: false, asal, mapel, murid, frasa, kolom, nilai, deskripsi, sikap } as BahanNilai, asal);
}

/** The same class were the rules of its subjects made of this; whether an STS is held follows from the scores. */
export function ruledBy(data: BahanNilai, asal: AsalAturan): BahanNilai {
  const members = new Set(data.murid.map((it) => it.id_murid));
  const scored = new Set(data.nilai.flatMap((it) => (it.nilai === null || !members.has(it.id_murid) ? [] : [it.id_kolom])));
  const held = new Set(data.kolom.filter((it) => it.tipe === 'STS' && scored.has(it.id_kolom)).map((it) => it.id_mata_pelajaran));
  const mapel = data.mapel.map((it): MapelDinilai => {
    const kkm = asal.kkm.get(it.id_mata_pelajaran) ?? KKM.biasa;
    return { ...it, aturan: { ...asal.tingkat, ...asal.bobot.get(it.id_mata_pelajaran), kkm, interval: asal.interval.get(kkm) ?? thirds(kkm), sts_diadakan: held.has(it.id_mata_pelajaran) } };
  });
  return { ...data, asal, kumer: asal.tingkat.kumer, mapel };
}

/** What the row of a level's settings says of grades. */
export const ruleOf = (it: any): AturanTingkat => ({ kumer: it.kumer === 1, metode: it.metode, bobot_ph: it.bobot_ph, bobot_pts: it.bobot_pts, bobot_pas: it.bobot_pas, bobot_lm: it.bobot_lm, bobot_sts: it.bobot_sts, bobot_sas: it.bobot_sas, batas_remedial: it.batas_remedial === 1 });

const classOf = (db: Read, id: string): Promise<KelasDinilai | undefined> =>
  db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').leftJoin('level', 'level.tingkat', 'class.tingkat').leftJoin('teacher', 'teacher.id_guru', 'class.id_guru')
    .select(['class.id_kelas_tahun_ajaran', 'class.id_kelas', 'class.id_tahun_ajaran', 'school_year.nama as tahun_ajaran', 'school_year.semester', 'school_year.isActive', 'class.tingkat', 'class.id_guru', 'teacher.nama as wali', 'level.id as id_level', classLabelIn(db).as('kelas')])
    .where('class.id_kelas_tahun_ajaran', '=', id).executeTakeFirst() as never;

/** What is taught in the class by assignment or timetable, or was graded there; in the order of a report. */
async function subjectsOf(db: Read, { id_kelas_tahun_ajaran: id, id_tahun_ajaran, id_level }: KelasDinilai, { id_mata_pelajaran }: OfClass): Promise<any[]> {
  const named = (table: string) => db.selectFrom(table).select(`${table}.id_mata_pelajaran`).where(`${table}.id_kelas_tahun_ajaran`, '=', id);
  let found: any = db.selectFrom('subject').leftJoin('curriculum-group as kelompok', 'kelompok.id', 'subject.id_kelompok')
    .leftJoin('gradebook', (join) => join.onRef('gradebook.id_mata_pelajaran', '=', 'subject.id').on('gradebook.id_kelas_tahun_ajaran', '=', id))
    .leftJoin('kbm', (join) => join.onRef('kbm.id_mata_pelajaran', '=', 'subject.id').on('kbm.id_tahun_ajaran', '=', id_tahun_ajaran).on('kbm.id_level', '=', id_level))
    .leftJoin('grade-weight as berat', (join) => join.onRef('berat.id_mata_pelajaran', '=', 'subject.id').on('berat.id_kelas_tahun_ajaran', '=', id))
    .where('subject.id', 'in', named('teaching').union(named('slot')).union(named('grade_column')) as never);
  if (id_mata_pelajaran) found = found.where('subject.id', '=', id_mata_pelajaran);
  const select = found.select([
    'subject.id as id_mata_pelajaran', 'subject.kode', 'subject.nama as mapel', 'subject.tampil_rapor', 'kelompok.nama as kelompok', 'kelompok.kode as kode_kelompok', 'gradebook.id_buku_nilai', sql`coalesce(gradebook.terkunci, false)`.as('terkunci'),
    'kbm.kkm', 'berat.bobot_ph as ph', 'berat.bobot_pts as pts', 'berat.bobot_pas as pas',
  ]).orderBy(sql`kelompok.urutan NULLS LAST`).orderBy('subject.urutan').orderBy(natural('subject.nama')).orderBy('subject.id');
  const [rows, taught] = await Promise.all([select.execute(), teachersOf(db, id)]);
  return rows.map((it: any) => ({ ...it, guru: (taught.get(it.id_mata_pelajaran) ?? []).map(({ id_guru, nama }) => ({ id: id_guru, nama })) }));
}

async function teachersOf(db: Read, id: string) {
  const of = (table: string) => db.selectFrom(table).innerJoin('teacher', 'teacher.id_guru', `${table}.id_guru`).select([`${table}.id_mata_pelajaran`, 'teacher.id_guru', 'teacher.nama']).where(`${table}.id_kelas_tahun_ajaran`, '=', id);
  const rows = await of('teaching').union(of('slot') as never).execute() as { id_mata_pelajaran: string; id_guru: string; nama: string | null }[];
  return grouped(rows.sort((a, b) => (a.nama ?? '').localeCompare(b.nama ?? '', 'id') || a.id_guru.localeCompare(b.id_guru)), (it) => it.id_mata_pelajaran);
}

const membersOf = (db: Read, { id_kelas_tahun_ajaran: id }: OfClass): Promise<MuridDinilai[]> =>
  db.selectFrom('class_member').innerJoin('student', 'student.id_murid', 'class_member.id_murid').select(['student.id_murid', 'student.nama', 'student.nis', 'student.jenis_kelamin'])
    .where('class_member.id_kelas_tahun_ajaran', '=', id).orderBy(natural('student.nama')).orderBy('student.id_murid').execute() as never;

const ofSubject = <Q>(found: Q, column: string, { id_mata_pelajaran }: OfClass): Q => (id_mata_pelajaran ? (found as any).where(column, '=', id_mata_pelajaran) : found);

async function columnsOf(db: Read, of: OfClass): Promise<BahanNilai['kolom']> {
  const found = ofSubject(db.selectFrom('grade_column').leftJoin('basic-competence as kd', 'kd.id', 'grade_column.id_kd').where('grade_column.id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran), 'grade_column.id_mata_pelajaran', of);
  const rows: any[] = await found.selectAll('grade_column').select(['kd.kode as kd_kode', 'kd.alias as kd_alias', 'kd.kompetensi_dasar', 'kd.urutan as kd_urutan', 'kd.lingkup_materi as kd_lingkup']).orderBy('grade_column.dibuat').orderBy('grade_column.id_kolom').execute();
  return rows.map(({ kd_kode, kd_alias, kompetensi_dasar, kd_urutan, kd_lingkup, id_buku_nilai: _, id_kelas_tahun_ajaran: __, dibuat: ___, ...it }) => ({
    ...it, kompetensi: kd_kode === null ? null : { id_kd: it.id_kd, kode: kd_kode, alias: kd_alias, kompetensi_dasar, urutan: kd_urutan, lingkup_materi: kd_lingkup },
  }));
}

const scoresOf = (db: Read, of: OfClass): Promise<BahanNilai['nilai']> =>
  ofSubject(db.selectFrom('score').innerJoin('grade_column', 'grade_column.id_kolom', 'score.id_kolom').where('grade_column.id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran), 'grade_column.id_mata_pelajaran', of)
    .select(['score.id_kolom', 'score.id_murid', 'score.nilai']).execute() as never;

const written = (db: Read, table: string, of: OfClass) =>
  ofSubject(db.selectFrom(table).innerJoin('gradebook', 'gradebook.id_buku_nilai', `${table}.id_buku_nilai`).where('gradebook.id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran), 'gradebook.id_mata_pelajaran', of);
