import type { Predikat } from '#contract/curriculum/passing-interval';
import type { AspekSikap } from '#contract/grading/gradebook';

/** What everybody's attitude is where no teacher has judged it: Baik (domain 1.9). */
export const SIKAP_BIASA = 3;
export const BUTIR_SIKAP: Record<AspekSikap, readonly string[]> = {
  spiritual: ['berdoa sebelum dan sesudah kegiatan', 'menjalankan ibadah tepat waktu', 'memberi salam', 'bersyukur', 'toleransi beribadah'],
  sosial: ['jujur', 'disiplin', 'tanggung jawab', 'peduli/gotong royong', 'santun', 'percaya diri'],
};
/** What attitudes of each predicate are called (domain 1.9). */
export const SEBUTAN_SIKAP: Record<Predikat, string> = { A: 'Sangat Baik', B: 'Baik', C: 'Cukup', D: 'Kurang' };

/** The predicate of an attitude by what the teachers of a class's subjects judged, 4 to 1, null where they left it at what is usual (domain 2.4): above 3 A, above 2 B, above 1 C. `nilai` is their mean with two decimals. */
export function attitudeOf(values: readonly (number | null)[]): { nilai: number; predikat: Predikat } {
  const [sum, count] = [values.reduce<number>((all, it) => all + (it ?? SIKAP_BIASA), 0), values.length];
  if (count === 0) return { nilai: SIKAP_BIASA, predikat: 'B' };
  return { nilai: Math.floor((200 * sum + count) / (2 * count)) / 100, predikat: sum > 3 * count ? 'A' : sum > 2 * count ? 'B' : sum > count ? 'C' : 'D' };
}

/** The sentence of a report, with what the student does consistently (domain 2.4). */
export const attitudeText = (aspek: AspekSikap, predikat: Predikat, butir: readonly string[] = BUTIR_SIKAP[aspek].slice(0, 3)) =>
  `Memiliki sikap ${aspek} ${SEBUTAN_SIKAP[predikat].toLowerCase()}${butir.length ? `, antara lain konsisten dalam ${listed(butir)}` : ''}.`;

const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} dan ${parts.at(-1)}`);
