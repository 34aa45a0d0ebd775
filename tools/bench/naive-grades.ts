/** Grades written a second time, as plainly as can be: what the benches hold the product's answers against. Nothing of it is the product's own. */
export type Told = { type: string; data: Record<string, any> };
export type Column = { id_kolom: string; tipe: string; assesmentType: string; id_kd: string | null; lingkup_materi: string | null; teknik: string | null; bobot: number };

/** What a gradebook held after its first `n` events: for each cell from the end, what was written last. */
export function naiveBook(events: readonly Told[], n: number) {
  const [columns, cells, gone]: [Map<string, Column>, Map<string, number | null>, Set<string>] = [new Map(), new Map(), new Set()];
  let isLocked: boolean | undefined;
  for (let i = n - 1; i >= 0; i--) {
    const { type, data } = events[i] as Told;
    if (type === 'GradebookLocked' || type === 'GradebookUnlocked') isLocked ??= type === 'GradebookLocked';
    if (gone.has(data.id_kolom)) continue;
    if (type === 'GradeColumnRemoved') gone.add(data.id_kolom);
    if (type === 'ScoreEntered' && !cells.has(`${data.id_kolom} ${data.id_murid}`)) cells.set(`${data.id_kolom} ${data.id_murid}`, data.nilai);
    if ((type === 'GradeColumnAdded' || type === 'GradeColumnChanged') && !columns.has(data.id_kolom)) columns.set(data.id_kolom, data as Column);
  }
  return { columns, scoreOf: (column: string, student: string) => cells.get(`${column} ${student}`) ?? null, cells, isLocked: isLocked ?? false };
}

type Part = { weight: number; value: number | null };
const halfUp = (value: number) => Math.floor(value + 0.5 + 1e-9);
const cents = (value: number | null) => (value === null ? null : halfUp(value * 100) / 100);
function mean(parts: readonly Part[]) {
  const there = parts.filter((it) => it.value !== null && it.weight > 0);
  const weight = there.reduce((sum, it) => sum + it.weight, 0);
  return weight ? there.reduce((sum, it) => sum + it.weight * (it.value as number), 0) / weight : null;
}
const even = (values: readonly (number | null)[]) => cents(mean(values.map((value) => ({ weight: 1, value }))));
const inGroups = <T>(rows: readonly T[], by: (row: T) => string) => [...new Set(rows.map(by))].map((key) => rows.filter((it) => by(it) === key));

/** What a report says of a student by these columns, with the weights that count where nobody set others. */
export function naiveFinal(isMerdeka: boolean, columns: readonly Column[], score: (id_kolom: string) => number | null, isMidHeld: boolean, scopeOf: (id_kd: string | null) => string | null): { [jenis: string]: number | null } {
  const weighted = (some: readonly Column[]) => cents(mean(some.map((it) => ({ weight: it.bobot, value: score(it.id_kolom) }))));
  const of = (tipe: string) => columns.filter((it) => it.tipe === tipe);
  const competence = (it: Column) => it.id_kd ?? it.id_kolom;
  const whole = (parts: Part[]) => { const found = mean(parts); return found === null ? null : halfUp(found); };
  if (isMerdeka) {
    const goals = inGroups(of('TP').filter((it) => it.assesmentType === 'sumatif_lm'), competence).map((it) => ({ scope: scopeOf((it[0] as Column).id_kd) ?? (it[0] as Column).lingkup_materi ?? '', value: weighted(it) }));
    const daily = even(inGroups(goals, (it) => it.scope.trim().toLowerCase()).map((it) => even(it.map(({ value }) => value))));
    const exams = isMidHeld ? [{ weight: 20, value: weighted(of('STS')) }, { weight: 20, value: weighted(of('SAS')) }] : [{ weight: 30, value: weighted(of('SAS')) }];
    return { akhir: whole([{ weight: isMidHeld ? 60 : 70, value: daily }, ...exams]) };
  }
  const [theory, practice] = ['pengetahuan', 'keterampilan'].map((kind) => inGroups(of('KD').filter((it) => it.assesmentType === kind), competence)) as [Column[][], Column[][]];
  const best = (some: readonly Column[]) => some.reduce<number | null>((most, it) => (score(it.id_kolom) === null ? most : Math.max(most ?? 0, score(it.id_kolom) as number)), null);
  return {
    pengetahuan: whole([{ weight: 2, value: even(theory.map(weighted)) }, { weight: 1, value: weighted(of('PTS')) }, { weight: 1, value: weighted(of('PAS')) }]),
    keterampilan: whole(practice.map((it) => ({ weight: 1, value: even(inGroups(it, ({ teknik }) => teknik ?? '–').map(best)) }))),
  };
}
