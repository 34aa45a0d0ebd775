import type { SemesterContent } from '#projections/school-year/semester-content.query';
import { AssignHomeroom, FormClass } from '#server/classroom/classroom.decider';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { copyWishes } from '#server/processes/copy-semester';
import { AssignTeacher } from '#server/subject/teaching.decider';
import { defaultModel } from '#contract/timetable/timetable';
import { PlaceSlots } from '#server/timetable/timetable.decider';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [GENAP, A, B, BUDI, SARI, ANI, BENI, MTK] = [1, 2, 3, 4, 5, 6, 7, 8].map(id) as [string, string, string, string, string, string, string, string];
const schoolClass = (id_kelas: string, id_guru: string | null, ...daftar_murid: string[]) =>
  ({ id_kelas, id_kelas_tahun_ajaran: `${id_kelas}`, tingkat: 7, simbol: id_kelas === A ? 'A' : 'B', id_level: null, id_program: null, id_guru, daftar_murid });
const slot = (id_kelas_tahun_ajaran: string, id_guru: string, posisi: number) => ({ id_slot: id(100 + posisi), hari: 1, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran: MTK, id_guru, ruang: null });
const nothing: SemesterContent = { classes: [], model: null, slots: [], teachings: [], settings: [], weights: [], isKkmSet: false };
const ganjil: SemesterContent = {
  classes: [schoolClass(A, BUDI, ANI), schoolClass(B, SARI, BENI)], model: defaultModel, slots: [slot(A, BUDI, 1), slot(B, BUDI, 2)],
  teachings: [{ id_guru: BUDI, id_mata_pelajaran: MTK, id_kelas: A, id_kelas_tahun_ajaran: A }],
  settings: [{ id: id(60), id_level: id(61), id_tahun_ajaran: id(62), kumer: 0, metode: 'bobot' }], weights: [{ id: id(63), id_mata_pelajaran: MTK, id_kelas_tahun_ajaran: A, bobot_ph: 3 }], isKkmSet: true,
};
const wished = (to: SemesterContent) => copyWishes(GENAP, ganjil, to);
const names = (to: SemesterContent) => wished(to).map(([command]) => command.name);
const dataOf = (to: SemesterContent, command: object) => wished(to).filter(([it]) => it === command).map(([, data]) => data as Record<string, unknown>);

test('an empty semester gets all of it, under ids that are the same every time', () => {
  expect(names(nothing)).toEqual(['FormClass', 'PlaceStudent', 'FormClass', 'PlaceStudent', 'ChooseModel', 'PlaceSlots', 'AssignTeacher', 'CreateReportSetting', 'CreateGradeWeight', 'GenerateKbm']);
  expect(wished(nothing)).toEqual(wished(nothing));
  const [a, b] = dataOf(nothing, FormClass);
  expect([a, b]).toMatchObject([{ id_kelas: A, id_tahun_ajaran: GENAP, id_guru: BUDI }, { id_kelas: B, id_guru: SARI }]);
  expect(new Set([a?.id_kelas_tahun_ajaran, b?.id_kelas_tahun_ajaran, A, B]).size).toBe(4);
  expect(dataOf(nothing, PlaceSlots)).toMatchObject([{ slots: [{ id_kelas_tahun_ajaran: a?.id_kelas_tahun_ajaran }, { id_kelas_tahun_ajaran: b?.id_kelas_tahun_ajaran }] }]);
  expect(dataOf(nothing, AssignTeacher)).toMatchObject([{ id_kelas_tahun_ajaran: a?.id_kelas_tahun_ajaran, id_tahun_ajaran: GENAP }]);
});
test('what is there already stays: a student who has moved, a teacher who has another class, a lesson in the same period', () => {
  const own = id(50);
  const to = { ...nothing, model: defaultModel, classes: [{ ...schoolClass(B, BUDI, ANI), id_kelas_tahun_ajaran: own }], slots: [slot(own, SARI, 2)] };
  expect(dataOf(to, FormClass)).toMatchObject([{ id_kelas: A, id_guru: null }]);
  expect(dataOf(to, PlaceStudent)).toEqual([{ id_murid: BENI, id_tahun_ajaran: GENAP, id_kelas_tahun_ajaran: own }]);
  expect(dataOf(to, PlaceSlots)).toMatchObject([{ slots: [{ posisi: 1 }] }]);
  expect(names(to)).not.toContain('ChooseModel');
});
test('a lesson that would end after 17.00 by the model that is there is left out', () => {
  expect(dataOf({ ...nothing, model: { ...defaultModel, jam_mulai: '15:50', durasi: 40 } }, PlaceSlots)).toMatchObject([{ slots: [{ posisi: 1 }] }]);
});
test('a class without a homeroom teacher gets the one it had', () => {
  const own = id(50);
  expect(dataOf({ ...nothing, classes: [{ ...schoolClass(A, null, ANI), id_kelas_tahun_ajaran: own }] }, AssignHomeroom)).toEqual([{ id_kelas_tahun_ajaran: own, id_guru: BUDI }]);
});
test('a class goes on by its curriculum, its weights and its passing grades; those that are there stay', () => {
  const made = wished(nothing).slice(-3).map(([, data]) => data as Record<string, unknown>);
  const [a] = dataOf(nothing, FormClass);
  expect(made).toMatchObject([{ id_level: id(61), id_tahun_ajaran: GENAP, kumer: 0 }, { id_mata_pelajaran: MTK, id_kelas_tahun_ajaran: a?.id_kelas_tahun_ajaran, bobot_ph: 3 }, { id_tahun_ajaran: GENAP }]);
  expect(made.map((it) => it.id)).not.toContain(id(60));
  const own = id(50);
  const to = { ...nothing, classes: [{ ...schoolClass(A, BUDI, ANI), id_kelas_tahun_ajaran: own }], settings: ganjil.settings, weights: [{ ...ganjil.weights[0]!, id_kelas_tahun_ajaran: own }] };
  expect(names(to).filter((it) => it.startsWith('Create'))).toEqual([]);
});
