import { defaultModel } from '#contract/timetable/timetable';
import { ModelChosen, SlotChanged, SlotMoved, SlotPlaced, SlotRemoved, TimetableRearranged } from '#contract/timetable/timetable.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { ChangeSlot, ChooseModel, PlaceSlot, PlaceSlots, RearrangeTimetable, RemoveSlot, timetableDecider, UndoRearrangement } from '#server/timetable/timetable.decider';
import { fingerprintOf } from '#server/timetable/fingerprint';
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

describe('one slot at a time', () => {
  const names = { jumlah_hari: 5, kelas: { [kelas7]: '7A', [kelas8]: '8A' }, guru: { [bu]: 'Bu Rina', [pak]: 'Pak Budi' }, mapel: { [matematika]: 'Matematika', [bahasa]: 'Bahasa' } };
  const knowing = (...facts: Parameters<typeof timetable>) => timetable(...facts).knowing({ names });
  const one = (it: Slot) => new PlaceSlot({ ...it, id_tahun_ajaran }, SYSTEM);
  const change = (id_slot: string, wish: object) => new ChangeSlot({ id_tahun_ajaran, id_slot, tukar: false, ...wish } as never, SYSTEM);
  const [first, second] = [slot(1, bu, kelas7), slot(2, pak, kelas8)];

  test('is placed once, and may share its time with others of another class, teacher and room', () => {
    knowing(placed(first)).when(one(second)).then(placed(second));
    knowing(placed(first)).when(one(first)).nothing();
    knowing(placed({ ...first, ruang: 'Lab' } as never)).when(one({ ...second, ruang: 'Aula' } as never)).then(placed({ ...second, ruang: 'Aula' } as never));
  });
  test('every clash is told by name, with the nearest three places that are free', () => {
    const there = [placed({ ...first, ruang: 'Lab IPA' } as never), placed(slot(3, bu, kelas8, { posisi: 2 }))];
    expect(refusalOf(() => decided(there, one({ ...slot(9, bu, kelas7), ruang: 'lab  ipa' } as never)))).toMatchObject({
      refusal: { code: 'TEACHER_BUSY' }, params: { kelas: '7A' },
      beside: {
        bentrok: [{ jenis: 'guru', kelas: '7A', guru: 'Bu Rina' }, { jenis: 'kelas', mapel: 'Matematika' }, { jenis: 'ruang', ruang: 'Lab IPA' }],
        alternatif: [{ hari: 2, posisi: 1 }, { hari: 2, posisi: 2 }, { hari: 3, posisi: 1 }],
      },
    });
  });
  test('stands on a school day, in time, in a class of the semester', () => {
    knowing().when(one(slot(1, bu, kelas7, { hari: 6 }))).refused('NO_SCHOOL_DAY');
    knowing(ModelChosen({ id_tahun_ajaran, model: { ...defaultModel, jam_mulai: '13:00', durasi: 60 }, sebelum: null })).when(one(slot(1, bu, kelas7, { posisi: 4 }))).refused('DAY_TOO_LONG');
    knowing().when(one(slot(1, bu, id(999)))).refused('NOT_THIS_SEMESTER');
  });
  test('moves, and changes what is taught, by whom and where', () => {
    knowing(placed(first)).when(change(first.id_slot, { hari: 2 })).then(SlotMoved({ id_tahun_ajaran, id_slot: first.id_slot, hari: 2, posisi: 1, sebelum: { hari: 1, posisi: 1 } }));
    const before = { id_mata_pelajaran: matematika, id_guru: bu, ruang: null };
    knowing(placed(first)).when(change(first.id_slot, { id_guru: pak, ruang: 'Lab' })).then(SlotChanged({ id_tahun_ajaran, id_slot: first.id_slot, id_mata_pelajaran: matematika, id_guru: pak, ruang: 'Lab', sebelum: before }));
    knowing(placed(first)).when(change(first.id_slot, { hari: 1, posisi: 1, id_guru: bu })).nothing();
    knowing(placed(first), placed(second)).when(change(first.id_slot, { id_guru: pak })).refused('TEACHER_BUSY');
    knowing().when(change(first.id_slot, { hari: 2 })).refused('NOT_FOUND');
  });
  test('what somebody else has moved meanwhile is not moved again', () => {
    const moved = SlotMoved({ id_tahun_ajaran, id_slot: first.id_slot, hari: 2, posisi: 1, sebelum: { hari: 1, posisi: 1 } });
    knowing(placed(first), moved).when(change(first.id_slot, { hari: 3, sebelum: { hari: 1 } })).refused('CONFLICT');
  });
  test('two of a class change places, unless one of them cannot', () => {
    const other = slot(3, pak, kelas7, { hari: 2, posisi: 4, id_mata_pelajaran: bahasa });
    const [there, back] = [{ hari: 2, posisi: 4 }, { hari: 1, posisi: 1 }];
    knowing(placed(first), placed(other)).when(change(first.id_slot, { ...there, tukar: true })).then(
      SlotMoved({ id_tahun_ajaran, id_slot: first.id_slot, ...there, sebelum: back }), SlotMoved({ id_tahun_ajaran, id_slot: other.id_slot, ...back, sebelum: there }));
    knowing(placed(first), placed(other)).when(change(first.id_slot, there)).refused('CLASS_BUSY');
    knowing(placed(first), placed(other), placed(second)).when(change(first.id_slot, { ...there, tukar: true })).refused('TEACHER_BUSY');
  });
  test('is removed once, and its place is free', () => {
    const removed = SlotRemoved({ ...first, id_tahun_ajaran });
    const remove = new RemoveSlot({ id_tahun_ajaran, id_slot: first.id_slot }, SYSTEM);
    timetable(placed(first)).when(remove).then(removed);
    timetable(placed(first), removed).when(remove).nothing();
    knowing(placed(first), removed).when(one(slot(7, bu, kelas7))).then(placed(slot(7, bu, kelas7)));
  });
  test('comes back as itself where it is of the same class and subject', () => {
    const removed = SlotRemoved({ ...first, id_tahun_ajaran });
    const again = (it: Slot) => new PlaceSlot({ ...it, id_tahun_ajaran, isBack: true }, SYSTEM);
    knowing(placed(first), removed).when(again(first)).then(placed(first));
    knowing(placed(first), removed).when(again({ ...first, posisi: 3 })).then(placed({ ...first, posisi: 3 }));
    knowing(placed(first)).when(again(first)).nothing();
    knowing(placed(first), removed).when(again({ ...first, id_mata_pelajaran: bahasa })).refused('LOST_REFERENCE');
    knowing(placed(first), removed).when(again({ ...first, id_kelas_tahun_ajaran: kelas8 })).refused('LOST_REFERENCE');
    knowing().when(again(first)).refused('LOST_REFERENCE');
  });

  describe('many at once', () => {
    const rearrange = (n: number, hapus: Slot[], tempat: Slot[]) => new RearrangeTimetable({ id_tahun_ajaran, id_ubahan: id(n), sebab: 'impor', hapus, tempat }, SYSTEM);
    const rearranged = (n: number, hapus: Slot[], tempat: Slot[], urung: string | null = null) =>
      TimetableRearranged({ id_tahun_ajaran, id_ubahan: id(n), sebab: urung ? 'urung' : 'impor', urung, hapus: hapus as never, tempat: tempat as never });
    const undo = (n: number, as: number, sidik?: string) => new UndoRearrangement({ id_tahun_ajaran, id_ubahan: id(n), id_urung: id(as), sidik }, SYSTEM);
    const instead = slot(5, bu, kelas7, { id_mata_pelajaran: bahasa });

    test('what goes makes room for what comes, in one fact', () => {
      knowing(placed(first)).when(rearrange(800, [first], [instead])).then(rearranged(800, [first], [instead]));
      knowing(placed(first)).when(rearrange(800, [], [instead])).refused('TEACHER_BUSY');
      knowing(placed(first)).when(rearrange(800, [], [slot(6, bu, kelas8, { posisi: 2 }), slot(7, pak, kelas8, { posisi: 2 })])).refused('CLASS_BUSY');
      knowing(placed(first), rearranged(800, [first], [instead])).when(rearrange(800, [first], [instead])).nothing();
    });
    test('is not undone into what there is no room for any more', () => {
      const late = { ...first, posisi: 4 };
      const done = [placed(late), rearranged(800, [late], [{ ...instead, posisi: 1 }])];
      knowing(...done, ModelChosen({ id_tahun_ajaran, model: { ...defaultModel, jam_mulai: '13:00', durasi: 60 }, sebelum: null })).when(undo(800, 801)).refused('DAY_TOO_LONG');
      timetable(...done).knowing({ names: { ...names, jumlah_hari: 0 } }).when(undo(800, 801)).refused('NO_SCHOOL_DAY');
      timetable(...done).knowing({ names: { ...names, kelas: {} } }).when(undo(800, 801)).refused('NOT_THIS_SEMESTER');
    });
    test('is undone as a whole, once', () => {
      const done = [placed(first), rearranged(800, [first], [instead])];
      knowing(...done).when(undo(800, 801)).then(rearranged(801, [instead], [first], id(800)));
      knowing(...done, rearranged(801, [instead], [first], id(800))).when(undo(800, 802)).refused('UNDONE');
      knowing(...done, rearranged(801, [instead], [first], id(800))).when(undo(801, 803)).then(rearranged(803, [first], [instead], id(801)));
      knowing(placed(first)).when(undo(800, 801)).refused('NOT_FOUND');
    });
    test('moves what stays what it is, and undone it is back where it was', () => {
      const moved = { ...first, posisi: 3 };
      knowing(placed(first)).when(rearrange(800, [first], [moved])).then(rearranged(800, [first], [moved]));
      knowing(placed(first), rearranged(800, [first], [moved])).when(undo(800, 801)).then(rearranged(801, [moved], [first], id(800)));
    });
    test('takes away only what still is as it was shown', () => {
      const elsewhere = SlotMoved({ id_tahun_ajaran, id_slot: first.id_slot, hari: 2, posisi: 1, sebelum: { hari: 1, posisi: 1 } });
      knowing(placed(first), elsewhere).when(rearrange(800, [first], [instead])).refused('TIMETABLE_CHANGED');
    });
    test('undone takes along what was changed by hand since only where that was seen', () => {
      const moved = { ...instead, hari: 3 };
      const done = [placed(first), rearranged(800, [first], [instead]), SlotMoved({ id_tahun_ajaran, id_slot: instead.id_slot, hari: 3, posisi: 1, sebelum: { hari: 1, posisi: 1 } })];
      knowing(...done).when(undo(800, 801)).refused('CHANGED_SINCE');
      knowing(...done).when(undo(800, 801, fingerprintOf([instead]))).refused('CHANGED_SINCE');
      knowing(...done).when(undo(800, 801, fingerprintOf([moved]))).then(rearranged(801, [moved], [first], id(800)));
    });
    test('is not undone onto what was placed since', () => {
      const since = slot(8, bu, kelas8, { posisi: 3 });
      const moved = SlotMoved({ id_tahun_ajaran, id_slot: instead.id_slot, hari: 1, posisi: 2, sebelum: { hari: 1, posisi: 1 } });
      knowing(placed(first), rearranged(800, [first], [instead]), moved, placed({ ...since, posisi: 1 })).when(undo(800, 801, fingerprintOf([{ ...instead, posisi: 2 }]))).refused('TEACHER_BUSY');
    });
  });

  function decided(facts: Parameters<typeof timetable>, command: PlaceSlot) {
    const state = facts.reduce((before, fact) => evolve(timetableDecider as never, before, fact), timetableDecider.initial as unknown);
    return timetableDecider.decide.PlaceSlot(command.data, state as never, { by: SYSTEM, at: '', id: '', needs: { names } } as never);
  }
  function refusalOf(decide: () => unknown) {
    try {
      return { decided: decide() };
    } catch (error) {
      return error;
    }
  }
});
