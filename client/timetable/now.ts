import { alike } from '#contract/kit/fields';
import type { SesiPengganti } from '#contract/timetable/cover.api';
import type { Jadwal } from '#contract/timetable/timetable.api';

/** The period that a moment of a day falls into; between two the one that comes, afterwards the last. */
export const periodOf = (lessons: readonly Pick<SesiPengganti, 'posisi' | 'selesai'>[], at: string) =>
  Math.min(...lessons.filter((it) => at < it.selesai).map((it) => it.posisi), Math.max(...lessons.map((it) => it.posisi)));

type School = Pick<Jadwal, 'guru' | 'kelas' | 'slots'>;
const holderOf = (it: SesiPengganti) => it.id_guru_pengganti ?? it.id_guru;

/** What takes place in a period of a day, and who and what is free: whose lesson somebody else holds is away, not free. */
export function whoIsWhere(lessons: readonly SesiPengganti[], posisi: number, { guru, kelas, slots }: School) {
  const then = lessons.filter((it) => it.posisi === posisi);
  const busy = new Set(then.flatMap((it) => [it.id_guru, holderOf(it)]));
  const count = (id: string, of: (it: SesiPengganti) => boolean) => lessons.filter((it) => of(it) && (holderOf(it) === id || it.id_guru === id)).length;
  const rooms = new Map(slots.flatMap(({ ruang }) => (ruang ? [[alike(ruang), ruang] as const] : [])));
  const taken = new Set(then.flatMap(({ ruang }) => (ruang ? [alike(ruang)] : [])));
  return {
    then,
    guru: guru.filter((it) => !busy.has(it.id_guru)).map((it) => ({ ...it, jam: count(it.id_guru, (one) => holderOf(one) === it.id_guru), digantikan: count(it.id_guru, (one) => one.id_guru_pengganti !== null && one.id_guru === it.id_guru) })).sort((one, other) => one.jam - other.jam),
    kelas: kelas.filter((it) => !then.some((one) => one.kelas === it.kelas)),
    hasRooms: rooms.size > 0,
    ruang: [...rooms].filter(([key]) => !taken.has(key)).map(([, name]) => name).sort((one, other) => one.localeCompare(other, 'id', { numeric: true })),
  };
}
