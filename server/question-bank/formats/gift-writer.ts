import type { IsiSoal } from '#contract/question-bank/question';
import { inlined } from '#server/question-bank/formats/inline';
import { leftOf, type PictureOf, type Taken, type Written } from '#server/question-bank/formats/item';
import { asAnswer, shareOf, tagsOf } from '#server/question-bank/formats/marking';
import { plainest } from '#server/question-bank/formats/markup';

const sign = (text: string) => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
/** A text that begins like a format would be taken for one. */
const html = (text: string) => (/^\[/.test(text) ? `[html]${sign(text)}` : sign(text));

/** An arrow makes pairs of any answers. */
const isArrow = ({ tipe, kunci }: IsiSoal) => tipe === 'Isian Singkat' && kunci.some((it) => it.includes('->'));

/** Moodle's GIFT. What it has no field for stands as tags in the comment above, as Moodle reads it. */
export function writeGift(soal: readonly Taken[], pictureOf: PictureOf): Written<string> {
  const tertinggal = leftOf(soal, { tipe: isArrow, rubrik: (it) => it.rubrik.length > 0, kunci: (it) => it.tipe === 'Essay' && it.kunci.length > 0 }, 'GIFT');
  const isi = soal.flatMap((it, i) => (isArrow(it) ? [] : [written(inlined(it, pictureOf), i + 1)]));
  return { isi: isi.join('\n\n').concat('\n'), jumlah: isi.length, tertinggal };
}

function written(soal: Taken, nomor: number) {
  const tags = tagsOf(soal);
  const answers = [...answersOf(soal), ...(soal.pembahasan ? [`####${html(soal.pembahasan)}`] : [])];
  return `${tags.length ? `// ${tags.map((it) => `[tag:${it.replaceAll(']', '\\]')}]`).join(' ')}\n` : ''}::Soal ${nomor}::[html]${sign(soal.pertanyaan)} {${answers.map((it) => `\n  ${it}`).join('')}${answers.length ? '\n' : ''}}`;
}

function answersOf(soal: IsiSoal) {
  const { tipe, opsi, kunci, pasangan } = soal;
  if (tipe === 'Menjodohkan') return pasangan.map(({ kiri, kanan }) => `=${html(kiri)} -> ${sign(plainest(kanan))}`);
  if (tipe === 'Isian Singkat') return kunci.map((it) => `=${it.startsWith('%') ? '%100%' : ''}${sign(asAnswer(it))}`);
  if (tipe === 'Multiple Choice') return opsi.map(({ id, isi }) => `${kunci.includes(id) ? '=' : '~'}${isi.startsWith('%') ? `%${kunci.includes(id) ? 100 : 0}%` : ''}${html(isi)}`);
  return tipe === 'Essay' ? [] : opsi.map(({ id, isi }) => `~%${shareOf(soal, id)}%${html(isi)}`);
}
