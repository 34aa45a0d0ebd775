import { alike } from '#contract/kit/fields';
import type { Fault } from '#contract/kit/resource';
import { type IsiSoal, isBlank, visible } from '#contract/question-bank/question';

/** What the school says of questions. */
export type Aturan = { jumlah_pilihan_ganda: number };
type Checks = (soal: IsiSoal, aturan: Aturan) => Fault | undefined | false;

const fault = (field: string, id: string, en: string): Fault => ({ field, id, en });
const sameAs = (html: string) => `${alike(visible(html))} ${[...html.matchAll(/(?:src|data-tex)="([^"]*)"/g)].map(([, it]) => it).join(' ')}`;
const repeats = (texts: readonly string[]) => new Set(texts.map(sameAs)).size < texts.length;
const letters = ({ opsi }: IsiSoal) => opsi.map(({ id }) => id);
const inOrder = (soal: IsiSoal) => letters(soal).every((id, i) => id === String.fromCharCode(65 + i));

const options: Checks = (soal) =>
  (soal.opsi.some(({ isi }) => isBlank(isi)) && fault('opsi', 'Setiap pilihan harus diisi.', 'Every option has to be filled in.')) ||
  (!inOrder(soal) && fault('opsi', 'Pilihan bernama A, B, C dan seterusnya, berurutan.', 'Options are named A, B, C and so on, in order.')) ||
  (repeats(soal.opsi.map(({ isi }) => isi)) && fault('opsi', 'Ada pilihan yang sama.', 'Two options are the same.')) ||
  (!soal.kunci.every((it) => letters(soal).includes(it)) && fault('kunci', 'Kunci harus salah satu pilihan.', 'The key has to be one of the options.')) ||
  (new Set(soal.kunci).size < soal.kunci.length && fault('kunci', 'Kunci tertulis dua kali.', 'A key is named twice.'));

/** What each kind must have (domain A.2). */
const OF_KIND: Record<IsiSoal['tipe'], Checks> = {
  'Multiple Choice': (soal, { jumlah_pilihan_ganda: n }) =>
    (soal.opsi.length !== n && fault('opsi', `Harus ada tepat ${n} pilihan.`, `There have to be exactly ${n} options.`)) ||
    (soal.kunci.length !== 1 && fault('kunci', 'Harus ada tepat satu kunci.', 'There has to be exactly one key.')) || options(soal, { jumlah_pilihan_ganda: n }),
  'Pilihan Ganda Kompleks': (soal, aturan) =>
    (soal.opsi.length < 3 && fault('opsi', 'Harus ada paling sedikit 3 pilihan.', 'There have to be at least 3 options.')) ||
    (!soal.kunci.length && fault('kunci', 'Harus ada paling sedikit satu kunci.', 'There has to be at least one key.')) || options(soal, aturan),
  Menjodohkan: ({ pasangan }) =>
    (pasangan.length < 2 && fault('pasangan', 'Harus ada paling sedikit 2 pasangan.', 'There have to be at least 2 pairs.')) ||
    (pasangan.some(({ kiri, kanan }) => isBlank(kiri) || isBlank(kanan)) && fault('pasangan', 'Kedua sisi setiap pasangan harus diisi.', 'Both sides of every pair have to be filled in.')) ||
    (repeats(pasangan.map(({ kiri }) => kiri)) && fault('pasangan', 'Ada sisi kiri yang sama.', 'Two left sides are the same.')),
  'Isian Singkat': ({ kunci }) => !kunci.length && fault('kunci', 'Harus ada paling sedikit satu jawaban benar.', 'There has to be at least one right answer.'),
  Essay: ({ rubrik, skor_maksimal }) =>
    rubrik.length > 0 && rubrik.reduce((sum, { skor }) => sum + skor, 0) !== skor_maksimal &&
    fault('rubrik', 'Jumlah skor rubrik harus sama dengan skor maksimal.', 'The rubric’s marks have to add up to the most that the question gives.'),
};

/** The parts that a kind has; what else is sent is left behind. */
const PARTS: Record<IsiSoal['tipe'], readonly (keyof IsiSoal)[]> = {
  'Multiple Choice': ['opsi', 'kunci'], 'Pilihan Ganda Kompleks': ['opsi', 'kunci', 'cara_nilai'], Menjodohkan: ['pasangan', 'cara_nilai'], 'Isian Singkat': ['kunci'], Essay: ['kunci', 'rubrik'],
};
const BARE: Pick<IsiSoal, 'opsi' | 'pasangan' | 'kunci' | 'cara_nilai' | 'rubrik'> = { opsi: [], pasangan: [], kunci: [], cara_nilai: 'semua', rubrik: [] };

/** The question with the parts of its kind only. */
export const ofItsKind = (soal: IsiSoal): IsiSoal => ({ ...soal, ...Object.fromEntries(Object.entries(BARE).filter(([part]) => !PARTS[soal.tipe].includes(part as keyof IsiSoal))) });

/** The first thing that is wrong with a question, if anything is: the field to blame, and why. */
export function faultOf(soal: IsiSoal, aturan: Aturan): Fault | undefined {
  const said = visible(soal.pertanyaan).length;
  if ((said < 5 && isBlank(soal.pertanyaan)) || (said < 5 && !/<(img|audio|span)\b/.test(soal.pertanyaan))) return fault('pertanyaan', 'Pertanyaan paling sedikit 5 huruf.', 'A question has at least 5 letters.');
  if (said > 5_000) return fault('pertanyaan', 'Pertanyaan paling banyak 5.000 huruf.', 'A question has at most 5,000 letters.');
  return OF_KIND[soal.tipe](soal, aturan) || undefined;
}
