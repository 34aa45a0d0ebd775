import { CaraNilai, type IsiSoal } from '#contract/question-bank/question';
import { bare, lettered, MOST_OPTIONS, type Notes, type Said, unheld } from '#server/question-bank/formats/item';
import { asalOf, PLACES } from '#server/question-bank/formats/marking';

/** What a column holds, by what is written above it: as our own sheets have it, and as those of other programs do. */
const COLUMNS: [RegExp, string][] = [
  [/^(no|nomor|no\.)$/, 'nomor'], [/^(jenis|tipe|jenis soal|tipe soal)$/, 'tipe'], [/^(soal|pertanyaan|butir soal|question)$/, 'pertanyaan'],
  [/^(?:opsi|pilihan|jawaban|pil|opsi jawaban|pilihan jawaban|option)?[ _.]?([a-j])\.?$/, 'opsi'], [/^(kunci|kunci jawaban|jawaban|jawaban benar|key|answer)$/, 'kunci'],
  [/^(?:kiri|baris) ?(\d{1,2})$/, 'kiri'], [/^(?:kanan|kolom) ?(\d{1,2})$/, 'kanan'], [/^(pembahasan|penjelasan|explanation)$/, 'pembahasan'], [/^(skor|skor maksimal|bobot|poin|nilai)$/, 'skor_maksimal'],
  [/^(cara nilai|penilaian)$/, 'cara_nilai'], [/^rubrik$/, 'rubrik'],
  [/^(mapel|mata pelajaran|subject)$/, 'mapel'], [/^(level|tingkat|kelas)$/, 'level'], [/^(kd|tp|kd ?\/ ?tp|kompetensi dasar|tujuan pembelajaran)$/, 'kd'], [/^(kognitif|level kognitif)$/, 'kognitif'],
];
/** A column and, of those there are several of, which. */
export type Column = { name: string; at: number } | undefined;

export function columnOf(head: string): Column {
  const said = head.toLowerCase().replace(/\s+/g, ' ').trim();
  for (const [form, name] of COLUMNS) {
    const found = form.exec(said);
    if (found) return { name, at: name === 'opsi' ? (found[1] as string).charCodeAt(0) - 97 : /^\d/.test(found[1] ?? '') ? Number(found[1]) - 1 : 0 };
  }
  return undefined;
}
/** What stands under a row of headings; a second column of the same name is as strange as one that nobody knows, and what is strange does not come along. */
export function columnsOf(heads: readonly string[]): { columns: Column[]; strange: string[] } {
  const found = heads.map(columnOf);
  const columns = found.map((it, i) => (it && found.findIndex((other) => other?.name === it.name && other.at === it.at) === i ? it : undefined));
  return { columns, strange: heads.filter((it, i) => it.trim() && !columns[i]) };
}
export function noteStrange(strange: readonly string[], notes: Notes) {
  if (strange.length) notes.add(`Kolom tidak ikut: ${strange.join(', ').slice(0, 100)}`, `Columns that do not come along: ${strange.join(', ').slice(0, 100)}`);
}
export const isHead = (cells: readonly string[]) => cells.some((it) => columnOf(it)?.name === 'pertanyaan') && cells.some((it) => columnOf(it)?.name === 'kunci');

const KINDS: [RegExp, IsiSoal['tipe']][] = [
  [/^(1|multiple choice|pilihan ganda|pg)$/i, 'Multiple Choice'], [/^(2|pilihan ganda kompleks|pg kompleks|pgk|kompleks)$/i, 'Pilihan Ganda Kompleks'], [/^(3|menjodohkan|jodohkan)$/i, 'Menjodohkan'],
  [/^(4|isian singkat|isian)$/i, 'Isian Singkat'], [/^(5|essay|esai|uraian)$/i, 'Essay'],
];
export const isKind = (said: string) => KINDS.some(([form]) => form.test(said.trim()));
export const kindOf = (said: string) => KINDS.find(([form]) => form.test(said.trim()))?.[1] ?? unheld(`Jenis soal “${said.trim()}” tidak dikenal.`, `The kind of question “${said.trim()}” is not known.`);

/** A question as one row has it: texts are HTML, words are plain. */
export type Row = { tipe: string; pertanyaan: string; opsi: string[]; kiri: string[]; kanan: string[]; kunci: string; pembahasan: string; skor_maksimal: string; cara_nilai: string; rubrik: string; mapel: string; level: string; kd: string; kognitif: string };

export const ofRow = (row: Row, notes: Notes): Pick<Said, 'isi' | 'asal'> => ({ isi: isiOf(row, notes), asal: asalOf(new Map(PLACES.map((it) => [it, row[it].trim()]))) });

