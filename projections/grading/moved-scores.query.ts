import { type Kysely, sql } from 'kysely';
import type { KolomNilai, Pindahan } from '#contract/grading/gradebook';
import { grouped } from '#contract/kit/grouped';
import { classLabelIn, everyClass, everyClassTables } from '#projections/classroom/class-rows';
import { classMember } from '#projections/classroom/classroom.projection';
import { carriedScore, gradebook, gradeColumn, score } from '#projections/grading/gradebook.projection';
import { institution } from '#projections/institution/institution.projection';
import { natural } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import { byName } from '#projections/people/by-name';
import { student } from '#projections/people/people.projection';

export const movedTables = [...everyClassTables, classMember, student, institution, gradebook, gradeColumn, score, carriedScore] as const;

/** A score of a student in the gradebook of a class that they left in the semester, with its column there. */
export type NilaiPindahan = KolomNilai & { id_murid: string; nama_murid: string | null; nilai: number; id_mata_pelajaran: string; id_kelas_tahun_ajaran: string; kelas: string };
type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran?: string | undefined };
export class MovedScores extends Question<Of, NilaiPindahan[]> {}

/**
 * What the students of a class earned in other classes of its semester and nobody has brought along or left behind here since. What was brought to a
 * third class is asked of that one; what came out of this class and is there as it was brought is here already.
 */
export function movedScores(db: Kysely<any>, { id_kelas_tahun_ajaran: here, id_mata_pelajaran }: Of): Promise<NilaiPindahan[]> {
  const standing = db.selectFrom('score as there').innerJoin('grade_column as place', 'place.id_kolom', 'there.id_kolom').select('there.id_kolom').whereRef('there.id_murid', '=', 'score.id_murid').where('there.nilai', 'is not', null);
  const carried = db.selectFrom('carried_score').innerJoin('gradebook', 'gradebook.id_buku_nilai', 'carried_score.id_buku_nilai').select('carried_score.id_kolom').whereRef('carried_score.id_murid', '=', 'score.id_murid');
  const isLeftHere = sql<boolean>`(carried_score.id_kolom IS NULL AND gradebook.id_kelas_tahun_ajaran = ${here})`;
  const isSettled = sql<boolean>`EXISTS ${carried.whereRef('carried_score.dari_kolom', '=', 'score.id_kolom').whereRef('carried_score.pada', '>=', 'score.pada').where(sql<boolean>`(${isLeftHere} OR EXISTS ${standing.whereRef('there.id_kolom', '=', 'carried_score.id_kolom')})`)}`;
  const isFromHere = sql<boolean>`EXISTS ${carried.whereRef('carried_score.id_kolom', '=', 'score.id_kolom').whereRef('carried_score.nilai', '=', 'score.nilai').where(sql<boolean>`EXISTS ${standing.whereRef('there.id_kolom', '=', 'carried_score.dari_kolom').where('place.id_kelas_tahun_ajaran', '=', here)}`)}`;
  const found = db.selectFrom('class_member').innerJoin('student', 'student.id_murid', 'class_member.id_murid').innerJoin('score', 'score.id_murid', 'class_member.id_murid').innerJoin('grade_column', 'grade_column.id_kolom', 'score.id_kolom')
    .innerJoin(everyClass(db).as('class'), 'class.id_kelas_tahun_ajaran', 'grade_column.id_kelas_tahun_ajaran')
    .where('class_member.id_kelas_tahun_ajaran', '=', here).where('class.id_kelas_tahun_ajaran', '!=', here).where('class.id_tahun_ajaran', '=', db.selectFrom('class as own').select('own.id_tahun_ajaran').where('own.id_kelas_tahun_ajaran', '=', here))
    .where('score.nilai', 'is not', null).where(sql<boolean>`NOT ${isSettled}`).where(sql<boolean>`NOT ${isFromHere}`);
  return (id_mata_pelajaran ? found.where('grade_column.id_mata_pelajaran', '=', id_mata_pelajaran) : found).select([
    'grade_column.id_kolom', 'grade_column.assesmentType', 'grade_column.tipe', 'grade_column.nama', 'grade_column.id_kd', 'grade_column.lingkup_materi', 'grade_column.teknik', 'grade_column.bobot', 'grade_column.tanggal', 'grade_column.isRemedial', 'grade_column.asal', 'grade_column.id_asal',
    'score.id_murid', 'student.nama as nama_murid', 'score.nilai', 'grade_column.id_mata_pelajaran', 'class.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas'),
  ]).orderBy('class.tingkat').orderBy('class.simbol').orderBy('class.id_kelas_tahun_ajaran').orderBy(sql`array_position(ARRAY['KD', 'TP', 'LM', 'PTS', 'STS', 'PAS', 'SAS'], tipe)`).orderBy('grade_column.dibuat').orderBy(natural('grade_column.nama')).orderBy('grade_column.id_kolom').orderBy(byName('student.nama')).orderBy('student.id_murid').execute() as never;
}

/** By student and the class that they left. */
export const countedByClass = (rows: readonly NilaiPindahan[]): Pindahan[] =>
  [...grouped(rows, (it) => `${it.id_murid} ${it.id_kelas_tahun_ajaran}`).values()].map((all) => ({ id_murid: all[0]!.id_murid, nama: all[0]!.nama_murid, kelas: all[0]!.kelas, jumlah: all.length }));

export const movedScoreAnswers = [answer(MovedScores, movedTables, (db, of) => movedScores(db as Kysely<any>, of))];
