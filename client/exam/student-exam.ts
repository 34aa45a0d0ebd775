import type { sitting } from '#contract/exam/sitting.api';
import type { OutputOf } from '#contract/kit/endpoint';

export type UjianMurid = OutputOf<typeof sitting.list>['data'][number];
/** As many as one answer holds: more than anybody sits in a year. */
export const ALL_EXAMS = { limit: 100 };

const endOf = ({ tenggat, tutup }: UjianMurid) => Date.parse(tenggat ?? tutup);
export const isOver = (it: UjianMurid, now: number) => it.status === 'selesai' || endOf(it) <= now;
/** It can be sat now, or gone on with. */
const isOpen = (it: UjianMurid, now: number) => !isOver(it, now) && Date.parse(it.mulai) <= now;
/** Those that can be sat now: what is begun first, then what ends soonest. */
export const openOf = (exams: readonly UjianMurid[], now: number) =>
  exams.filter((it) => isOpen(it, now)).toSorted((a, b) => Number(a.status === 'belum_mulai') - Number(b.status === 'belum_mulai') || endOf(a) - endOf(b));