function isiOf(row: Row, notes: Notes): IsiSoal {
  const opsi = row.opsi.length > MOST_OPTIONS ? row.opsi.slice(0, MOST_OPTIONS) : row.opsi;
  const letters = lettersOf(row.kunci);
  const tipe = row.tipe.trim() ? kindOf(row.tipe) : guessed(row, letters);
  const common = { tipe, pertanyaan: row.pertanyaan || unheld('Pertanyaan kosong.', 'The question is empty.'), pembahasan: row.pembahasan, skor_maksimal: marksOf(row.skor_maksimal), cara_nilai: marking(row.cara_nilai, tipe) };
  const foreign = { opsi: opsi.some(Boolean) && !/Choice|Ganda/.test(tipe), pasangan: row.kiri.some(Boolean) && tipe !== 'Menjodohkan' };
  if (foreign.opsi || foreign.pasangan) notes.add(`Pilihan atau pasangan tidak ikut, karena jenisnya ${tipe}.`, `Options or pairs do not come along, as the kind is ${tipe}.`);
  if (tipe === 'Essay' && !row.tipe.trim() && !row.rubrik.trim()) notes.add('Tanpa pilihan dan kunci, soal ini dibaca sebagai esai.', 'Without options and a key, this question is read as an essay.');
  if (tipe === 'Menjodohkan') return bare({ ...common, pasangan: pairs(row) });
  if (tipe === 'Isian Singkat') return bare({ ...common, kunci: split(row.kunci) });
  if (tipe === 'Essay') return bare({ ...common, kunci: row.kunci.trim() ? [row.kunci.trim()] : [], rubrik: rubric(row.rubrik) });
  const last = opsi.findLastIndex(Boolean);
  const gap = opsi.slice(0, last + 1).findIndex((it) => !it);
  if (gap >= 0) unheld(`Pilihan ${String.fromCharCode(65 + gap)} kosong.`, `Option ${String.fromCharCode(65 + gap)} is empty.`);
  const strange = letters?.find((it) => it.charCodeAt(0) - 65 > last) ?? (letters ? undefined : row.kunci.trim() || '–');
  if (strange) unheld(`Kunci “${strange}” bukan salah satu pilihan.`, `The key “${strange}” is none of the options.`);
  return bare({ ...common, ...lettered(opsi.slice(0, last + 1).map((isi, i) => ({ isi, right: Boolean(letters?.includes(String.fromCharCode(65 + i))) }))) });
}

const lettersOf = (kunci: string) => (/^[A-J](\s*[,;/ ]\s*[A-J])*$/i.test(kunci.trim()) ? kunci.toUpperCase().match(/[A-J]/g) ?? undefined : undefined);
const guessed = (row: Row, letters: string[] | undefined): IsiSoal['tipe'] => {
  if (row.kiri.some(Boolean)) return 'Menjodohkan';
  if (row.opsi.some(Boolean)) return (letters?.length ?? 0) > 1 ? 'Pilihan Ganda Kompleks' : 'Multiple Choice';
  return row.kunci.trim() && !row.rubrik.trim() ? 'Isian Singkat' : 'Essay';
};
const pairs = ({ kiri, kanan }: Row) =>
  Array.from({ length: Math.max(kiri.length, kanan.length) }, (_, i) => ({ kiri: kiri[i] ?? '', kanan: kanan[i] ?? '' })).filter((it) => it.kiri || it.kanan)
    .map((it) => (it.kiri && it.kanan ? it : unheld('Ada pasangan yang hanya terisi satu sisi.', 'A pair is filled in on one side only.')));
const marksOf = (said: string) => {
  const marks = Number(said.trim() || 1);
  return Number.isInteger(marks) && marks >= 1 && marks <= 100 ? marks : unheld(`Skor “${said.trim()}” bukan angka 1 sampai 100.`, `The mark “${said.trim()}” is no whole number from 1 to 100.`);
};
const marking = (said: string, tipe: IsiSoal['tipe']) =>
  !said.trim() || !/Kompleks|Menjodohkan/.test(tipe) ? 'semua' : CaraNilai.safeParse(said.trim()).data ?? unheld(`Cara nilai “${said.trim()}” tidak dikenal.`, `The way of marking “${said.trim()}” is not known.`);

/** Several words of one cell are parted by `|`, which a word that has one writes twice. */
export const split = (said: string) => said.replaceAll('||', '\ufdd0').split('|').map((it) => it.replaceAll('\ufdd0', '|').trim()).filter(Boolean);
export const joined = (words: readonly string[]) => words.map((it) => it.replaceAll('|', '||')).join(' | ');
const rubric = (said: string) =>
  split(said).map((it) => {
    const [, kriteria, skor] = /^([\s\S]+)=\s*(\d{1,3})$/.exec(it) ?? [];
    return kriteria && skor ? { kriteria: kriteria.trim(), skor: Number(skor) } : unheld(`Rubrik ditulis kriteria = skor: “${it.slice(0, 60)}”`, `A rubric is written criterion = marks: “${it.slice(0, 60)}”`);
  });
