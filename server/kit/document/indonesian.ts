import type { ZonaWaktu } from '#contract/institution/institution';
import { BULAN, hariBulanTahun, hariOf, jamOf, tanggalOf } from '#contract/school-year/school-days';

/** An instant as documents say it, in the school's zone: `30 November 2026`, `Senin`, `07.30`. */
export function saidOf(at: string, zona: ZonaWaktu) {
  const day = tanggalOf(new Date(at), zona);
  const [tahun, bulan, tanggal] = day.split('-').map(Number) as [number, number, number];
  const namaBulan = BULAN[bulan - 1] as string;
  return { hari: hariOf(day), tanggal: String(tanggal), bulan: namaBulan, tahun: String(tahun), lengkap: hariBulanTahun(day), jam: jamOf(at, zona) };
}

/** `45 detik`, `2 menit`, `2 menit 5 detik`, `1 jam 3 menit`. */
export function lastingOf(seconds: number) {
  const [jam, menit, detik] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const parts: [number, string][] = jam ? [[jam, 'jam'], [menit, 'menit']] : [[menit, 'menit'], [detik, 'detik']];
  return parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`).join(' ') || '0 detik';
}
