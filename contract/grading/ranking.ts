import { plainMean } from '#contract/grading/exact';

/** Whether a column of a ledger is in its sums: once anybody of the class has a grade in it. */
export const isSummed = ({ belum }: { belum: number }, students: number) => belum < students;

/** What a student's grades come to, of those that anybody of the class has: `lengkap` of `dari` are there; as long as one is missing there is neither sum nor mean (domain 2.7). */
export function comesTo(grades: readonly (number | null)[]) {
  const numbers = grades.filter((it) => it !== null);
  const many = { lengkap: numbers.length, dari: grades.length };
  return numbers.length && many.lengkap === many.dari ? { ...many, jumlah: numbers.reduce((sum, it) => sum + it, 0), rata_rata: plainMean(numbers) } : { ...many, jumlah: null, rata_rata: null };
}

/** Standard competition ranking, 1-2-2-4, by the sum of a student's grades; whoever has none comes last and has no rank; by name inside a tie (domain 2.7). */
export function rank<T extends { nama: string; jumlah: number | null }>(students: readonly T[]): (T & { peringkat: number | null })[] {
  const byName = [...students].sort((a, b) => a.nama.localeCompare(b.nama, 'id'));
  const sorted = byName.sort((a, b) => (b.jumlah ?? -1) - (a.jumlah ?? -1));
  let first = 0;
  return sorted.map((it, i) => {
    if (it.jumlah !== sorted[first]?.jumlah) first = i;
    return { ...it, peringkat: it.jumlah === null ? null : first + 1 };
  });
}
