import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { alternativesOf, type Clash, clashesOf } from '#contract/timetable/clash';
import type { Placed, SebabUbahan } from '#contract/timetable/slot';
import { defaultModel, endsInTime, type Model } from '#contract/timetable/timetable';
import type { DiubahSejak, timetable as api } from '#contract/timetable/timetable.api';
import { ModelChosen, SlotChanged, SlotMoved, SlotPlaced, SlotRemoved, TimetableRearranged } from '#contract/timetable/timetable.events';
import { timetableRefusals as no } from '#contract/timetable/timetable.refusals';
import { NamesOfTimetable, slotNamed, type TimetableNames } from '#projections/timetable/names.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { clashRefused } from '#server/timetable/clash-refused';
import { placedIn, fingerprintOf } from '#server/timetable/fingerprint';

type Year = { id_tahun_ajaran: string };
/** `ruang` may be left out. */
export type Slot = Omit<Placed, 'ruang'> & { ruang?: string | null };
type Change = Omit<InputOf<typeof api.change>, 'id'>;
export class ChooseModel extends DomainCommand<Year & { model: Model }> {}
export class PlaceSlots extends DomainCommand<Year & { slots: Slot[] }> {}
/** `isBack`: what was removed is placed again. */
export class PlaceSlot extends DomainCommand<Year & Placed & { isBack?: boolean }> {}
export class ChangeSlot extends DomainCommand<Year & { id_slot: string } & Change> {}
export class RemoveSlot extends DomainCommand<Year & { id_slot: string }> {}
/** `hapus`: as they were shown. */
export class RearrangeTimetable extends DomainCommand<Year & { id_ubahan: string; sebab: SebabUbahan; hapus: Placed[]; tempat: Placed[] }> {}
/** `sidik`: of what is lost by it, as it was shown. */
export class UndoRearrangement extends DomainCommand<Year & { id_ubahan: string; id_urung: string; sidik?: string | undefined }> {}

type Rearranged = { hapus: readonly Placed[]; tempat: readonly Placed[]; isUndone: boolean };
/** A slot that was removed is kept as undefined, and as it was among `removed`. */
type State = { model: Model | null; slots: Record<string, Placed | undefined>; removed: Record<string, Placed>; changes: Record<string, Rearranged> };

/** One decision is one event of at most a megabyte. */
export const MOST_SLOTS = 2_000;

const slotsOf = ({ slots }: State) => Object.values(slots).filter((it): it is Placed => it !== undefined);
const lastOf = (state: State) => slotsOf(state).reduce((last, { posisi }) => Math.max(last, posisi), 0);
const contentOf = ({ id_mata_pelajaran, id_guru, ruang }: Placed) => ({ id_mata_pelajaran, id_guru, ruang });
const placeOf = ({ hari, posisi }: Placed) => ({ hari, posisi });
/** Of the same class and subject: what its lessons are about is true of it, too. */
const isOf = (slot: Placed, before: Placed | undefined) => before?.id_kelas_tahun_ajaran === slot.id_kelas_tahun_ajaran && before.id_mata_pelajaran === slot.id_mata_pelajaran;
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The day ends with its last lesson, by 17.00 (domain A.2). */
const refuseLate = (model: Model | null, posisi: number) => refuseUnless(!posisi || endsInTime(model ?? defaultModel, posisi), no.DAY_TOO_LONG, { posisi });

type Known = { names?: TimetableNames };
/** There is school then, it ends in time, and the class is one of this semester. */
function refuseOutside({ model }: State, { hari, posisi, id_kelas_tahun_ajaran }: Placed, names: TimetableNames) {
  refuseUnless(hari <= names.jumlah_hari, no.NO_SCHOOL_DAY);
  refuseLate(model, posisi);
  if (!names.kelas[id_kelas_tahun_ajaran]) throw new Refused(no.NOT_THIS_SEMESTER, {}, { id_kelas: no.NOT_THIS_SEMESTER });
}

/** Everything that stands in the way of one wish, by name, and where else it could be. */
function refuseClash(state: State, wish: Placed, but: readonly string[], names: TimetableNames) {
  const slots = slotsOf(state);
  const clashes = clashesOf(slots, wish, but);
  if (clashes.length) throw clashRefused(clashes, alternativesOf(slots, wish, { model: state.model ?? defaultModel, jumlah_hari: names.jumlah_hari }, but), names);
}

/** The first of many that clashes with what is there or with one before it. */
function clashAmong(there: readonly Placed[], wishes: readonly Placed[]): Clash[] {
  const slots = [...there];
  for (const wish of wishes) {
    const clashes = clashesOf(slots, wish);
    if (clashes.length) return clashes;
    slots.push(wish);
  }
  return [];
}

