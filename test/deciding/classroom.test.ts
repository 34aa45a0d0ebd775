import { ClassFormed, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { classDecider, FormClass, PlaceStudents, WithdrawStudents } from '#server/classroom/classroom.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { ani, budi, cici, lesson, otherClass } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

const { id_kelas, id_kelas_tahun_ajaran } = lesson;
const data = { id_kelas, id_kelas_tahun_ajaran, id_tahun_ajaran: otherClass, tingkat: 7, simbol: 'A', id_level: null, id_program: null, id_guru: otherClass };
const formed = ClassFormed(data);
const placed = (id_murid: string) => StudentPlaced({ id_kelas_tahun_ajaran, id_murid });
const withdrawn = (id_murid: string) => StudentWithdrawn({ id_kelas_tahun_ajaran, id_murid });
const place = (...daftar_murid: string[]) => new PlaceStudents({ id_kelas_tahun_ajaran, daftar_murid }, SYSTEM);
const withdraw = (id_murid: string) => new WithdrawStudents({ id_kelas_tahun_ajaran, daftar_murid: [id_murid] }, SYSTEM);
const schoolClass = given(classDecider);

test('a class is formed once a year', () => {
  schoolClass().when(new FormClass(data, SYSTEM)).then(formed);
  schoolClass(formed).when(new FormClass({ ...data, simbol: 'B' }, SYSTEM)).nothing();
});
test('a class may be formed before its homeroom teacher is known', () => {
  schoolClass().when(new FormClass({ ...data, id_guru: null }, SYSTEM)).then(ClassFormed({ ...data, id_guru: null }));
});
test('students are placed in a class, each once', () => {
  schoolClass(formed).when(place(ani, budi)).then(placed(ani), placed(budi));
  schoolClass(formed).when(place(ani, budi, ani)).then(placed(ani), placed(budi));
});
test('who is in the class already is not placed again', () => {
  schoolClass(formed, placed(ani)).when(place(ani, cici)).then(placed(cici));
  schoolClass(formed, placed(ani)).when(place(ani)).nothing();
  schoolClass(formed).when(place()).nothing();
});
test('nobody is placed in a class that was not formed', () => {
  schoolClass().when(place(ani)).refused('NOT_FOUND');
});
test('a student leaves a class once, and may come back', () => {
  schoolClass(formed, placed(ani)).when(withdraw(ani)).then(withdrawn(ani));
  schoolClass(formed, placed(ani), withdrawn(ani)).when(withdraw(ani)).nothing();
  schoolClass(formed, placed(ani), withdrawn(ani)).when(place(ani)).then(placed(ani));
});
test('who is not in the class cannot leave it', () => {
  schoolClass(formed, placed(ani)).when(withdraw(budi)).nothing();
});
