import { alike } from '#contract/kit/fields';
import { endsInTime, type Model } from '#contract/timetable/timetable';
import { type Alternatif, type Bentrok, MOST_PERIODS, type Placed } from '#contract/timetable/slot';

type Place = Pick<Placed, 'hari' | 'posisi'>;
/** Whose time a slot takes. */
type Whose = Pick<Placed, 'id_kelas_tahun_ajaran' | 'id_guru' | 'ruang'>;
export type Clash = { jenis: Bentrok['jenis']; slot: Placed };
/** How far a week reaches: its days, and its hours by the model. */
export type Reach = { model: Model; jumlah_hari: number };

const OFFERED = 3;
const isRoom = (one: string | null, other: string | null) => one !== null && other !== null && alike(one) === alike(other);

/** Everything that a class, a teacher or a room has at that time already; slots of these ids are no matter. */
export function clashesOf(slots: readonly Placed[], wish: Whose & Place, but: readonly string[] = []): Clash[] {
  return slots.filter((it) => it.hari === wish.hari && it.posisi === wish.posisi && !but.includes(it.id_slot)).flatMap((slot) => [
    ...(slot.id_guru === wish.id_guru ? [{ jenis: 'guru' as const, slot }] : []),
    ...(slot.id_kelas_tahun_ajaran === wish.id_kelas_tahun_ajaran ? [{ jenis: 'kelas' as const, slot }] : []),
    ...(isRoom(slot.ruang, wish.ruang) ? [{ jenis: 'ruang' as const, slot }] : []),
  ]);
}

/** The nearest places in which nothing stands against the wish: on its own day first, and within the hours that are taught. */
export function alternativesOf(slots: readonly Placed[], wish: Whose & Place, { model, jumlah_hari }: Reach, but: readonly string[] = []): Alternatif[] {
  const last = Math.max(wish.posisi, ...slots.map((it) => it.posisi));
  const days = Array.from({ length: jumlah_hari }, (_, i) => i + 1);
  const periods = Array.from({ length: Math.min(last, MOST_PERIODS) }, (_, i) => i + 1).filter((it) => endsInTime(model, it));
  const far = ({ hari, posisi }: Place) => Math.abs(hari - wish.hari) * (MOST_PERIODS + 1) + Math.abs(posisi - wish.posisi);
  const places = days.flatMap((hari) => periods.map((posisi) => ({ hari, posisi }))).filter((it) => far(it) > 0).sort((one, other) => far(one) - far(other) || one.hari - other.hari || one.posisi - other.posisi);
  const offered: Alternatif[] = [];
  for (const place of places) {
    if (offered.length === OFFERED) break;
    if (clashesOf(slots, { ...wish, ...place }, but).length === 0) offered.push(place);
  }
  return offered;
}
