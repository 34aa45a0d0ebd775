import { sql } from 'kysely';
import { teaching as api } from '#contract/subject/teaching.api';
import { classLabel } from '#contract/classroom/classroom';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import type { Pengampu } from '#contract/subject/teaching';
import { byClass, classNamed, classTables, formatOf, ofYear } from '#projections/classroom/class-rows';
import { answer, Question, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

type Asked = { id_guru?: string | undefined; id_tahun_ajaran?: string | undefined };

/** Of a teacher, of a class, or both. */
export class SubjectsAndClasses extends Question<Asked & { id_kelas?: string | undefined }, { data: Pengampu[] }> {
  static readonly endpoint = api.subjectsAndClasses;
}
export class SubjectsAndLevels extends viewOf(api.subjectsAndLevels) {}
/** Whether a teacher has lessons of a subject in the timetable of a class. */
export class IsScheduled extends Question<{ id_pengampu: string }, boolean> {}
/** Whether a teacher teaches anything in a class of one semester, by assignment or by the timetable (domain A.3). */
export class TeachesIn extends Question<{ id_guru: string; id_kelas_tahun_ajaran: string }, boolean> {}
/** Whether a teacher teaches the subject of a competence, and the one that it is to be of, somewhere in the active semester. */
export class TeachesSubjects extends Question<{ id_guru: string; id_kd?: string | undefined; id_mata_pelajaran?: string | undefined }, boolean> {}

const competence = readOf(basicCompetence).table;
const tables = [...classTables, teaching, subject] as const;

export const teachingAnswers = [
  answer(SubjectsAndClasses, tables, async (db, { id_guru, id_tahun_ajaran, id_kelas }) => {
    let found = db
      .selectFrom('teaching')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'teaching.id_kelas_tahun_ajaran')
      .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('subject', 'subject.id', 'teaching.id_mata_pelajaran')
      .leftJoin('teacher', 'teacher.id_guru', 'teaching.id_guru')
      .leftJoin('level', 'level.tingkat', 'class.tingkat')
      .select(['teaching.id_pengampu', 'teaching.id_guru', 'teacher.nama as guru', 'teaching.id_mata_pelajaran', 'subject.nama as mapel', 'class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'level.id as id_level'])
      .where(id_kelas ? classNamed(id_kelas, id_tahun_ajaran) : ofYear(id_tahun_ajaran));
    if (id_guru) found = found.where('teaching.id_guru', '=', id_guru);
    const rows = await found.orderBy(sql`subject.urutan`).orderBy('subject.nama').orderBy(byClass).orderBy('teaching.id_pengampu').execute();
    const format = await formatOf(db as never);
    return { data: rows.map(({ id_pengampu, simbol, ...it }) => ({ ...it, id: id_pengampu, kelas: classLabel({ tingkat: it.tingkat, simbol }, format) })) };
  }),

  answer(SubjectsAndLevels, tables, async (db, { id_guru, id_tahun_ajaran }) => {
    let found = db
      .selectFrom('teaching')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'teaching.id_kelas_tahun_ajaran')
      .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('subject', 'subject.id', 'teaching.id_mata_pelajaran')
      .leftJoin('level', 'level.tingkat', 'class.tingkat')
      .select(['teaching.id_mata_pelajaran', 'subject.nama as mapel', 'subject.urutan', 'class.tingkat', 'level.id as id_level', 'level.nama as level']).distinct()
      .where(ofYear(id_tahun_ajaran));
    if (id_guru) found = found.where('teaching.id_guru', '=', id_guru);
    const rows = await found.orderBy('subject.urutan').orderBy('subject.nama').orderBy('class.tingkat').orderBy('teaching.id_mata_pelajaran').execute();
    return { data: rows.map(({ urutan: _, ...it }) => it) };
  }),

  answer(IsScheduled, [teaching, slot], async (db, { id_pengampu }) =>
    (await db
      .selectFrom('teaching')
      .innerJoin('slot', (join) => join.onRef('slot.id_kelas_tahun_ajaran', '=', 'teaching.id_kelas_tahun_ajaran')
        .onRef('slot.id_mata_pelajaran', '=', 'teaching.id_mata_pelajaran').onRef('slot.id_guru', '=', 'teaching.id_guru'))
      .select('slot.id_slot').where('teaching.id_pengampu', '=', id_pengampu).limit(1).execute()).length > 0),

  answer(TeachesSubjects, [teaching, slot, schoolYear, competence], async (db, { id_guru, id_kd, id_mata_pelajaran }) => {
    const active = db.selectFrom('school_year').select('school_year.id_tahun_ajaran').where('isActive', '=', true);
    const assigned = db.selectFrom('teaching').select('teaching.id_mata_pelajaran').where('id_guru', '=', id_guru).where('teaching.id_tahun_ajaran', 'in', active);
    const scheduled = db.selectFrom('slot').select('slot.id_mata_pelajaran').where('id_guru', '=', id_guru).where('slot.id_tahun_ajaran', 'in', active);
    const taught = new Set((await assigned.union(scheduled).execute()).map((it) => it.id_mata_pelajaran));
    const present = id_kd ? await db.selectFrom('basic-competence').select('id_mata_pelajaran').where('id', '=', id_kd).executeTakeFirst() : undefined;
    return [present?.id_mata_pelajaran, id_mata_pelajaran].every((it) => it === undefined || taught.has(it));
  }),

  answer(TeachesIn, [teaching, slot], async (db, { id_guru, id_kelas_tahun_ajaran }) => {
    const assigned = db.selectFrom('teaching').select('id_guru').where('id_guru', '=', id_guru).where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran);
    const scheduled = db.selectFrom('slot').select('id_guru').where('id_guru', '=', id_guru).where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran);
    return (await assigned.union(scheduled).execute()).length > 0;
  }),
];
