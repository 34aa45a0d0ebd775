/** Whether a column of a ledger is in its sums: once anybody of the class has a grade in it. */
export const isSummed = ({ belum }: { belum: number }, students: number) => belum < students;

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
