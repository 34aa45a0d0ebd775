import type { Tugas } from '#contract/assignment/assignment';
import { addDays } from '#contract/school-year/school-days';
import { SetAssignment } from '#server/assignment/assignment.decider';
import type { School } from '#test/kit/school';
import { type Kelas, lessonOf } from '#test/kit/school-data';

const DAY_MS = 86_400_000;
const option = (id: string) => ({ id, isi: `Pilihan ${id}` });
/** Three questions of which B, C and D are right. */
export const QUESTIONS = ['B', 'C', 'D'].map((kunci, i) => ({ nomor: i + 1, id_soal: null, versi: null, pertanyaan: `Berapa ${i} + ${i}?`, opsi: ['A', 'B', 'C', 'D'].map(option), kunci, pembahasan: `Karena ${i} + ${i}.` }));

export const daysFrom = (school: School, days: number) => new Date(school.clock.now().getTime() + days * DAY_MS).toISOString();
/** What is asked for: an essay that opened yesterday and is due in twelve days, unless something else is wished. */
export const tugasOf = (school: School, wish: Partial<Tugas> = {}): Tugas => ({
  tipe_assignment: 'Essay', judul: 'Pecahan senilai', petunjuk: '<p>Jelaskan dengan contoh.</p>', dibuka: daysFrom(school, -1), tenggat: daysFrom(school, 12), terlambat: 'terima', batas_terlambat: null, nilai_terlambat: 80,
  rubrik: wish.tipe_assignment === 'Multiple Choice' ? [] : [{ kriteria: 'Isi', skor: 6 }, { kriteria: 'Bahasa', skor: 2 }], berkas: [], soal: wish.tipe_assignment === 'Multiple Choice' ? QUESTIONS : [], ...wish,
});

const usedIn = new WeakMap<School, number>();
/** A lesson of a class that nobody has given an assignment yet: of the weeks around today, but not of today. */
export function freeLesson(school: School, kelas: Kelas): string {
  const used = usedIn.get(school) ?? 0;
  usedIn.set(school, used + 1);
  const [day, posisi] = [Math.floor(used / 3), (used % 3) + 1];
  const tanggal = addDays(school.today, Math.floor(day / 5) * 7 + (day % 5) - 8);
  return tanggal === school.today ? freeLesson(school, kelas) : lessonOf(kelas, tanggal, posisi);
}
/** The one that everybody looks at: of the first lesson of a day. */
export const ofFirstLesson = (tanggal: string, kelas: Kelas) => lessonOf(kelas, tanggal, 1);

/** An assignment of a lesson of its own. */
export async function anAssignment(school: School, kelas: Kelas = 'A', wish: Partial<Tugas> = {}, id_sesi = freeLesson(school, kelas)) {
  await school.give(SetAssignment, { id_sesi, ...tugasOf(school, wish) });
  return id_sesi;
}
