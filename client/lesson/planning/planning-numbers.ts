import { type GuruRencana, type HitunganRencana, NOTHING, type PapanRencana, sumOf } from '#contract/lesson/planning';

export const lackOf = ({ total_sesi, direncanakan }: HitunganRencana) => total_sesi - direncanakan;
/** Exact, in percent; null while there is nothing to count (domain 2.6). */
export const ratioOf = ({ total_sesi, direncanakan }: HitunganRencana) => (total_sesi ? (direncanakan * 100) / total_sesi : null);

export const inWeek = (it: GuruRencana, minggu_ke: number | null): HitunganRencana => it.minggu.find((week) => week.minggu_ke === minggu_ke) ?? NOTHING;
export const weekOf = (guru: readonly GuruRencana[], minggu_ke: number | null) => sumOf(guru.map((it) => inWeek(it, minggu_ke)));

export type Debtor = { guru: GuruRencana; belum: number };
/** How the week that is now stands, who owes plans for it, and the next week that has lessons. */
export function standingOf({ guru, minggu, kini }: Pick<PapanRencana, 'guru' | 'minggu' | 'kini'>) {
  const here = minggu.findIndex((it) => it.minggu_ke === kini);
  const ahead = here < 0 ? [] : minggu.slice(here + 1).map((it) => ({ ...it, hitungan: weekOf(guru, it.minggu_ke) }));
  return { kini: weekOf(guru, kini), berutang: debtorsOf(guru, kini), depan: ahead.find((it) => it.hitungan.total_sesi > 0), kosong: ahead[0] && !ahead[0].hitungan.total_sesi ? ahead[0] : undefined };
}

/** Who has lessons without a plan in a week, the most first. */
export const debtorsOf = (guru: readonly GuruRencana[], minggu_ke: number | null): Debtor[] =>
  guru.map((it) => ({ guru: it, belum: lackOf(inWeek(it, minggu_ke)) })).filter((it) => it.belum > 0).sort((one, other) => other.belum - one.belum || byName(one.guru, other.guru));

const byName = (one: GuruRencana, other: GuruRencana) => (one.guru ?? '').localeCompare(other.guru ?? '');

/** Whom to look at first: the least planned of the week that is now, then of the semester, then the most planned afterwards. */
export const worstFirst = (guru: readonly GuruRencana[], kini: number | null): string[] =>
  [...guru].sort((one, other) => lackOf(inWeek(other, kini)) - lackOf(inWeek(one, kini)) || lackOf(other.semester) - lackOf(one.semester) || other.semester.susulan - one.semester.susulan || byName(one, other)).map((it) => it.id_guru);

/** Rows in an order that was made once: who has come since stands at the end. */
export function inOrder(guru: readonly GuruRencana[], order: readonly string[] | undefined): GuruRencana[] {
  if (!order) return [...guru].sort(byName);
  const place = new Map(order.map((id, i) => [id, i]));
  return [...guru].sort((one, other) => (place.get(one.id_guru) ?? order.length) - (place.get(other.id_guru) ?? order.length) || byName(one, other));
}

/** As full as a cell is: nothing planned, something, everything. */
export const levelOf = ({ total_sesi, direncanakan }: Pick<HitunganRencana, 'total_sesi' | 'direncanakan'>) => (direncanakan >= total_sesi ? 'full' : direncanakan ? 'part' : 'nil');
