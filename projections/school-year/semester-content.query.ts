import type { Kysely } from 'kysely';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import type { Placed } from '#contract/timetable/slot';
import type { Model } from '#contract/timetable/timetable';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { kbm } from '#projections/curriculum/kbm.projection';
import { settingsTable } from '#projections/grading/gradebook-place.query';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { student } from '#projections/people/people.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { chosenModel, slot } from '#projections/timetable/timetable.projection';

const weightsTable = readOf(gradeWeight).table;

type Row = Record<string, unknown> & { id: string };
type Class = {
  id_kelas: string; id_kelas_tahun_ajaran: string; tingkat: number; simbol: string; id_level: string | null; id_program: string | null; id_guru: string | null;
  daftar_murid: string[];
};
/** What a semester consists of beside its days; of its students, those who have not left. */
export type SemesterContent = {
  classes: Class[];
  model: Model | null;
  slots: Placed[];
  teachings: { id_guru: string; id_mata_pelajaran: string; id_kelas: string; id_kelas_tahun_ajaran: string }[];
  /** How grades come about: settings by level, weights by subject and class, and whether passing grades were set. */
  settings: (Row & { id_level: string })[];
  weights: (Row & { id_mata_pelajaran: string; id_kelas_tahun_ajaran: string })[];
  isKkmSet: boolean;
};
export class ContentOfSemester extends Question<{ id_tahun_ajaran: string }, SemesterContent> {}

export const semesterContent = answer(ContentOfSemester, [schoolClass, classMember, student, chosenModel, slot, teaching, settingsTable, weightsTable, kbm], async (db, { id_tahun_ajaran }) => {
  const read = db as Kysely<any>;
  const [classes, members, chosen, slots, teachings, settings, weights, kkm] = await Promise.all([
    db.selectFrom('class').select(['id_kelas', 'id_kelas_tahun_ajaran', 'tingkat', 'simbol', 'id_level', 'id_program', 'id_guru']).where('id_tahun_ajaran', '=', id_tahun_ajaran).orderBy('id_kelas_tahun_ajaran').execute(),
    db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').innerJoin('student', 'student.id_murid', 'class_member.id_murid')
      .select(['class_member.id_kelas_tahun_ajaran', 'class_member.id_murid']).where('student.status_murid', '=', 'aktif').where('class.id_tahun_ajaran', '=', id_tahun_ajaran).orderBy('class_member.id_murid').execute(),
    db.selectFrom('chosen_model').select('model').where('id_tahun_ajaran', '=', id_tahun_ajaran).executeTakeFirst(),
    db.selectFrom('slot').select(['id_slot', 'hari', 'posisi', 'id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'id_guru', 'ruang']).where('id_tahun_ajaran', '=', id_tahun_ajaran).orderBy('id_slot').execute(),
    db.selectFrom('teaching').select(['id_guru', 'id_mata_pelajaran', 'id_kelas', 'id_kelas_tahun_ajaran']).where('id_tahun_ajaran', '=', id_tahun_ajaran).orderBy('id_pengampu').execute(),
    read.selectFrom('report-setting').selectAll().where('id_tahun_ajaran', '=', id_tahun_ajaran).orderBy('id').execute() as Promise<SemesterContent['settings']>,
    read.selectFrom('grade-weight').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'grade-weight.id_kelas_tahun_ajaran').selectAll('grade-weight').where('class.id_tahun_ajaran', '=', id_tahun_ajaran).orderBy('grade-weight.id').execute() as Promise<SemesterContent['weights']>,
    db.selectFrom('kbm').select('id').where('id_tahun_ajaran', '=', id_tahun_ajaran).executeTakeFirst(),
  ]);
  const daftar = (id: string) => members.filter((it) => it.id_kelas_tahun_ajaran === id).map((it) => it.id_murid);
  return { classes: classes.map((it) => ({ ...it, daftar_murid: daftar(it.id_kelas_tahun_ajaran) })), model: chosen?.model ?? null, slots, teachings, settings, weights, isKkmSet: kkm !== undefined };
});
