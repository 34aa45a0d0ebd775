import type { sitting } from '#contract/exam/sitting.api';
import type { OutputOf } from '#contract/kit/endpoint';

export type UjianMurid = OutputOf<typeof sitting.list>['data'][number];
/** As many as one answer holds: more than anybody sits in a year. */
export const ALL_EXAMS = { limit: 100 };

export const isOver = ({ status, tenggat, tutup }: UjianMurid, now: number) => status === 'selesai' || Date.parse(tenggat ?? tutup) <= now;
/** It can be sat now, or gone on with. */
export const isOpen = (it: UjianMurid, now: number) => !isOver(it, now) && Date.parse(it.mulai) <= now;