/** What was changed by hand since it came is lost where its coming is undone: by name, and only for who has seen it. */
function refuseLosing(came: readonly Placed[], { slots }: State, seen: string | undefined, names: TimetableNames) {
  const lost = came.flatMap((sebelum) => {
    const sesudah = slots[sebelum.id_slot];
    return sesudah && !isSame(placedIn(sesudah), placedIn(sebelum)) ? { sebelum: slotNamed(sebelum, names), sesudah: slotNamed(sesudah, names) } : [];
  });
  const sidik = fingerprintOf(lost.map(({ sesudah }) => placedIn(sesudah)));
  if (lost.length && seen !== sidik) throw new Refused(no.CHANGED_SINCE, { jumlah: lost.length }, undefined, { hilang: lost satisfies DiubahSejak[], sidik });
}

/** What stands where this one goes, where the two change places. */
const otherOf = (state: State, wish: Placed) =>
  slotsOf(state).find((it) => it.id_slot !== wish.id_slot && it.id_kelas_tahun_ajaran === wish.id_kelas_tahun_ajaran && isSame(placeOf(it), placeOf(wish)));

/** A whole semester's timetable is one stream, so that no clash can slip between two of them. */
export const timetableDecider = decider({
  stream: 'timetable',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_tahun_ajaran }: Year) => id_tahun_ajaran,
  commands: { ChooseModel, PlaceSlots, PlaceSlot, ChangeSlot, RemoveSlot, RearrangeTimetable, UndoRearrangement },
  events: { ModelChosen, SlotPlaced, SlotMoved, SlotChanged, SlotRemoved, TimetableRearranged },
  initial: { model: null, slots: {}, removed: {}, changes: {} } as State,
  needs: ({ id_tahun_ajaran }: Year, _, command): Record<keyof Known, NamesOfTimetable | undefined> =>
    ({ names: ['ChooseModel', 'PlaceSlots', 'RemoveSlot'].includes(command) ? undefined : new NamesOfTimetable({ id_tahun_ajaran }) }),
  decide: {
    ChooseModel: ({ id_tahun_ajaran, model }, state) => {
      if (isSame(model, state.model ?? {})) return nothing;
      refuseLate(model, lastOf(state));
      return ModelChosen({ id_tahun_ajaran, model, sebelum: state.model });
    },
    PlaceSlots: ({ id_tahun_ajaran, slots }, state) => {
      const wishes = slots.filter((it) => !state.slots[it.id_slot]).map((it): Placed => ({ ruang: null, ...it }));
      for (const { posisi } of wishes) refuseLate(state.model, posisi);
      const [clash] = clashAmong(slotsOf(state), wishes);
      if (clash) throw clashRefused([clash], [], undefined);
      return wishes.map((it) => SlotPlaced({ ...it, id_tahun_ajaran }));
    },
    PlaceSlot: ({ id_tahun_ajaran, isBack, ...slot }, state, { needs: { names } }) => {
      const known = names as TimetableNames;
      if (state.slots[slot.id_slot]) return nothing;
      if (isBack && !isOf(slot, state.removed[slot.id_slot])) throw new Refused(common.LOST_REFERENCE, {}, { id_slot: common.LOST_REFERENCE });
      refuseUnless(slotsOf(state).length < MOST_SLOTS, no.TOO_MANY_SLOTS, { jumlah: MOST_SLOTS });
      refuseOutside(state, slot, known);
      refuseClash(state, slot, [], known);
      return SlotPlaced({ ...slot, id_tahun_ajaran });
    },
    ChangeSlot: ({ id_tahun_ajaran, id_slot, tukar, sebelum, ...wish }, state, { needs: { names } }) => {
      const [known, slot] = [names as TimetableNames, state.slots[id_slot] ?? refuse(common.NOT_FOUND)];
      refuseOvertaken(sebelum, slot, wish);
      const after: Placed = { ...slot, ...Object.fromEntries(Object.entries(wish).filter(([, it]) => it !== undefined)) };
      const other = tukar ? otherOf(state, after) : undefined;
      const but = [id_slot, ...(other ? [other.id_slot] : [])];
      refuseOutside(state, after, known);
      refuseClash(state, after, but, known);
      if (other) refuseClash(state, { ...other, ...placeOf(slot) }, but, known);
      return [
        ...(isSame(placeOf(after), placeOf(slot)) ? [] : [SlotMoved({ id_tahun_ajaran, id_slot, ...placeOf(after), sebelum: placeOf(slot) })]),
        ...(other ? [SlotMoved({ id_tahun_ajaran, id_slot: other.id_slot, ...placeOf(slot), sebelum: placeOf(other) })] : []),
        ...(isSame(contentOf(after), contentOf(slot)) ? [] : [SlotChanged({ id_tahun_ajaran, id_slot, ...contentOf(after), sebelum: contentOf(slot) })]),
      ];
    },
    RemoveSlot: ({ id_tahun_ajaran, id_slot }, { slots }) => {
      const slot = slots[id_slot];
      return slot ? SlotRemoved({ id_tahun_ajaran, ...slot }) : nothing;
    },
    RearrangeTimetable: ({ id_tahun_ajaran, id_ubahan, sebab, hapus, tempat }, state, { needs: { names } }) => {
      if (state.changes[id_ubahan]) return nothing;
      const known = names as TimetableNames;
      refuseUnless(hapus.every((it) => isSame(placedIn(it), placedIn(state.slots[it.id_slot] ?? it))), no.TIMETABLE_CHANGED);
      const [gone, ids] = [hapus.filter((it) => state.slots[it.id_slot]), new Set(hapus.map((it) => it.id_slot))];
      for (const it of tempat) refuseOutside(state, it, known);
      const stay = slotsOf(state).filter((it) => !ids.has(it.id_slot));
      refuseUnless(stay.length + tempat.length <= MOST_SLOTS, no.TOO_MANY_SLOTS, { jumlah: MOST_SLOTS });
      const clashes = clashAmong(stay, tempat);
      if (clashes.length) throw clashRefused(clashes, [], known);
      return gone.length + tempat.length ? TimetableRearranged({ id_tahun_ajaran, id_ubahan, sebab, urung: null, hapus: gone, tempat }) : nothing;
    },
    UndoRearrangement: ({ id_tahun_ajaran, id_ubahan, id_urung, sidik }, state, { needs: { names } }) => {
      const it = state.changes[id_ubahan] ?? refuse(common.NOT_FOUND);
      refuseUnless(!it.isUndone, no.UNDONE);
      refuseLosing(it.tempat, state, sidik, names as TimetableNames);
      const gone = it.tempat.flatMap(({ id_slot }) => state.slots[id_slot] ?? []);
      const back = it.hapus.filter(({ id_slot }) => !state.slots[id_slot] || gone.some((one) => one.id_slot === id_slot));
      for (const slot of back) refuseOutside(state, slot, names as TimetableNames);
      refuseUnless(slotsOf(state).length - gone.length + back.length <= MOST_SLOTS, no.TOO_MANY_SLOTS, { jumlah: MOST_SLOTS });
      const clashes = clashAmong(slotsOf(state).filter((slot) => !gone.includes(slot)), back);
      if (clashes.length) throw clashRefused(clashes, [], names);
      return TimetableRearranged({ id_tahun_ajaran, id_ubahan: id_urung, sebab: 'urung', urung: id_ubahan, hapus: gone, tempat: back });
    },
  },
  evolve: {
    ModelChosen: (state, { model }) => ({ ...state, model }),
    SlotPlaced: (state, { id_tahun_ajaran: _, ...slot }) => ({ ...state, slots: withEntry(state.slots, slot.id_slot, slot) }),
    SlotMoved: (state, { id_slot, hari, posisi }) => ({ ...state, slots: withEntry(state.slots, id_slot, { ...(state.slots[id_slot] as Placed), hari, posisi }) }),
    SlotChanged: (state, { id_slot, id_mata_pelajaran, id_guru, ruang }) =>
      ({ ...state, slots: withEntry(state.slots, id_slot, { ...(state.slots[id_slot] as Placed), id_mata_pelajaran, id_guru, ruang }) }),
    SlotRemoved: (state, { id_tahun_ajaran: _, ...slot }) => ({ ...state, slots: withEntry(state.slots, slot.id_slot, undefined), removed: withEntry(state.removed, slot.id_slot, slot) }),
    TimetableRearranged: (state, { id_ubahan, urung, hapus, tempat }) => {
      const changes = { ...state.changes, [id_ubahan]: { hapus, tempat, isUndone: false } };
      const undone = urung === null ? undefined : changes[urung];
      const slots: State['slots'] = { ...state.slots };
      for (const it of hapus) delete slots[it.id_slot];
      for (const it of tempat) slots[it.id_slot] = it;
      return { ...state, slots, changes: undone ? { ...changes, [urung as string]: { ...undone, isUndone: true } } : changes };
    },
  },
});
