import { createHash } from 'node:crypto';
import type { StatusKehadiran } from '#contract/attendance/attendance';

/** A number in [0, 1) that is always the same for the same name: the demo is deterministic. */
export const chance = (name: string) => createHash('sha1').update(name).digest().readUInt32BE(0) / 2 ** 32;

/** Why a student is not plainly present in a lesson; undefined for `Hadir`. Most are reliable, a few are not. */
export function statusIn(id_murid: string, tanggal: string, posisi: number): StatusKehadiran | undefined {
  const frailty = 0.4 + 1.6 * chance(`rapuh ${id_murid}`) ** 3 * 3;
  const day = chance(`hari ${id_murid} ${tanggal}`);
  if (day < 0.018 * frailty) return 'Sakit';
  if (day < 0.028 * frailty) return 'Izin';
  if (day < 0.034 * frailty) return 'Alpa';
  if (posisi === 1 && chance(`telat ${id_murid} ${tanggal}`) < 0.03 * frailty) return 'Terlambat';
  if (posisi >= 4 && posisi <= 5 && chance(`lomba ${id_murid} ${tanggal}`) < 0.004) return 'Dispensasi';
  return undefined;
}

/** Minutes after the start at which the teacher takes the register; undefined for the one in twelve who forgets. */
export function markedAfter(id_sesi: string): number | undefined {
  return chance(`lupa ${id_sesi}`) < 1 / 12 ? undefined : 2 + Math.floor(chance(`menit ${id_sesi}`) * 10);
}
