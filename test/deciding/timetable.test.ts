import { defaultModel } from '#contract/timetable/timetable';
import { ModelChosen, SlotPlaced } from '#contract/timetable/timetable.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { ChooseModel, PlaceSlots, timetableDecider } from '#server/timetable/timetable.decider';
import { given } from '#test/kit/given';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [id_tahun_ajaran, matematika, bahasa] = [1, 31, 32].map(id) as [string, string, string];
const [bu, pak, ibu, kelas7, kelas8] = [41, 42, 43, 57, 58].map(id) as [string, string, string, string, string];
const slot = (n: number, id_guru: string, id_kelas_tahun_ajaran: string, { hari = 1, posisi = 1, id_mata_pelajaran = matematika } = {}) =>
  ({ id_slot: id(100 + n), hari, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru });
type Slot = ReturnType<typeof slot>;
const placed = (it: Slot) => SlotPlaced({ ...it, id_tahun_ajaran });
const place = (...slots: Slot[]) => new PlaceSlots({ id_tahun_ajaran, slots }, SYSTEM);
const choose = (model = defaultModel) => new ChooseModel({ id_tahun_ajaran, model }, SYSTEM);
const timetable = given(timetableDecider);

test('a schedule model is chosen, and another one says which it replaces', () => {
  const shorter = { ...defaultModel, durasi: 20 };
  timetable().when(choose()).then(ModelChosen({ id_tahun_ajaran, model: defaultModel, sebelum: null }));
  timetable(ModelChosen({ id_tahun_ajaran, model: defaultModel, sebelum: null })).when(choose(shorter)).then(ModelChosen({ id_tahun_ajaran, model: shorter, sebelum: defaultModel }));
});
test('the same model is no change', () => {
  timetable(ModelChosen({ id_tahun_ajaran, model: defaultModel, sebelum: null })).when(choose({ ...defaultModel })).nothing();
});
test('slots are placed together, each once', () => {
  const [one, other] = [slot(1, bu, kelas7), slot(2, pak, kelas8)];
  timetable().when(place(one, other)).then(placed(one), placed(other));
  timetable(placed(one)).when(place(one, other)).then(placed(other));
  timetable(placed(one)).when(place(one)).nothing();
});
test('rule 34: a teacher teaches one class at a time', () => {
  timetable(placed(slot(1, bu, kelas7))).when(place(slot(2, bu, kelas8))).refused('TEACHER_BUSY');
  timetable().when(place(slot(1, bu, kelas7), slot(2, bu, kelas8))).refused('TEACHER_BUSY');
});
test('a class has one lesson at a time', () => {
  timetable(placed(slot(1, bu, kelas7))).when(place(slot(2, pak, kelas7, { id_mata_pelajaran: bahasa }))).refused('CLASS_BUSY');
  timetable().when(place(slot(1, bu, kelas7), slot(2, pak, kelas7))).refused('CLASS_BUSY');
});
test('one clash refuses all that were to be placed together', () => {
  timetable(placed(slot(1, bu, kelas7))).when(place(slot(2, pak, kelas8), slot(3, bu, kelas8, { posisi: 2 }), slot(4, ibu, kelas7))).refused('CLASS_BUSY');
});
test('another period or another day is no clash', () => {
  const [later, tomorrow] = [slot(2, bu, kelas7, { posisi: 2 }), slot(3, bu, kelas7, { hari: 2 })];
  timetable(placed(slot(1, bu, kelas7))).when(place(later, tomorrow)).then(placed(later), placed(tomorrow));
});
