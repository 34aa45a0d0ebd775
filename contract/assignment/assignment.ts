import { z } from 'zod';
import { twoDecimals } from '#contract/exam/scoring';
import { blankable, choice, Id, integer, text, Waktu } from '#contract/kit/fields';
import { TipeAssignment } from '#contract/lesson/lesson.api';
import { type IsiSoal, Kriteria, Opsi } from '#contract/question-bank/question';

/** How far a student is with an assignment (domain 1.5). */
export const StatusTugas = choice(['waiting', 'missed', 'submitted', 'late', 'graded', 'returned']);
export type StatusTugas = z.infer<typeof StatusTugas>;

/** Whether anything is taken after the deadline. */
export const AturanTerlambat = choice(['terima', 'tolak']);

export const MOST_QUESTIONS = 100;
export const MOST_FILES = 10;
/** A question as it stands in the assignment for good; `id_soal` and `versi` say where in the bank it is from. */
export const SoalTugas = z.object({ nomor: z.int(), id_soal: Id.nullable(), versi: z.int().nullable(), pertanyaan: z.string(), opsi: z.array(Opsi).max(10), kunci: z.string(), pembahasan: z.string() });
export type SoalTugas = z.infer<typeof SoalTugas>;

/**
 * What is handed in after a lesson. Students see it from `dibuka` on; with `terlambat: 'terima'` something is taken after `tenggat`,
 * until `batas_terlambat` where there is one, and gives at most `nilai_terlambat`.
 */
export const aturanTugas = {
  tipe_assignment: TipeAssignment, judul: text({ min: 3, max: 150 }), petunjuk: blankable({ max: 20_000 }), dibuka: Waktu, tenggat: Waktu, terlambat: AturanTerlambat, batas_terlambat: Waktu.nullable(), nilai_terlambat: integer({ max: 100 }),
  rubrik: z.array(Kriteria).max(20), berkas: z.array(Id).max(MOST_FILES),
};
const Aturan = z.object(aturanTugas);
export type AturanTugas = z.infer<typeof Aturan>;
export type Tugas = AturanTugas & { soal: SoalTugas[] };

/** Which answer was chosen, by the number of the question (specification 3). */
export const JawabanMurid = z.record(z.string(), z.unknown()).refine(isChosen, 'form') as unknown as z.ZodType<Record<string, string>>;
function isChosen(it: Record<string, unknown>) {
  const all = Object.entries(it);
  return all.length <= MOST_QUESTIONS && all.every(([nomor, letter]) => /^\d{1,3}$/.test(nomor) && typeof letter === 'string' && /^[A-J]$/.test(letter));
}
export type JawabanMurid = z.infer<typeof JawabanMurid>;

/** What of a student's work its state follows from. `versi` counts what was handed in; `nilai_versi` is what was marked, 0 where that was nothing, null where there is no mark; `kembali`: it was returned since. */
export type Pekerjaan = { versi: number; submit_time: string | null; isTerlambat: boolean; nilai_versi: number | null; kembali: boolean; kembali_sampai: string | null };
export const NOTHING_DONE: Pekerjaan = { versi: 0, submit_time: null, isTerlambat: false, nilai_versi: null, kembali: false, kembali_sampai: null };

export function statusOf({ versi, submit_time, isTerlambat, nilai_versi, kembali }: Pekerjaan, { tenggat }: Pick<AturanTugas, 'tenggat'>, now: string): StatusTugas {
  if (kembali) return 'returned';
  if (nilai_versi === versi) return 'graded';
  if (submit_time) return isTerlambat ? 'late' : 'submitted';
  return now > tenggat ? 'missed' : 'waiting';
}

/** When the last work is taken; null where it never ends. */
export const closingOf = ({ tenggat, terlambat, batas_terlambat }: Pick<AturanTugas, 'tenggat' | 'terlambat' | 'batas_terlambat'>) => (terlambat === 'tolak' ? tenggat : batas_terlambat);

/** Why nothing can be handed in now, if so. What marks itself may be replaced until the deadline, because nobody is told of that mark before. */
export function closedBy(work: Pekerjaan, tugas: AturanTugas, now: string): 'belum_dibuka' | 'ditutup' | 'dinilai' | null {
  if (now < tugas.dibuka) return 'belum_dibuka';
  if (work.kembali) return work.kembali_sampai !== null && now > work.kembali_sampai ? 'ditutup' : null;
  if (work.versi > 0 && work.nilai_versi === work.versi && !isUntold(tugas, now)) return 'dinilai';
  const closes = closingOf(tugas);
  return closes !== null && now > closes ? 'ditutup' : null;
}

/** Until the deadline nobody is told what a choice of answers gave: whoever could try again would find the keys. */
export const isUntold = ({ tipe_assignment, tenggat }: Pick<AturanTugas, 'tipe_assignment' | 'tenggat'>, now: string) => tipe_assignment === 'Multiple Choice' && now <= tenggat;

/** Domain 1.5: 100 times the right ones of all questions, two decimals. */
export const markOf = (soal: readonly Pick<SoalTugas, 'nomor' | 'kunci'>[], jawaban: JawabanMurid) =>
  twoDecimals((100 * soal.filter(({ nomor, kunci }) => jawaban[nomor] === kunci).length) / soal.length);
/** What the parts of a rubric come to, of 100. */
export const rubricMark = (rubrik: readonly Bagian[], kriteria: readonly number[]) =>
  twoDecimals((100 * kriteria.reduce((sum, it) => sum + it, 0)) / rubrik.reduce((sum, { skor }) => sum + skor, 0));
type Bagian = z.infer<typeof Kriteria>;

/** A question of an assignment as the bank would have it, to be checked by the same rules. */
export const asQuestion = ({ pertanyaan, opsi, kunci, pembahasan }: Pick<SoalTugas, 'pertanyaan' | 'opsi' | 'kunci' | 'pembahasan'>): IsiSoal => ({
  tipe: 'Multiple Choice', pertanyaan, opsi, kunci: [kunci], pasangan: [], cara_nilai: 'semua', skor_maksimal: 1, rubrik: [], pembahasan,
});
