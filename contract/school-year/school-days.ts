import type { ZonaWaktu } from '#contract/institution/institution';

/** Hours east of UTC of the school zones of Indonesia; none has daylight saving. */
const OFFSET: Record<ZonaWaktu, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `hari` 1 is Senin (domain 1.2). */
export const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;
export type Hari = (typeof HARI)[number];
export const BULAN = ['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'] as const;
/** A day as documents say it: `18 Desember 2026`. */
export const hariBulanTahun = (tanggal: string) => `${Number(tanggal.slice(8))} ${BULAN[Number(tanggal.slice(5, 7)) - 1]} ${tanggal.slice(0, 4)}`;

/** The calendar day of an instant in the school's zone. */
export const tanggalOf = (at: Date, zona: ZonaWaktu) => new Date(at.getTime() + OFFSET[zona] * HOUR).toISOString().slice(0, 10);

/** The wall-clock time of an instant in the school's zone, as people write it: `07.30`. */
export const jamOf = (at: string, zona: ZonaWaktu) => new Date(Date.parse(at) + OFFSET[zona] * HOUR).toISOString().slice(11, 16).replace(':', '.');

/** The instant of a wall-clock time (`minutes` after midnight) on a day in the school's zone. */
export const instantOf = (tanggal: string, minutes: number, zona: ZonaWaktu) =>
  new Date(Date.parse(`${tanggal}T00:00:00Z`) + minutes * 60_000 - OFFSET[zona] * HOUR);

export const hariOf = (tanggal: string): Hari => HARI[(new Date(`${tanggal}T00:00:00Z`).getUTCDay() + 6) % 7] as Hari;

export const addDays = (tanggal: string, days: number) =>
  new Date(Date.parse(`${tanggal}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The Monday of the week of a day: weeks run Monday to Sunday (domain 5.3). */
export const mondayOf = (tanggal: string) => addDays(tanggal, -HARI.indexOf(hariOf(tanggal)));

/** Every day from the first to the last, both included. */
export function* daysBetween(first: string, last: string) {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day;
}
