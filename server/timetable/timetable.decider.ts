import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { defaultModel, endsInTime, type Model } from '#contract/timetable/timetable';
import { ModelChosen, SlotPlaced } from '#contract/timetable/timetable.events';
import { timetableRefusals } from '#contract/timetable/timetable.refusals';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

export type Slot = { id_slot: string; hari: number; posisi: number; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; id_guru: string };
export class ChooseModel extends DomainCommand<{ id_tahun_ajaran: string; model: Model }> {}
export class PlaceSlots extends DomainCommand<{ id_tahun_ajaran: string; slots: Slot[] }> {}

type Timetable = { model: Model | null; last: number; slots: ReadonlySet<string>; teachers: ReadonlySet<string>; classes: ReadonlySet<string> };
const at = (who: string, { hari, posisi }: Pick<Slot, 'hari' | 'posisi'>) => `${who}|${hari}|${posisi}`;

/** The day ends with its last lesson, by 17.00 (domain A.2). */
const refuseLate = (model: Model, posisi: number) => refuseUnless(!posisi || endsInTime(model, posisi), timetableRefusals.DAY_TOO_LONG, { posisi });

/** A whole school year's timetable is one stream, so that no clash can slip between two of them. */
export const timetableDecider = decider({
  stream: 'timetable',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_tahun_ajaran }: { id_tahun_ajaran: string }) => id_tahun_ajaran,
  commands: { ChooseModel, PlaceSlots },
  events: { ModelChosen, SlotPlaced },
  initial: { model: null, last: 0, slots: new Set(), teachers: new Set(), classes: new Set() } as Timetable,
  decide: {
    ChooseModel: ({ id_tahun_ajaran, model }, { model: sebelum, last }) => {
      if (JSON.stringify(model) === JSON.stringify(sebelum)) return nothing;
      refuseLate(model, last);
      return ModelChosen({ id_tahun_ajaran, model, sebelum });
    },
    PlaceSlots: ({ id_tahun_ajaran, slots }, state) => {
      const [teachers, classes] = [new Set(state.teachers), new Set(state.classes)];
      return slots.filter((it) => !state.slots.has(it.id_slot)).map((slot) => {
        refuseLate(state.model ?? defaultModel, slot.posisi);
        refuseUnless(!teachers.has(at(slot.id_guru, slot)), timetableRefusals.TEACHER_BUSY);
        refuseUnless(!classes.has(at(slot.id_kelas_tahun_ajaran, slot)), timetableRefusals.CLASS_BUSY);
        teachers.add(at(slot.id_guru, slot));
        classes.add(at(slot.id_kelas_tahun_ajaran, slot));
        return SlotPlaced({ ...slot, id_tahun_ajaran });
      });
    },
  },
  evolve: {
    ModelChosen: (state, { model }) => ({ ...state, model }),
    SlotPlaced: (state, slot) => ({
      ...state,
      last: Math.max(state.last, slot.posisi),
      slots: new Set([...state.slots, slot.id_slot]),
      teachers: new Set([...state.teachers, at(slot.id_guru, slot)]),
      classes: new Set([...state.classes, at(slot.id_kelas_tahun_ajaran, slot)]),
    }),
  },
});
