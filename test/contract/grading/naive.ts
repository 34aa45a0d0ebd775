import type { AturanNilai, NilaiDiKolom } from '#contract/grading/final-grade';

/** The same grades once more, by hand: fractions of big integers in units of 10^-8, loops instead of the parts that the product has. */
const UNIT = 100_000_000n;
const big = (it: number) => BigInt(it.toFixed(6).replace('.', '')) * 100n;
const half = (sum: bigint, by: bigint, step: bigint) => { const [top, bottom] = [2n * sum + by * step, 2n * by * step]; return (top / bottom) * step; };
const mean = (values: [value: bigint, weight: bigint][]) => {
  let [sum, by] = [0n, 0n];
  for (const [value, weight] of values) { sum += value * weight; by += weight; }
  return by ? { sum, by } : undefined;
};
const cent = (values: [bigint, bigint][]) => { const it = mean(values); return it && half(it.sum, it.by, UNIT / 100n); };
const integer = (values: [bigint, bigint][]) => { const it = mean(values); return it ? Number(half(it.sum, it.by, UNIT) / UNIT) : null; };
const known = (values: (bigint | undefined)[]) => values.filter((it) => it !== undefined).map((it) => [it, 1n] as [bigint, bigint]);
const filled = (columns: NilaiDiKolom[]) => columns.filter((it) => it.nilai !== null);
const keys = (columns: NilaiDiKolom[], of: (it: NilaiDiKolom) => string) => [...new Set(columns.map(of))];

function afterRemedial(value: bigint | undefined, columns: NilaiDiKolom[], { kkm, batas_remedial }: AturanNilai) {
  let result = value;
  for (const it of filled(columns)) {
    if (!it.isRemedial || (value !== undefined && value >= big(kkm))) continue;
    const lift = big(batas_remedial && it.nilai! > kkm ? kkm : it.nilai!);
    if (result === undefined || lift > result) result = lift;
  }
  return result;
}
const plainMean = (columns: NilaiDiKolom[], a: AturanNilai) => afterRemedial(cent(filled(columns).filter((it) => !it.isRemedial).map((it) => [big(it.nilai!), big(it.bobot)])), columns, a);
const weighed = (parts: [bigint | undefined, number][]) => integer(parts.filter(([it]) => it !== undefined).map(([it, weight]) => [it!, big(weight)]));

export function naiveKnowledge(a: AturanNilai, columns: NilaiDiKolom[]) {
  const daily = columns.filter((it) => it.tipe === 'KD' && it.assesmentType === 'pengetahuan');
  const ph = cent(known(keys(daily, (it) => it.id_kd!).map((kd) => plainMean(daily.filter((it) => it.id_kd === kd), a))));
  return weighed([[ph, a.bobot_ph], [plainMean(columns.filter((it) => it.tipe === 'PTS'), a), a.bobot_pts], [plainMean(columns.filter((it) => it.tipe === 'PAS'), a), a.bobot_pas]]);
}

export function naiveSkills(a: AturanNilai, columns: NilaiDiKolom[]) {
  const all = columns.filter((it) => it.assesmentType === 'keterampilan');
  return integer(known(keys(all, (it) => it.id_kd!).map((kd) => {
    const own = all.filter((it) => it.id_kd === kd);
    const techniques = keys(own, (it) => `${it.teknik}`).map((teknik) => filled(own).filter((it) => `${it.teknik}` === teknik && !it.isRemedial).map((it) => it.nilai!));
    return afterRemedial(cent(techniques.filter((it) => it.length).map((it) => [big(Math.max(...it)), 1n])), own, a);
  })));
}

export function naiveMerdeka(a: AturanNilai, columns: NilaiDiKolom[]) {
  const daily = columns.filter((it) => it.assesmentType === 'sumatif_lm');
  const nameOf = (it: NilaiDiKolom) => it.kompetensi?.lingkup_materi ?? it.lingkup_materi ?? '';
  const scopes = keys(daily, nameOf).map((name) => {
    const own = daily.filter((it) => nameOf(it) === name);
    const goals = keys(own, (it) => it.id_kd ?? 'whole').map((goal) => plainMean(own.filter((it) => (it.id_kd ?? 'whole') === goal), a));
    return { value: cent(known(goals)), weight: own.length === 1 && own[0]!.tipe === 'LM' ? own[0]!.bobot : 1 };
  });
  const sas = plainMean(columns.filter((it) => it.tipe === 'SAS'), a);
  if (a.metode === 'rata_sederhana') return integer(known([...scopes.map((it) => it.value), sas]));
  const lm = cent(scopes.filter((it) => it.value !== undefined).map((it) => [it.value!, big(it.weight)]));
  if (a.metode === 'seimbang') return integer(known([lm, sas]));
  if (!a.sts_diadakan) return weighed([[lm, a.bobot_lm + a.bobot_sts / 2], [sas, a.bobot_sas + a.bobot_sts / 2]]);
  return weighed([[lm, a.bobot_lm], [plainMean(columns.filter((it) => it.tipe === 'STS'), a), a.bobot_sts], [sas, a.bobot_sas]]);
}
