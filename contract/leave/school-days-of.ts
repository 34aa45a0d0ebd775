import type { Settings } from '#contract/institution/institution';
import type { Span } from '#contract/leave/leave';
import { daysBetween, HARI, hariOf } from '#contract/school-year/school-days';

/** Of the days of a leave those on which there is school. */
export const schoolDaysOf = ({ tanggal_awal, tanggal_akhir }: Pick<Span, 'tanggal_awal' | 'tanggal_akhir'>, libur: readonly string[], { jumlah_hari }: Pick<Settings, 'jumlah_hari'>) =>
  [...daysBetween(tanggal_awal, tanggal_akhir)].filter((it) => HARI.indexOf(hariOf(it)) < jumlah_hari && !libur.includes(it));
