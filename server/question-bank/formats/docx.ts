import type { IsiSoal } from '#contract/question-bank/question';
import { type Column, columnOf, columnsOf, isHead, isKind, kindOf, noteStrange, ofRow } from '#server/question-bank/formats/columns';
import { Pictures } from '#server/question-bank/formats/inline';
import { bare, lettered, Notes, type Read, readEach, unheld } from '#server/question-bank/formats/item';
import { withFormulas } from '#server/question-bank/formats/markup';
import { rowOf } from '#server/question-bank/formats/sheet';
import { type Cell, type Parts, seen, Word } from '#server/question-bank/formats/word';

type Table = Cell[][];
/** A question's rows in a table, and how the table is laid out. */
type Block = { baris: number; rows: Table; heads?: { columns: Column[]; strange: string[] }; about?: string };
const plain = (cell: Cell | undefined) => (cell ? seen(cell.content).replace(/\s+/g, ' ').trim() : '');
const isBlank = (row: readonly Cell[]) => row.every((it) => !plain(it) && !/"(?:drawing|pict|object|oMath)"/.test(JSON.stringify(it.content)));

/** Word tables as the exam programs of schools have them: a question over several rows, or one a row. */
export function readDocx(parts: Parts): Read {
  const word = new Word(parts);
  const blocks = word.tables.flatMap((table, i) => blocksOf(table, i + 1));
  if (!blocks.length) unheld('Tidak ada tabel soal di dalam dokumen ini.', 'There is no table of questions in this document.');
  const [beside, about] = [word.beside, new Notes()];
  if (word.hasStruckRows) about.add('Baris tabel yang dihapus dengan Lacak Perubahan tidak ikut.', 'Rows of tables that were deleted with Track Changes do not come along.');
  return readEach(blocks, ({ baris, rows, about }, nomor) => ({ letak: { nomor, baris, nama: about ?? plain(rows[0]?.[0]).slice(0, 100) }, said: rows.flat().map(plain).join(' ') }), (block, notes) => {
    if (block.about) unheld('Susunan tabel ini tidak dikenal.', 'The layout of this table is not known.');
    if (beside && block === blocks[0]) notes.add(`Teks di luar tabel tidak ikut: ${beside.slice(0, 100)}`, `Text outside the tables does not come along: ${beside.slice(0, 100)}`);
    const pictures = new Pictures();
    const html = (cell: Cell | undefined) => withFormulas(word.html(cell, pictures, notes));
    const { heads, rows } = block;
    if (heads) noteStrange(heads.strange, notes);
    const said = heads ? ofRow(rowOf(heads.columns, (rows[0] as Cell[]).map(plain), (at) => html(rows[0]?.[at])), notes) : { isi: ofSeveral(rows, html, notes) };
    return { ...said, berkas: pictures.all };
  }, about);
}

function blocksOf(table: Table, nomor: number): Block[] {
  const known = table.findIndex((row) => row.length >= 4 && isKind(plain(row[2])));
  const head = table.findIndex((row) => isHead(row.map(plain)));
  const heads = head < 0 ? undefined : columnsOf((table[head] as Cell[]).map(plain));
  const isOneARow = heads && (known < 0 || heads.columns.some((it) => it?.name === 'opsi'));
  if (isOneARow) return table.map((row, i) => ({ baris: i + 1, rows: [row], heads })).slice(head + 1).filter(({ rows: [row] }) => row && !isBlank(row.filter((_, i) => heads.columns[i]?.name !== 'nomor')));
  // A first question whose kind nobody knows is one too: all below the headings are.
  const titled = table.slice(0, Math.max(known, 0)).findLastIndex((row) => row.some((it) => columnOf(plain(it))?.name === 'pertanyaan'));
  const begins = titled < 0 ? known : titled + 1;
  // Headings that name another column than the third as that of the kinds are those of another layout: read by place it would be nonsense.
  const isOther = table.slice(0, Math.max(known, 0)).some((row) => { const at = row.findIndex((it) => columnOf(plain(it))?.name === 'tipe'); return at >= 0 && at !== 2; });
  if (begins < 0 || isOther) return table.every(isBlank) ? [] : [{ baris: 1, rows: table.slice(0, 1), about: `Tabel ${nomor}` }];
  const blocks: Block[] = [];
  for (const [i, row] of table.entries()) {
    if (i < begins) continue;
    const goesOn = row[0]?.isBelow || (blocks.length > 0 && !plain(row[0]) && !plain(row[2]));
    if (goesOn) blocks.at(-1)?.rows.push(row);
    else blocks.push({ baris: i + 1, rows: [row] });
  }
  // The templates have rows to spare: a number, a kind, letters, and nothing said.
  return blocks.filter(({ rows }) => !rows.every((row, i) => isBlank(row.filter((_, at) => !SPARE.has(at) && (i === 0 || at > 2)))));
}
const SPARE = new Set([0, 2, 3, 5, 7]);

/** Columns: number, question, kind; then letter, option and a V where it is right, or two lists with the pairs of their letters, or the key. */
function ofSeveral(rows: Table, html: (cell: Cell | undefined) => string, notes: Notes): IsiSoal {
  const [row = []] = rows;
  const tipe = kindOf(plain(row[2]));
  const asked = { tipe, pertanyaan: html(row[1]) || unheld('Pertanyaan kosong.', 'The question is empty.') };
  if (tipe === 'Isian Singkat') return bare({ ...asked, kunci: plain(row[3]) ? [plain(row[3])] : [] });
  if (tipe === 'Essay') return bare({ ...asked, kunci: plain(row[3]) ? [plain(row[3])] : [] });
  if (tipe === 'Menjodohkan') return bare({ ...asked, pasangan: pairsOf(rows, html, notes), cara_nilai: 'sebagian' });
  const options = rows.map((it) => ({ isi: html(it[4]), right: /^[v✓√]$/i.test(plain(it[5])), said: plain(it[5]) })).filter(({ isi, right }) => isi || right);
  for (const { said, right } of options) if (said && !right) notes.add(`Tanda “${said.slice(0, 20)}” di kolom kunci bukan V.`, `The mark “${said.slice(0, 20)}” in the column of keys is no V.`);
  return bare({ ...asked, ...lettered(options), ...(tipe === 'Pilihan Ganda Kompleks' ? { cara_nilai: 'sebagian' as const } : {}) });
}

function pairsOf(rows: Table, html: (cell: Cell | undefined) => string, notes: Notes) {
  const side = (code: number) => new Map(rows.flatMap((it) => (html(it[code + 1]) ? [[plain(it[code]).toUpperCase(), html(it[code + 1])] as const] : [])));
  const [left, right] = [side(3), side(5)];
  const pairs = rows.flatMap((it) => plain(it[8]).toUpperCase().split(/[,;]/).map((to) => [plain(it[7]).toUpperCase(), to.trim()] as const)).filter(([from, to]) => from && to);
  const used = new Set(pairs.map(([, to]) => to));
  for (const [code] of right) if (!used.has(code)) notes.add(`Pengecoh di sisi kanan tidak ikut: ${code}`, `A right side without a left one does not come along: ${code}`);
  const paired = new Set(pairs.map(([from]) => from));
  for (const [code] of left) if (!paired.has(code)) unheld(`Baris ${code} tidak punya pasangan.`, `Row ${code} has no pair.`);
  return pairs.map(([from, to]) => ({ kiri: left.get(from) ?? unheld(`Kunci ${from} tidak ada di baris.`, `The key ${from} is no row.`), kanan: right.get(to) ?? unheld(`Kunci ${to} tidak ada di kolom.`, `The key ${to} is no column.`) }));
}
