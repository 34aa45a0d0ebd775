import type { StatusPeserta } from '#contract/exam/attempt';
import type { BarisPengawasan } from '#contract/exam/supervision';
import type { attempt, attemptControl } from '#projections/exam/attempt.projection';
import type { examParticipant } from '#projections/exam/exam.projection';
import type { watched } from '#projections/exam/supervision.projection';
import type { RowOf } from '#projections/kit/table';

type Nullable<T> = { [K in keyof T]: T[K] | null };
type Seat = Pick<RowOf<typeof examParticipant>, 'id_peserta' | 'id_murid' | 'kursi'>;
type Far = Nullable<Pick<RowOf<typeof attempt>, 'ke' | 'mulai' | 'terjawab' | 'ragu' | 'terakhir_tersimpan' | 'perangkat' | 'kesiapan' | 'fokus' | 'terlambat' | 'terlambat_pada' | 'selesai' | 'oleh'>>;
type Decided = Nullable<Pick<RowOf<typeof attemptControl>, 'tenggat' | 'isLocked' | 'jeda' | 'alasan_kunci'>>;
type Watched = Nullable<Omit<RowOf<typeof watched>, 'id_murid' | 'id_cbt' | 'id_peserta'>>;
type Person = Nullable<Pick<BarisPengawasan, 'nama' | 'nis' | 'kelas'>>;
/** What the tables hold of a participant; null where there is nothing yet. */
export type Told = Seat & Partial<Far & Decided & Watched> & Person;

/** The columns of each table that a row of the board is made of. */
export const FAR = ['ke', 'mulai', 'terjawab', 'ragu', 'terakhir_tersimpan', 'perangkat', 'kesiapan', 'fokus', 'terlambat', 'terlambat_pada', 'selesai', 'oleh'] as const satisfies readonly (keyof Far)[];
export const DECIDED = ['tenggat', 'isLocked', 'jeda', 'alasan_kunci'] as const satisfies readonly (keyof Decided)[];
export const WATCHED = [
  'status_kehadiran', 'tambahan', 'terkunci_sejak', 'dilanjutkan', 'fokus_detik', 'isi_penjelasan', 'perangkat_lain', 'perangkat_lain_sejak', 'terputus_sejak', 'terputus_kali', 'terputus_terlama', 'pesan_terakhir', 'kejadian',
] as const satisfies readonly (keyof Watched)[];

/** A participant as the board shows them, now or as they were once. */
export function boardRow({ id_peserta, id_murid, kursi, nama, nis, kelas, ...it }: Told): BarisPengawasan {
  const [isBegun, isOver] = [Boolean(it.mulai), Boolean(it.selesai)];
  return {
    id_peserta, id_murid, kursi, nama, nis, kelas, ke: it.ke || (isBegun ? 1 : 0), status_kehadiran: it.status_kehadiran ?? null, status: statusOf(it), mulai: it.mulai ?? null, tenggat: it.tenggat ?? null,
    tambahan: it.tambahan ?? 0, selesai: it.selesai ?? null, oleh: it.oleh ?? null, terjawab: it.terjawab ?? 0, ragu: it.ragu ?? 0, terakhir_tersimpan: it.terakhir_tersimpan ?? null, terlambat: it.terlambat ?? 0, terlambat_pada: it.terlambat_pada ?? null,
    isLocked: it.isLocked ?? false, jeda: it.jeda ?? false, terkunci_sejak: it.terkunci_sejak ?? null, dilanjutkan: it.dilanjutkan ?? null, alasan_kunci: it.alasan_kunci ?? null, perangkat: it.perangkat ?? null, kesiapan: it.kesiapan ?? null,
    perangkat_lain: it.perangkat_lain && it.perangkat_lain_sejak ? { perangkat: it.perangkat_lain, sejak: it.perangkat_lain_sejak } : null,
    fokus: it.fokus ?? 0, fokus_detik: it.fokus_detik ?? 0, penjelasan: it.isi_penjelasan ?? null,
    terputus_sejak: isOver ? null : (it.terputus_sejak ?? null), terputus_kali: it.terputus_kali ?? 0, terputus_terlama: it.terputus_terlama ?? 0, pesan: it.pesan_terakhir ?? null, kejadian: it.kejadian ?? 0,
  };
}

/** Who came and has not begun is not absent, whoever was absent and has begun came. */
function statusOf({ mulai, selesai, isLocked, status_kehadiran }: Partial<Far & Decided & Watched>): StatusPeserta {
  if (!mulai) return status_kehadiran && status_kehadiran !== 'Hadir' ? 'tidak_hadir' : 'belum_mulai';
  return selesai ? 'selesai' : isLocked ? 'diblokir' : 'mengerjakan';
}
