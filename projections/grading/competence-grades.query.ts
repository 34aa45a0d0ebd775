import { type Kysely, sql } from 'kysely';
import type { NilaiDiKolom } from '#contract/grading/final-grade';
import { knowledgeParts, skillParts } from '#contract/grading/k13-grade';
import { goalParts } from '#contract/grading/merdeka-grade';
import { takeOver as api } from '#contract/grading/take-over.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { grouped } from '#contract/kit/grouped';
import { gradeData, gradeTables, type MapelDinilai } from '#projections/grading/class-data';
import { carriedScore } from '#projections/grading/gradebook.projection';
import { isTaughtBy } from '#projections/grading/gradebook.query';
import { answer, Question } from '#projections/kit/question';
import { reportCard } from '#projections/report-card/report-card.projection';

type Asked = { id_murid: string; id_mata_pelajaran?: string | undefined; id_tahun_ajaran?: string | undefined; pembaca: { id_orang: string; sebagai: 'murid' | 'guru' | 'pimpinan' } };
/** What a student comes to by competence, as their grades count it. They themselves see what their report of the end of the semester told (domain A.3), teachers what they teach or the class that they lead. */
export class GradesByCompetence extends Question<Asked, OutputOf<typeof api.byCompetence>> {
  static readonly endpoint = api.byCompetence;
}
type Row = Omit<NilaiDiKolom, 'kompetensi'> & { id_kd: string; id_kelas_tahun_ajaran: string; isMember: boolean; id_mata_pelajaran: string; mapel: string; kode: string; alias: string | null; kompetensi_dasar: string; urutan: number; lingkup_kd: string | null };

export const competenceGradeAnswers = [
  answer(GradesByCompetence, [...gradeTables, carriedScore, reportCard], async (it, asked) => {
    const db = it as Kysely<any>;
    const rows = await scoredBy(db, asked);
    const rules = await rulesOf(db, [...new Set(rows.map((one) => one.id_kelas_tahun_ajaran))]);
    const data = [...grouped(rows, (one) => one.id_mata_pelajaran).values()].flatMap((own) => {
      const { id_kelas_tahun_ajaran, id_mata_pelajaran, mapel } = own.find((one) => one.isMember) ?? own[0]!;
      const subject = rules.get(`${id_kelas_tahun_ajaran} ${id_mata_pelajaran}`);
      return subject ? comesTo(subject, own).map((one) => ({ id_mata_pelajaran, mapel, ...one })) : [];
    });
    return { data };
  }),
];

/** By competence in the order of the curriculum, knowledge before skills. */
function comesTo({ aturan }: MapelDinilai, rows: readonly Row[]) {
  const cells = rows.map(({ kode, alias, kompetensi_dasar, urutan, lingkup_kd: lingkup_materi, ...one }): NilaiDiKolom => ({ ...one, kompetensi: { id_kd: one.id_kd, kode, alias, kompetensi_dasar, urutan, lingkup_materi } }));
  const parts = aturan.kumer ? goalParts(aturan, cells) : [...knowledgeParts(aturan, cells), ...skillParts(aturan, cells)];
  return parts.flatMap(({ kolom: { kompetensi }, langkah: { nilai } }) => {
    if (!kompetensi || nilai === null) return [];
    const { id_kd, kode, kompetensi_dasar, alias } = kompetensi;
    return [{ id_kd, kode, kompetensi_dasar, alias, nilai, jumlah_nilai: rows.filter((one) => one.id_kd === id_kd).length }];
  });
}

async function rulesOf(db: Kysely<any>, classes: readonly string[]) {
  const found = await Promise.all(classes.map((id_kelas_tahun_ajaran) => gradeData(db, { id_kelas_tahun_ajaran })));
  return new Map(found.flatMap((it) => it?.mapel.map((one) => [`${it.kelas.id_kelas_tahun_ajaran} ${one.id_mata_pelajaran}`, one] as const) ?? []));
}

/** Whether the report of the semester that `class` names is out, in whatever class the student was by then. */
const told = (db: Kysely<any>, id_murid: string) => db.selectFrom('report_card').innerJoin('class as place', 'place.id_kelas_tahun_ajaran', 'report_card.id_kelas_tahun_ajaran').select('report_card.id_general_report')
  .whereRef('place.id_tahun_ajaran', '=', 'class.id_tahun_ajaran').where('report_card.id_murid', '=', id_murid).where('report_card.type', '=', 'akhir_semester').where('report_card.isPublished', '=', true);

/** The scores of a student in columns of competences; what was brought along counts where it is now. */
function scoredBy(db: Kysely<any>, { id_murid, id_mata_pelajaran, id_tahun_ajaran, pembaca: { id_orang, sebagai } }: Asked): Promise<Row[]> {
  const broughtOn = db.selectFrom('carried_score').innerJoin('score as there', (join) => join.onRef('there.id_kolom', '=', 'carried_score.id_kolom').onRef('there.id_murid', '=', 'carried_score.id_murid')).innerJoin('grade_column as place', 'place.id_kolom', 'there.id_kolom').select('there.id_kolom')
    .whereRef('carried_score.dari_kolom', '=', 'score.id_kolom').whereRef('carried_score.id_murid', '=', 'score.id_murid').whereRef('carried_score.pada', '>=', 'score.pada').where('there.nilai', 'is not', null);
  const isMember = sql<boolean>`EXISTS ${db.selectFrom('class_member').select('class_member.id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').where('class_member.id_murid', '=', id_murid)}`;
  let found = db.selectFrom('score').innerJoin('grade_column', 'grade_column.id_kolom', 'score.id_kolom').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'grade_column.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .innerJoin('subject', 'subject.id', 'grade_column.id_mata_pelajaran').innerJoin('basic-competence as kd', 'kd.id', 'grade_column.id_kd')
    .where('score.id_murid', '=', id_murid).where('score.nilai', 'is not', null).where('grade_column.assesmentType', '!=', 'formatif').where(sql<boolean>`NOT EXISTS ${broughtOn}`)
    .where(id_tahun_ajaran ? sql<boolean>`class.id_tahun_ajaran = ${id_tahun_ajaran}` : sql<boolean>`school_year."isActive"`);
  if (id_mata_pelajaran) found = found.where('subject.id', '=', id_mata_pelajaran);
  if (sebagai === 'murid') found = found.where(sql<boolean>`EXISTS ${told(db, id_murid)}`);
  if (sebagai === 'guru') found = found.where((at) => at.or([sql<boolean>`class.id_guru IS NOT DISTINCT FROM ${id_orang}`, isTaughtBy(db, id_orang)]));
  return found.selectAll('grade_column').select(['score.nilai', 'subject.nama as mapel', 'kd.kode', 'kd.alias', 'kd.kompetensi_dasar', 'kd.urutan', 'kd.lingkup_materi as lingkup_kd', isMember.as('isMember')])
    .orderBy('subject.urutan').orderBy('subject.nama').orderBy('subject.id').orderBy('grade_column.dibuat').orderBy('grade_column.id_kolom').execute() as never;
}
