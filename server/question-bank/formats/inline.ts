import type { IsiSoal } from '#contract/question-bank/question';
import { MOST_PICTURES } from '#contract/question-bank/question-exchange';
import { type Notes, type Pending, type PictureOf, type Taken, unheld } from '#server/question-bank/formats/item';
import { isTooDeep, noteLost, withFormulas, withoutFormulas, withPlainSounds, withSources } from '#server/question-bank/formats/markup';
import { withMath } from '#server/question-bank/formats/mathml';

const DATA = /^data:([\w/+.-]{1,60});base64,([A-Za-z0-9+/=\s]*)$/;
export const ENDING: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/wav': 'wav' };

/** Files that the texts of one question show. */
export class Pictures {
  readonly all: Pending[] = [];

  /** The name that stands for a file in a text. */
  add(nama: string, tipe: string, bytes: Buffer) {
    const known = this.all.find((it) => it.bytes.equals(bytes));
    if (known) return known.nama;
    if (this.all.length === MOST_PICTURES) unheld(`Paling banyak ${MOST_PICTURES} gambar dan suara dalam satu soal.`, `A question has at most ${MOST_PICTURES} pictures and sounds.`);
    const pending = { nama: `berkas:${this.all.length + 1}.${ENDING[tipe] ?? (/\.(\w{1,5})$/.exec(nama)?.[1]?.toLowerCase() || 'bin')}`, tipe, bytes };
    this.all.push(pending);
    return pending.nama;
  }

  /** A text of a file as a text of ours; `of` finds what it shows. */
  text(html: string, notes: Notes, of: (src: string) => { tipe: string; bytes: Buffer } | undefined = () => undefined) {
    if (isTooDeep(html)) unheld('Ada teks yang unsurnya terlalu dalam.', 'The elements of a text are too deep.');
    const text = withFormulas(withSources(withPlainSounds(withMath(html)), (src) => {
      const [, tipe = '', base64 = ''] = DATA.exec(src) ?? [];
      const found = tipe ? { tipe, bytes: Buffer.from(base64, 'base64') } : of(src);
      return found && this.add(src.startsWith('data:') ? '' : src, found.tipe, found.bytes);
    }));
    noteLost(text, notes);
    return text.trim() || unheld('Ada teks yang kosong.', 'A text is empty.');
  }
}

/** A question with its pictures written into its texts, and formulas as others write them. */
export function inlined(soal: Taken, pictureOf: PictureOf): Taken {
  return eachText(soal, (html) => withoutFormulas(withSources(html, (src) => {
    const it = pictureOf(src);
    return it && `data:${it.tipe};base64,${it.bytes.toString('base64')}`;
  })));
}

/** A question with each of its texts made anew. */
export const eachText = <Q extends IsiSoal>(soal: Q, of: (html: string) => string): Q => ({
  ...soal, pertanyaan: of(soal.pertanyaan), pembahasan: soal.pembahasan && of(soal.pembahasan),
  opsi: soal.opsi.map(({ id, isi }) => ({ id, isi: of(isi) })), pasangan: soal.pasangan.map(({ kiri, kanan }) => ({ kiri: of(kiri), kanan: of(kanan) })),
});
export const textsOf = ({ pertanyaan, pembahasan, opsi, pasangan }: IsiSoal) => [pertanyaan, pembahasan, ...opsi.map(({ isi }) => isi), ...pasangan.flatMap(({ kiri, kanan }) => [kiri, kanan])];
