import { ClassDissolved, ClassFormed, ClassRenamed, HomeroomAssigned } from '#contract/classroom/classroom.events';
import { AssignHomeroom, classDecider, DissolveClass, FormClass, RenameClass } from '#server/classroom/classroom.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { ani, budi, cici, lesson, otherClass } from '#test/deciding/a-lesson';
import { deciding, outcomeOf } from '#test/deciding/together';
import { given } from '#test/kit/given';

const { id_kelas, id_kelas_tahun_ajaran } = lesson;
const data = { id_kelas, id_kelas_tahun_ajaran, id_tahun_ajaran: otherClass, tingkat: 7, simbol: 'A', id_level: null, id_program: null, id_guru: otherClass };
const formed = ClassFormed(data);
const schoolClass = given(classDecider);

test('a class is formed once a year', () => {
  schoolClass().when(new FormClass(data, SYSTEM)).then(formed);
  schoolClass(formed).when(new FormClass({ ...data, simbol: 'B' }, SYSTEM)).nothing();
});
test('a class may be formed before its homeroom teacher is known', () => {
  schoolClass().when(new FormClass({ ...data, id_guru: null }, SYSTEM)).then(ClassFormed({ ...data, id_guru: null }));
});

const place_ = { id_kelas_tahun_ajaran, id_kelas, id_tahun_ajaran: otherClass };
const named = { tingkat: 7, simbol: 'A', id_level: null, id_program: null };
test('a class is renamed, and says what it was called', () => {
  schoolClass(formed).when(new RenameClass({ id_kelas_tahun_ajaran, simbol: 'C' }, SYSTEM)).then(ClassRenamed({ ...place_, ...named, simbol: 'C', sebelum: named }));
  schoolClass(formed).when(new RenameClass({ id_kelas_tahun_ajaran, simbol: 'A', tingkat: 7 }, SYSTEM)).nothing();
  schoolClass().when(new RenameClass({ id_kelas_tahun_ajaran, simbol: 'C' }, SYSTEM)).refused('NOT_FOUND');
});
test('a homeroom teacher follows another, or nobody', () => {
  schoolClass(formed).when(new AssignHomeroom({ id_kelas_tahun_ajaran, id_guru: ani }, SYSTEM)).then(HomeroomAssigned({ ...place_, id_guru: ani, sebelum: otherClass }));
  schoolClass(formed).when(new AssignHomeroom({ id_kelas_tahun_ajaran, id_guru: null }, SYSTEM)).then(HomeroomAssigned({ ...place_, id_guru: null, sebelum: otherClass }));
  schoolClass(formed).when(new AssignHomeroom({ id_kelas_tahun_ajaran, id_guru: otherClass }, SYSTEM)).nothing();
  schoolClass().when(new AssignHomeroom({ id_kelas_tahun_ajaran, id_guru: ani }, SYSTEM)).refused('NOT_FOUND');
});
test('an empty class that nothing refers to is dissolved, and may be formed again', () => {
  const dissolve = new DissolveClass({ id_kelas_tahun_ajaran }, SYSTEM);
  schoolClass(formed).knowing({ kelas: { data: { jumlah_murid: 0 } } }).when(dissolve).then(ClassDissolved(data));
  schoolClass(formed).knowing({ kelas: { data: { jumlah_murid: 1 } } }).when(dissolve).refused('CLASS_HAS_STUDENTS');
  schoolClass(formed).knowing({ use: 'slot' }).when(dissolve).refused('IN_USE');
  schoolClass(formed, ClassDissolved(data)).when(dissolve).refused('NOT_FOUND');
  schoolClass(formed, ClassDissolved(data)).when(new FormClass(data, SYSTEM)).then(formed);
});

describe('among the classes of a semester', () => {
  const other = { ...data, id_kelas_tahun_ajaran: cici, id_kelas: cici };

  test('a name belongs to one class, however it is written, and to another once it is given up', async () => {
    const { give } = deciding(classDecider);
    await give(new FormClass({ ...data, simbol: 'Hamka', id_guru: null }, SYSTEM));
    expect(await outcomeOf(give(new FormClass({ ...other, simbol: 'HAMKA', id_guru: null }, SYSTEM)))).toBe('CLASS_EXISTS');
    expect(await outcomeOf(give(new FormClass({ ...other, simbol: 'Hamka', id_guru: null, id_tahun_ajaran: ani }, SYSTEM)))).toBe('done');
    await give(new RenameClass({ id_kelas_tahun_ajaran, simbol: 'B' }, SYSTEM));
    expect(await outcomeOf(give(new FormClass({ ...other, id_kelas_tahun_ajaran: budi, simbol: 'Hamka', id_guru: null }, SYSTEM)))).toBe('done');
  });
  test('a teacher is homeroom teacher of one class', async () => {
    const { give } = deciding(classDecider);
    await give(new FormClass(data, SYSTEM));
    expect(await outcomeOf(give(new FormClass({ ...other, simbol: 'B' }, SYSTEM)))).toBe('HOMEROOM_TAKEN');
    await give(new AssignHomeroom({ id_kelas_tahun_ajaran, id_guru: null }, SYSTEM));
    expect(await outcomeOf(give(new FormClass({ ...other, simbol: 'B' }, SYSTEM)))).toBe('done');
  });
});
