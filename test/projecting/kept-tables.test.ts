import '#server/app';
import { kindOf } from '#contract/kit/fields';
import { personalColumns } from '#projections/kit/erase';
import { tables } from '#projections/kit/projection';
import { type AnyTable, columnsOf, peopleIn } from '#projections/kit/table';

/** The school's data officer is kept with the school, not as a person of it. */
const OF_NOBODY_HERE = ['data_officer'];
const PERSONS = ['id_murid', 'id_guru', 'id_akun', 'id_orang', 'id_pemilik'];
const namesPeople = (it: AnyTable) => columnsOf(it).filter((column) => PERSONS.includes(column) || ['teacher', 'student'].includes(kindOf(it.row.shape[column]).of ?? ''));
const named = () => tables().filter((it) => !OF_NOBODY_HERE.includes(it.name as string));

test('every table with rows about persons is called something in the copy of their data', async () => {
  const { words } = await import(`#client/${'privacy/kept.words'}`);
  const names = tables().filter((it) => peopleIn(it).length).map((it) => it.name as string);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((it) => !Object.hasOwn(words.id, it))).toEqual([]);
});

test('a table that names people, or keeps what is personal to them, says that it is about them', () => {
  const unsaid = named().flatMap((it) => [...namesPeople(it), ...personalColumns(it).map((column) => column.of)].filter((column) => !peopleIn(it).includes(column)).map((column) => `${it.name}.${column}`));
  expect(unsaid).toEqual([]);
});

test('what keeps a person from being removed is what a school works with, not what is their own', () => {
  expect(tables().flatMap((it) => peopleIn(it, 'keeps').map((column) => `${it.name}.${column}`)).sort()).toEqual([
    'attendance.id_murid', 'attendance_student_day.id_murid', 'class.id_guru', 'class_member.id_murid', 'exam.id_guru', 'exam_participant.id_murid', 'exam_supervisor.id_guru', 'kin.id_guru', 'leadership-period.id_guru', 'lesson.id_guru', 'lesson.id_guru_pengganti', 'lesson.pengganti_lepas', 'plan_reminder.id_guru', 'question.id_guru', 'question_package.id_guru', 'register_reminder.id_guru', 'rpp.id_guru', 'rpp_writer.id_guru', 'slot.id_guru', 'student_photo.id_murid', 'teacher_photo.id_guru', 'teaching.id_guru', 'topic.id_guru',
  ]);
});
