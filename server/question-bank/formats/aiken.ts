import { bare, isEnough, leftOf, lettered, type Read, readEach, type Taken, unheld, type Written } from '#server/question-bank/formats/item';
import { asPlain, ofPlain } from '#server/question-bank/formats/markup';

const OPTION = /^\s*([A-Z])[.)]\s+(.*)$/;
const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/i;
type Block = { baris: number; lines: string[]; answer: string | undefined };

/** Aiken: a question, its options each on a line, and the letter that is right. */
export const readAiken = (text: string): Read =>
  readEach(blocksOf(text), ({ baris, lines }, nomor) => ({ letak: { nomor, baris, nama: '' }, said: lines.join('\n') }), ({ lines, answer }) => {
    const first = lines.findIndex((it) => OPTION.test(it));
    const [asked, options] = [lines.slice(0, Math.max(first, 0)), lines.slice(Math.max(first, 0)).map((it) => OPTION.exec(it))];
    if (answer === undefined) unheld('Tidak ada baris ANSWER.', 'There is no line ANSWER.');
    if (first < 0) unheld('Tidak ada pilihan A, B, C …', 'There are no options A, B, C …');
    if (!asked.length) unheld('Tidak ada pertanyaan di atas pilihan.', 'There is no question above the options.');
    if (options.some((it) => !it)) unheld('Ada baris yang bukan pilihan di antara pilihan.', 'A line among the options is none.');
    const letters = options.map((it) => it?.[1] as string);
    if (!/^[A-Z]$/.test(answer as string) || !letters.includes(answer as string)) unheld(`Kunci “${answer}” bukan salah satu pilihan.`, `The key “${answer}” is none of the options.`);
    return { isi: bare({ tipe: 'Multiple Choice', pertanyaan: ofPlain(asked.join('\n')), ...lettered(options.map((it) => ({ isi: ofPlain(it?.[2] as string), right: it?.[1] === answer }))) }) };
  });

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let [lines, baris, isApart]: [string[], number, boolean] = [[], 0, false];
  for (const [i, line] of text.replace(/^\ufeff/, '').split(/\r\n?|\n/).entries()) {
    if (isEnough(blocks)) break;
    const answer = ANSWER.exec(line)?.[1]?.trim().toUpperCase();
    if (!line.trim()) {
      isApart = true;
      continue;
    }
    // Below the options of a question whose key is missing the next one begins.
    if (isApart && answer === undefined && !OPTION.test(line) && lines.some((it) => OPTION.test(it))) {
      blocks.push({ baris, lines, answer });
      lines = [];
    }
    isApart = false;
    if (!lines.length) baris = i + 1;
    if (answer === undefined) lines.push(line.trim());
    else {
      blocks.push({ baris, lines, answer });
      lines = [];
    }
  }
  return lines.length ? [...blocks, { baris, lines, answer: undefined }] : blocks;
}

/** Lines of a text that Aiken would not take for something else. */
const linesOf = (html: string) => {
  const lines = asPlain(html)?.split('\n').map((it) => it.trim()).filter(Boolean);
  return lines?.length && !lines.some((it) => OPTION.test(it) || ANSWER.test(it)) ? lines : undefined;
};
const isHeld = (soal: Taken) => soal.tipe === 'Multiple Choice' && soal.kunci.length === 1;

export function writeAiken(soal: readonly Taken[]): Written<string> {
  const holds = (it: Taken) => isHeld(it) && linesOf(it.pertanyaan) && it.opsi.every(({ isi }) => asPlain(isi)?.trim().includes('\n') === false);
  const tertinggal = leftOf(soal, {
    tipe: (it) => !isHeld(it), pertanyaan: (it) => isHeld(it) && !linesOf(it.pertanyaan), opsi: (it) => isHeld(it) && it.opsi.some(({ isi }) => asPlain(isi)?.trim().includes('\n') !== false),
    skor_maksimal: (it) => isHeld(it) && it.skor_maksimal !== 1, pembahasan: (it) => isHeld(it) && it.pembahasan !== '',
    asal: (it) => isHeld(it) && Object.values(it.asal ?? {}).some(Boolean),
  }, 'Aiken');
  const isi = soal.filter(holds).map(({ pertanyaan, opsi, kunci }) => [...(linesOf(pertanyaan) as string[]), ...opsi.map((it) => `${it.id}. ${asPlain(it.isi)?.trim()}`), `ANSWER: ${kunci[0]}`].join('\n'));
  return { isi: isi.join('\n\n').concat('\n'), jumlah: isi.length, tertinggal };
}
