import { angka, cutOff, endsThere, meanOf, twoDecimals, whole } from '#contract/grading/exact';
import type { AturanNilai, Langkah, NilaiAkhir, NilaiDiKolom } from '#contract/grading/final-grade';
import { predicateOf } from '#contract/grading/predicates';
import { grouped } from '#contract/kit/grouped';

type Scored = Langkah & { nilai: number };
const isScored = (it: Langkah): it is Scored => it.nilai !== null;

const column = (it: NilaiDiKolom): Langkah => {
  const catatan = it.nilai === null ? 'tanpa_nilai' : it.isRemedial ? 'remedial' : undefined;
  return { nama: it.nama, nilai: it.nilai, bobot: it.bobot, dari: [], id_kolom: it.id_kolom, ...(catatan && { catatan }) };
};

type Lift = Pick<AturanNilai, 'kkm' | 'batas_remedial'>;
/** A mean below the passing grade is lifted by the best remedial, to the passing grade at most unless the level lets it count in full (domain 2.2). */
function lifted(nilai: number | null, remedial: readonly NilaiDiKolom[], { kkm, batas_remedial }: Lift) {
  const best = remedial.reduce<number | null>((most, it) => (it.nilai === null || (most !== null && most >= it.nilai) ? most : it.nilai), null);
  return best === null || (nilai !== null && nilai >= kkm) ? nilai : Math.max(nilai ?? 0, batas_remedial ? Math.min(best, kkm) : best);
}

/** A part that consists of others: the mean of those that have a value, with two decimals. */
export function combined(nama: string, bobot: number, dari: Langkah[]): Langkah {
  const mean = meanOf(dari.filter(isScored));
  return { nama, nilai: mean && twoDecimals(mean), bobot, dari, ...(!mean && { catatan: 'tanpa_nilai' as const }) };
}

/** A part with the remedial columns that belong to it. */
export function withRemedial(part: Langkah, remedial: readonly NilaiDiKolom[], lift: Lift): Langkah {
  const nilai = lifted(part.nilai, remedial, lift);
  const { catatan: _, ...rest } = part;
  const catatan = nilai !== part.nilai ? 'remedial' as const : nilai === null ? 'tanpa_nilai' as const : undefined;
  return { ...rest, nilai, dari: [...part.dari, ...remedial.map(column)], ...(catatan && { catatan }) };
}

/** Columns that make one value: their weighted mean, lifted by remedial ones. */
export const averaged = (nama: string, bobot: number, columns: readonly NilaiDiKolom[], lift: Lift) =>
  withRemedial(combined(nama, bobot, columns.filter((it) => !it.isRemedial).map(column)), columns.filter((it) => it.isRemedial), lift);

/** The highest of columns of one technique (domain 2.3). */
export function best(nama: string, columns: readonly NilaiDiKolom[]): Langkah {
  const dari = columns.map(column);
  const top = dari.filter(isScored).reduce<Scored | null>((most, it) => (most && most.nilai >= it.nilai ? most : it), null);
  if (top && dari.length > 1) top.catatan = 'terbaik';
  return { nama, nilai: top?.nilai ?? null, bobot: 1, dari, ...(!top && { catatan: 'tanpa_nilai' as const }) };
}

/** What a competence is called in a calculation. */
export const competenceName = ({ kompetensi, nama }: NilaiDiKolom) => (kompetensi ? [kompetensi.kode, kompetensi.alias].filter(Boolean).join(' ') : nama);
export const competenceCode = ({ kompetensi, nama }: NilaiDiKolom) => kompetensi?.kode ?? nama;

/** Columns by their competence, those of one whose name is not known by its id. */
export const byCompetence = (columns: readonly NilaiDiKolom[]) => [...grouped(columns, (it) => it.id_kd ?? it.id_kolom).values()];

/** In the order of the curriculum, whatever order they were made in; 3.2 comes before 3.10. */
export const inOrder = (columns: readonly NilaiDiKolom[]) =>
  [...columns].sort((a, b) => (a.kompetensi?.urutan ?? 1e9) - (b.kompetensi?.urutan ?? 1e9)
    || competenceCode(a).localeCompare(competenceCode(b), 'id', { numeric: true })
    || (a.tanggal ?? '9').localeCompare(b.tanggal ?? '9') || a.nama.localeCompare(b.nama, 'id', { numeric: true }) || a.id_kolom.localeCompare(b.id_kolom));

/** The grade of a report out of its parts: the weights of those that are there are made whole, an integer half up, its predicate (domain 2.0 to 2.5). */
export function gradeOf({ interval, kkm }: Pick<AturanNilai, 'interval' | 'kkm'>, langkah: Langkah[], kurang: string[]): NilaiAkhir {
  const used = langkah.filter(isScored).filter((it) => it.bobot > 0);
  const mean = meanOf(used);
  if (!mean) return { nilai: null, asli: null, predikat: null, tuntas: null, rumus: '–', langkah, kurang };
  const nilai = whole(mean);
  return { nilai, asli: cutOff(mean), predikat: predicateOf(interval, nilai), tuntas: nilai >= kkm, rumus: `${sumOf(used)}${resultOf(used, mean)} → ${nilai}`, langkah, kurang };
}

/** `(2 × 81,75 + 1 × 78,00 + 1 × 81,00) ÷ 4`; weights that are all the same are left out. */
function sumOf(used: readonly Scored[]) {
  const [first] = used;
  if (used.length === 1) return angka(first!.nilai, 2);
  const isEven = used.every((it) => it.bobot === first!.bobot);
  const terms = used.map((it) => (isEven ? '' : `${angka(it.bobot)} × `) + angka(it.nilai, 2));
  return `(${terms.join(' + ')}) ÷ ${angka(isEven ? used.length : Math.round(used.reduce((sum, it) => sum + it.bobot, 0) * 1e6) / 1e6)}`;
}

const resultOf = (used: readonly Scored[], mean: { atas: number; bawah: number }) => (used.length === 1 ? '' : ` = ${angka(cutOff(mean))}${endsThere(mean) ? '' : '…'}`);
