import { scoreOf } from '#contract/exam/marking';
import type { BarisNilai, KolomTampil } from '#contract/grading/gradebook.api';
import type { SelLembar } from '#contract/grading/grade-sheet.api';
import { alike } from '#contract/kit/fields';
import { asText, bold, number, text, workbook } from '#server/kit/workbook';

type Book = { kolom: readonly KolomTampil[]; murid: readonly BarisNilai[] };
const OWN = { nis: 'NIS', nama: 'Nama' };
const CODE_LENGTH = 8;
const MOST_SCORE = 100;

/** What columns are called in a sheet: by their names, with the beginning of their ids where several have the same. */
function titlesOf({ kolom }: Book): Map<string, KolomTampil> {
  const count = new Map<string, number>([[alike(OWN.nis), 1], [alike(OWN.nama), 1]]);
  for (const { nama } of kolom) count.set(alike(nama), (count.get(alike(nama)) ?? 0) + 1);
  return new Map(kolom.map((it) => [(count.get(alike(it.nama)) ?? 0) > 1 ? `${it.nama} [${it.id_kolom.slice(0, CODE_LENGTH)}]` : it.nama, it]));
}

/** The scores as a workbook: numbers are numbers, what is missing is empty. */
export function gradeWorkbook(book: Book): Promise<Buffer> {
  const titles = [...titlesOf(book)];
  const rows = book.murid.map(({ nis, nama, sel }) => [
    text(nis ?? '', asText), text(nama ?? ''),
    ...titles.map(([, { id_kolom }]) => {
      const nilai = sel[id_kolom]?.nilai ?? null;
      return nilai === null ? null : number(nilai);
    }),
  ]);
  const columns = [{ width: 14 }, { width: 32 }, ...titles.map(([title]) => ({ width: Math.min(30, title.length + 3) }))];
  return workbook({ data: [[OWN.nis, OWN.nama, ...titles.map(([title]) => title)].map((it) => text(it, bold)), ...rows], columns, stickyRowsCount: 1, stickyColumnsCount: 2 });
}

/** What a sheet would change, cell by cell. Nothing where it has no line of titles with a column among them. */
export function readGrades(rows: readonly (readonly string[])[], book: Book): { lembar: SelLembar[]; asing: string[] } | undefined {
  const titles = new Map([...titlesOf(book)].map(([title, it]) => [alike(title), it]));
  const isHead = (row: readonly string[]) => row.some((it) => alike(it) === alike(OWN.nis) || alike(it) === alike(OWN.nama)) && row.some((it) => titles.has(alike(it)));
  const head = rows.findIndex(isHead);
  const heads = rows[head];
  if (!heads) return undefined;
  const placeOf = (title: string) => heads.findIndex((it) => alike(it) === alike(title));
  const [nisAt, namaAt] = [placeOf(OWN.nis), placeOf(OWN.nama)];
  // Once for all rows: a sheet may have a title in each of sixteen thousand columns.
  const columns = heads.flatMap((title, at) => {
    const kolom = titles.get(alike(title));
    return kolom ? [{ kolom, at }] : [];
  });
  const seen = new Set<string>();
  const lembar = rows.slice(head + 1).flatMap((row, i): SelLembar[] => {
    const [nis, nama] = [row[nisAt]?.trim().replace(/^'/, '') ?? '', row[namaAt]?.trim() ?? ''];
    const written = columns.map(({ kolom, at }) => ({ kolom, ditulis: row[at]?.trim() ?? '' })).filter(({ ditulis }) => ditulis);
    if (!written.length) return [];
    const student = studentOf(book, nis, nama);
    const line = { baris: head + i + 2, nis, id_murid: student?.id_murid ?? null, nama: student?.nama ?? (nama || null) };
    if (!student) return [{ ...line, id_kolom: null, kolom: '', ditulis: '', nilai: null, sebelum: null, hasil: 'NOT_OF_CLASS' }];
    return written.map(({ kolom, ditulis }) => {
      const score = scoreOf(ditulis);
      const nilai = score !== undefined && score <= MOST_SCORE ? score : null;
      const sebelum = student.sel[kolom.id_kolom]?.nilai ?? null;
      const cell = `${kolom.id_kolom} ${student.id_murid}`;
      const isTwice = seen.has(cell);
      seen.add(cell);
      const hasil = isTwice ? 'CELL_TWICE' : nilai === null ? 'NOT_A_SCORE' : nilai === sebelum ? 'sama' : sebelum === null ? 'baru' : 'berubah';
      return { ...line, id_kolom: kolom.id_kolom, kolom: kolom.nama, ditulis, nilai, sebelum, hasil };
    });
  });
  const asing = heads.filter((it, at) => it.trim() && at !== nisAt && at !== namaAt && !titles.has(alike(it)));
  return { lembar, asing };
}

/** By the number that the school gave; whoever has none by a name that nobody else has. */
function studentOf({ murid }: Book, nis: string, nama: string): BarisNilai | undefined {
  if (nis) return murid.find((it) => it.nis === nis);
  const named = murid.filter((it) => it.nama !== null && alike(it.nama) === alike(nama));
  return named.length === 1 && !named[0]?.nis ? named[0] : undefined;
}
