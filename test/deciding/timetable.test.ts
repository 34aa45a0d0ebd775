import { defaultModel } from '#contract/timetable/timetable';
import { ModelChosen, SlotPlaced } from '#contract/timetable/timetable.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { ChooseModel, PlaceSlots, timetableDecider } from '#server/timetable/timetable.decider';
import { given } from '#test/kit/given';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [id_tahun_ajaran, matematika, bahasa] = [1, 31, 32].map(id) as [string, string, string];
const [bu, pak, ibu, kelas7, kelas8] = [41, 42, 43, 57, 58].map(id) as [string, string, string, string, string];
const slot = (n: number, id_guru: string, id_kelas_tahun_ajaran: string, { hari = 1, posisi = 1, id_mata_pelajaran = matematika } = {}) =>
  ({ id_slot: id(100 + n), hari, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru, ruang: null });
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

describe('a day ends by 17.00', () => {
  const chosen = (more: object) => ModelChosen({ id_tahun_ajaran, model: { ...defaultModel, ...more }, sebelum: null });
  const eighth = slot(1, bu, kelas7, { posisi: 8 });

  test('a model under which the last lesson would end later is not chosen', () => {
    const until17 = { ...defaultModel, jam_mulai: '10:25', durasi: 40, isMurajaah1: 0 as const, break1dur: 15, break2dur: 60 };
    timetable(placed(eighth)).when(choose(until17)).then(ModelChosen({ id_tahun_ajaran, model: until17, sebelum: null }));
    for (const later of [{ jam_mulai: '10:26' }, { durasi: 41 }, { break1dur: 16 }, { break2dur: 61 }, { isMurajaah1: 1, murajaah1dur: 1 }, { isMurajaah2: 1, murajaah2dur: 1 }])
      timetable(placed(eighth)).when(choose({ ...until17, ...later } as never)).refused('DAY_TOO_LONG');
    const longPause = { ...until17, isMurajaah2: 1 as const, murajaah2dur: 90 };
    timetable(placed(slot(1, bu, kelas7, { posisi: 6 }))).when(choose(longPause)).then(ModelChosen({ id_tahun_ajaran, model: longPause, sebelum: null }));
    timetable().when(choose({ ...until17, jam_mulai: '13:00' })).then(ModelChosen({ id_tahun_ajaran, model: { ...until17, jam_mulai: '13:00' }, sebelum: null }));
  });
  test('nor is a lesson placed that would end later under the chosen one', () => {
    timetable(chosen({ jam_mulai: '12:00', durasi: 40 })).when(place(slot(1, bu, kelas7, { posisi: 6 }))).then(placed(slot(1, bu, kelas7, { posisi: 6 })));
    timetable(chosen({ jam_mulai: '12:00', durasi: 40 })).when(place(slot(1, bu, kelas7), eighth)).refused('DAY_TOO_LONG');
  });
});
