import { type Assesment, TEKNIK, type Teknik } from '#contract/grading/gradebook';
import type { Column } from '#client/grading/book/use-book';

/** Columns that belong together: an assessment, of units each by itself. */
export type Group = { key: string; assesmentType: Assesment; lingkup: string | null; jumlah: number };

/** The unit that a column is about; nothing where it is about none. */
export const scopeOf = ({ lingkup_materi, lingkup_kompetensi }: Column) => lingkup_materi ?? lingkup_kompetensi;

/** The groups over the columns, in their order; columns of a unit stand side by side. */
export function groupsOf(columns: readonly Column[]): Group[] {
  const groups: Group[] = [];
  for (const it of columns) {
    const lingkup = it.assesmentType === 'sumatif_lm' ? scopeOf(it) : null;
    const key = `${it.assesmentType} ${lingkup ?? ''}`;
    const last = groups.at(-1);
    if (last?.key === key) last.jumlah += 1;
    else groups.push({ key, assesmentType: it.assesmentType, lingkup, jumlah: 1 });
  }
  return groups;
}

/** As the server orders them, with those of a unit together, in the order of its first. */
export function ordered(columns: readonly Column[]): Column[] {
  const keys = [...new Set(columns.map(unitOf))];
  return columns.toSorted((a, b) => keys.indexOf(unitOf(a)) - keys.indexOf(unitOf(b)));
}
const unitOf = (it: Column) => (it.assesmentType === 'sumatif_lm' ? `${it.assesmentType} ${scopeOf(it) ?? ''}` : it.assesmentType);

const KNOWLEDGE = 3;
/** The techniques that fit an assessment (domain 1.20). */
export const techniquesOf = (assesment: Assesment): readonly Teknik[] => (assesment === 'pengetahuan' ? TEKNIK.slice(0, KNOWLEDGE) : assesment === 'keterampilan' ? TEKNIK.slice(KNOWLEDGE) : TEKNIK);
