import { z } from 'zod';
import { choice, flag, Id, integer, ref, text, Waktu } from '#contract/kit/fields';

/** Whoever has to say why says something: the least letters of a reason. */
export const LEAST_REASON = 3;
export const isReason = (it: string) => it.trim().length >= LEAST_REASON;

/** Kinds of exams (domain 1.6). */
export const TipeUjian = choice(['PH', 'PTS', 'PAS', 'PAT', 'US', 'TO', 'SIM', 'REM', 'PPDB']);
export type TipeUjian = z.infer<typeof TipeUjian>;
/** As schools call them, on screens and on paper. */
export const NAMA_UJIAN: Record<TipeUjian, string> = {
  PH: 'Penilaian Harian', PTS: 'Penilaian Tengah Semester', PAS: 'Penilaian Akhir Semester', PAT: 'Penilaian Akhir Tahun', US: 'Ujian Sekolah', TO: 'Try Out', SIM: 'Simulasi', REM: 'Remedial', PPDB: 'Tes Seleksi PPDB',
};
/** The life of an exam (domain 1.6); what the clock does is not kept but told. */
export const StatusUjian = choice(['draft', 'menunggu_persetujuan', 'revisi', 'disetujui', 'berlangsung', 'selesai', 'dinilai', 'dikunci', 'dibatalkan']);
export type StatusUjian = z.infer<typeof StatusUjian>;
/** How sure the school wants to be of the browser: not at all, by its name, by a name with a secret, by its configuration's key. */
export const TingkatPeramban = choice(['tanpa', 'nama', 'nama_rahasia', 'kunci']);
/** Whether a student may go on with another device by themselves. */
export const PindahPerangkat = choice(['bebas', 'persetujuan']);
/** What happens when an exam's window loses the focus too often. */
export const KebijakanFokus = choice(['catat', 'ingatkan', 'kunci']);

/** Exams that need no safe browser and no approval of a leader (specification 4, domain 1.6). */
export const isFree = (tipe: string) => tipe === 'PH' || tipe === 'PPDB';

/** A question of an exam, in the version that it was chosen in. */
export const SoalUjian = z.object({ id_soal: ref('question'), versi: z.int().min(1), bobot: z.number().min(0).max(100) });
export type SoalUjian = z.infer<typeof SoalUjian>;
/** A room of an exam: who supervises there, and the students of which classes sit in it. */
export const RuangUjian = z.object({ id_pengawas_cbt: Id, ruang: text({ max: 50 }), sesi: integer({ min: 1, max: 20 }), daftar_guru: z.array(ref('teacher')).max(10), daftar_kelas: z.array(ref('class')).max(40) });
export type RuangUjian = z.infer<typeof RuangUjian>;

export const aturanUjian = {
  judul: text({ min: 3, max: 150 }), tipe: TipeUjian, id_mata_pelajaran: ref('subject'), daftar_kelas: z.array(ref('class')).max(40),
  /** The window in which it may be begun and ends, and how many minutes each student has. */
  mulai: Waktu, tutup: Waktu, durasi: integer({ min: 10, max: 180 }),
  acak_soal: flag(), acak_opsi: flag(), pakai_token: flag(), peramban: TingkatPeramban, pindah_perangkat: PindahPerangkat, fokus: KebijakanFokus,
};
export const AturanUjian = z.object(aturanUjian);
export type AturanUjian = z.infer<typeof AturanUjian>;

/** Somebody who sits an exam, and where. */
export const Peserta = z.object({ id_murid: Id, id_kelas_tahun_ajaran: Id, id_pengawas_cbt: Id.nullable() });
export type Peserta = z.infer<typeof Peserta>;
