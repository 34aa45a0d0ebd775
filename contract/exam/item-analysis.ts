/** Marks of one who sat the exam: by question, in the order of the questions. */
export type Marks = readonly number[];
/** What a question could give at most. */
type Most = readonly number[];

/**
 * A question by how it was answered. `kesukaran` 0 to 1, the mean share of its marks; `daya_beda` and `efisiensi` in per cent as
 * Moodle's quiz statistics define them (correlation with the rest of the test; covariance against the greatest that these marks
 * allow); `bobot_efektif` the per cent of the differences between students that it makes, null where it works against them;
 * `daya_pembeda` −1 to 1, the mean share of the better 27 per cent less that of the weaker. Null: too few, or all alike.
 */
export type ItemStatistics = { kesukaran: number | null; simpangan: number | null; daya_beda: number | null; efisiensi: number | null; bobot_efektif: number | null; daya_pembeda: number | null };

/** The whole test: `alpha` (Cronbach) and `rasio_galat` in per cent, `galat_baku` in points; `kemiringan` and `keruncingan` by k-statistics. */
export type TestStatistics = { peserta: number; rata_rata: number | null; median: number | null; simpangan: number | null; kemiringan: number | null; keruncingan: number | null; alpha: number | null; rasio_galat: number | null; galat_baku: number | null };

/** The share of those who sat it that make up each of the two groups that are compared (Kelley 1939). */
export const GROUP = 0.27;

export function analysed(most: Most, students: readonly Marks[]): { soal: ItemStatistics[]; ujian: TestStatistics } {
  const totals = students.map(sum);
  const items = most.map((_, i) => students.map((it) => it[i] as number));
  const shared = items.map((marks) => covariance(marks, totals));
  const roots = sum(shared.map((it) => (it !== null && it >= 0 ? Math.sqrt(it) : 0)));
  const [better, weaker] = groupsOf(totals);
  const soal = items.map((marks, i): ItemStatistics => {
    const rest = totals.map((it, nth) => it - (marks[nth] as number));
    const together = covariance(marks, rest);
    return {
      kesukaran: ratio(mean(marks), most[i] as number),
      simpangan: root(covariance(marks, marks)),
      daya_beda: percent(together, root(product(covariance(marks, marks), covariance(rest, rest)))),
      efisiensi: percent(together, covariance(ascending(marks), ascending(rest))),
      bobot_efektif: isNegative(shared[i]) ? null : percent(root(shared[i] ?? null), roots),
      daya_pembeda: ratio(difference(mean(better.map((nth) => marks[nth] as number)), mean(weaker.map((nth) => marks[nth] as number))), most[i] as number),
    };
  });
  return { soal, ujian: whole(totals, items) };
}

function whole(totals: Marks, items: readonly Marks[]): TestStatistics {
  const [n, parts] = [totals.length, items.length];
  const average = mean(totals);
  const [k2, k3, k4] = cumulants(totals);
  const alpha = parts > 1 && n > 2 && k2 ? ((100 * parts) / (parts - 1)) * (1 - sum(items.map((it) => covariance(it, it) ?? 0)) / k2) : null;
  const simpangan = n > 1 ? root(k2) : null;
  const rasio_galat = alpha === null ? null : 100 * Math.sqrt(Math.max(0, 1 - alpha / 100));
  return {
    peserta: n, rata_rata: average, median: median(totals), simpangan, alpha, rasio_galat,
    kemiringan: n > 2 && k2 ? k3 / k2 ** 1.5 : null,
    keruncingan: n > 3 && k2 ? k4 / k2 ** 2 : null,
    galat_baku: rasio_galat === null || simpangan === null ? null : (rasio_galat * simpangan) / 100,
  };
}

/** How often each option was chosen, by the better and the weaker group; a wrong option deceives when 5 per cent choose it and more of them are weak: where nobody is weaker nothing can be told. */
export function distractors(totals: Marks, choices: readonly (string | null)[], letters: string, kunci: readonly string[]) {
  const [better, weaker] = groupsOf(totals);
  const among = (group: readonly number[], letter: string) => group.filter((nth) => choices[nth] === letter).length;
  return [...letters].map((opsi) => {
    const dipilih = choices.filter((it) => it === opsi).length;
    const [atas, bawah] = [among(better, opsi), among(weaker, opsi)];
    const isKunci = kunci.includes(opsi);
    return { opsi, dipilih, atas, bawah, is_kunci: isKunci, berfungsi: isKunci || !weaker.length ? null : dipilih >= 0.05 * choices.length && bawah > atas };
  });
}

/** Who belongs to the better and who to the weaker group, as places in the list; equal totals in the order of the list. Where all are alike nobody is better. */
export function groupsOf(totals: Marks): [number[], number[]] {
  const order = totals.map((_, nth) => nth).sort((one, other) => (totals[other] as number) - (totals[one] as number) || one - other);
  const size = Math.max(...totals) - Math.min(...totals) < 1e-9 || totals.length < 2 ? 0 : Math.max(1, Math.round(totals.length * GROUP));
  return [order.slice(0, size), order.slice(order.length - size)];
}

const sum = (of: readonly number[]) => of.reduce((all, it) => all + it, 0);
const mean = (of: readonly number[]) => (of.length ? sum(of) / of.length : null);
const ascending = (of: readonly number[]) => [...of].sort((one, other) => one - other);
const isNegative = (it: number | null | undefined) => it !== null && it !== undefined && it < 0;
const root = (it: number | null) => (it === null || it < 0 ? null : Math.sqrt(it));
const product = (one: number | null, other: number | null) => (one === null || other === null ? null : one * other);
const difference = (one: number | null, other: number | null) => (one === null || other === null ? null : one - other);
const ratio = (part: number | null, of: number | null) => (part === null || !of ? null : part / of);
const percent = (part: number | null, of: number | null) => product(ratio(part, of), 100);

function median(of: readonly number[]) {
  const [sorted, half] = [ascending(of), of.length >> 1];
  if (!sorted.length) return null;
  return of.length % 2 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

function covariance(one: readonly number[], other: readonly number[]) {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  if (meanOne === null || meanOther === null || one.length < 2) return null;
  return orNothing(sum(one.map((it, i) => (it - meanOne) * ((other[i] as number) - meanOther))) / (one.length - 1));
}

/** What is nothing but the error of floating point is nothing. */
const orNothing = (it: number) => (Math.abs(it) < 1e-9 ? 0 : it);

/** Unbiased k-statistics of the second to the fourth order. */
function cumulants(of: readonly number[]): [number, number, number] {
  const [n, centre] = [of.length, mean(of) ?? 0];
  const [m2, m3, m4] = [2, 3, 4].map((power) => sum(of.map((it) => (it - centre) ** power)) / n) as [number, number, number];
  return [
    orNothing((n * m2) / (n - 1)),
    (n * n * m3) / ((n - 1) * (n - 2)),
    (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3)),
  ];
}
