import { clock, formatHariTanggal } from '#client/kit/time';
import type { Translate } from '#client/kit/words';

/** The eyebrow of a home: which day it is, and in which week of the semester. */
export const dayLine = (t: Translate<'home'>, nomor: number | undefined) => [formatHariTanggal(clock.today()), ...(nomor ? [t('weekNo', { nomor })] : [])].join(' · ');
