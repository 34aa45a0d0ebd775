import type { Beban } from '#contract/timetable/timetable.api';

/** How many subjects of classes have more or fewer lessons than they are allotted. */
export const offAllotment = ({ kelas }: Beban) => kelas.flatMap((it) => it.mapel).filter((it) => it.alokasi !== null && it.alokasi !== it.jam).length;
