import { z } from 'zod';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** Domain 1.1; null is `Belum diisi`. */
export const STATUS_KEHADIRAN = ['Hadir', 'Terlambat', 'Dispensasi', 'Sakit', 'Izin', 'Alpa'] as const;
export const StatusKehadiran = z.enum(STATUS_KEHADIRAN);
export type StatusKehadiran = z.infer<typeof StatusKehadiran>;

/** Who counts as present in percentages (domain 2.6). */
export const PRESENT: readonly StatusKehadiran[] = ['Hadir', 'Terlambat', 'Dispensasi'];

/** How many students have each status. */
export const Rekap = z.object({
  Hadir: z.int(), Terlambat: z.int(), Dispensasi: z.int(), Sakit: z.int(), Izin: z.int(), Alpa: z.int(),
});
export type Rekap = z.infer<typeof Rekap>;

export const emptyRekap = (): Rekap => ({ Hadir: 0, Terlambat: 0, Dispensasi: 0, Sakit: 0, Izin: 0, Alpa: 0 });
export const sumRekap = (rows: Rekap[]) =>
  rows.reduce((sum, row) => {
    for (const status of STATUS_KEHADIRAN) sum[status] += row[status];
    return sum;
  }, emptyRekap());
export const terisiOf = (rekap: Rekap) => STATUS_KEHADIRAN.reduce((sum, status) => sum + rekap[status], 0);
export const hadirOf = (rekap: Rekap) => PRESENT.reduce((sum, status) => sum + rekap[status], 0);

/** The id of a student's row in a register is both ids, so it is known before the register is open; one id alone is nobody's. */
export const AttendanceId = z.string().toLowerCase().regex(/^[0-9a-f-]{36}(\.[0-9a-f-]{36})?$/).refine((it) => it.split('.').every((half) => Id.safeParse(half).success), 'id');
export const attendanceId = (id_sesi: string, id_murid: string) => `${id_sesi}.${id_murid}`;
export const attendanceOf = (id: string) => ({ id_sesi: id.slice(0, 36), id_murid: id.slice(37) });

/** What a student has handed in after a lesson (specification 3); `submitted` as soon as there is a `submit_time`. */
const Pengumpulan = z.object({
  submit_time: Waktu.nullable(), tugas_filepath: z.string().nullable(), tugas_filename: z.string().nullable(), essay_answer: z.string().nullable(),
  jawaban_murid: z.record(z.string(), z.string()).nullable(), tugas_nilai: z.number().nullable(), feedback: z.string().nullable(), submitted: z.boolean(),
});
export const NOTHING_HANDED_IN: z.infer<typeof Pengumpulan> = {
  submit_time: null, tugas_filepath: null, tugas_filename: null, essay_answer: null, jawaban_murid: null, tugas_nilai: null, feedback: null, submitted: false,
};

/** How a student is marked in a lesson. */
export const Mark = z.object({
  id: AttendanceId,
  id_sesi: Id,
  id_murid: Id,
  nama: z.string().nullable(),
  nis: z.string().nullable(),
  status_kehadiran: StatusKehadiran.nullable(),
  notes: z.string().nullable(),
  diubah: Waktu.nullable(),
  /** The leave that made the mark, for as long as nobody has marked otherwise. */
  id_izin: Id.nullable(),
});
export type Mark = z.infer<typeof Mark>;

/** One student in one register. */
export const Attendance = Mark.extend(Pengumpulan.shape);
export type Attendance = z.infer<typeof Attendance>;

/** One register on the day's board: a cell of the class by period map. */
export const Register = z.object({
  id_sesi: Id,
  id_kelas: Id,
  kelas: z.string(),
  tingkat: z.int(),
  posisi: z.int(),
  mapel: z.string(),
  id_guru: Id,
  guru: z.string().nullable(),
  id_wali: Id.nullable(),
  wali: z.string().nullable(),
  /** Who is to fill it in: who teaches the lesson, or the homeroom teacher where the school marks once a day. */
  id_pengisi: Id.nullable(),
  mulai: Waktu,
  selesai: Waktu,
  /** When the register counts as missing if it is not full by then. */
  batas: Waktu,
  /** Open since the lesson began: the students of the class are on it. */
  dibuka: z.boolean(),
  libur: z.boolean(),
  jumlah_murid: z.int(),
  /** When somebody last marked in it, and who; a student's own check-in is none of it. */
  diisi: Waktu.nullable(),
  oleh: Id.nullable(),
  diisi_oleh: z.string().nullable(),
  ...Rekap.shape,
});
export type Register = z.infer<typeof Register>;

/** A school day of the last weeks; the percentage is `hadir / terisi` (domain 2.6), null while nothing is filled in. */
export const DayTrend = z.object({ tanggal: Tanggal, hadir: z.int(), terisi: z.int(), jumlah_murid: z.int(), ...Rekap.shape });
