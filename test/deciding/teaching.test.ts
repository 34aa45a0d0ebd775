import { TeacherAssigned, TeacherUnassigned } from '#contract/subject/teaching.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { AssignTeacher, teachingDecider, teachingId, UnassignTeacher } from '#server/subject/teaching.decider';
import { ani, budi, cici, lesson, otherClass } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

const { id_kelas, id_kelas_tahun_ajaran } = lesson;
const whatWhere = { id_guru: ani, id_mata_pelajaran: budi, id_kelas_tahun_ajaran };
const data = { id_pengampu: teachingId(whatWhere), ...whatWhere, id_kelas, id_tahun_ajaran: otherClass };
const teaching = given(teachingDecider);
const unassign = new UnassignTeacher({ id_pengampu: data.id_pengampu }, SYSTEM);

test('a teacher is assigned once, and again after that was undone', () => {
  teaching().when(new AssignTeacher(data, SYSTEM)).then(TeacherAssigned(data));
  teaching(TeacherAssigned(data)).when(new AssignTeacher(data, SYSTEM)).nothing();
  teaching(TeacherAssigned(data), TeacherUnassigned(data)).when(new AssignTeacher(data, SYSTEM)).then(TeacherAssigned(data));
});
test('an assignment is undone unless the timetable still has its lessons', () => {
  teaching(TeacherAssigned(data)).knowing({ isScheduled: false }).when(unassign).then(TeacherUnassigned(data));
  teaching(TeacherAssigned(data)).knowing({ isScheduled: true }).when(unassign).refused('STILL_SCHEDULED');
  teaching().when(unassign).refused('NOT_FOUND');
});
test('teacher, subject and class of a semester say which assignment it is', () => {
  expect(teachingId(whatWhere)).toBe(data.id_pengampu);
  expect(new Set([teachingId({ ...whatWhere, id_guru: cici }), teachingId({ ...whatWhere, id_mata_pelajaran: cici }), teachingId({ ...whatWhere, id_kelas_tahun_ajaran: cici }), data.id_pengampu]).size).toBe(4);
});
