import type { IsiSoal } from '#contract/question-bank/question';
import { type Asal, type Catatan, type Letak, MOST_QUESTIONS, type SalahSoal } from '#contract/question-bank/question-exchange';

/** A file that a text of a question shows: `nama` is what stands for it in the text, until it is kept. */
export type Pending = { nama: string; tipe: string; bytes: Buffer };
/** A question as a file has it, and what of it was understood only in part. */
export type Parsed = { letak: Letak; isi: IsiSoal; asal: Asal; berkas: Pending[]; catatan: Catatan[] };
/** What is read of one part of a file; where it says nothing of where it belongs, `asal` is left out. */
export type Said = Pick<Parsed, 'isi'> & Partial<Pick<Parsed, 'asal' | 'berkas'>>;
/** `catatan`: what of the file did not become a question, and was not to become one. */
export type Read = { soal: Parsed[]; salah: SalahSoal[]; catatan: Catatan[] };
/** A question as it is taken out, with the names of where it belongs. */
export type Taken = IsiSoal & { asal?: Asal };
/** What a format has no room for: a part of a question, or under `tipe` all of it. `nomor` counts from 1. */
export type Left = { nomor: number; field: keyof Taken; id: string; en: string };
/** `jumlah`: how many questions are in it. */
export type Written<T> = { isi: T; jumlah: number; tertinggal: Left[] };
/** The bytes of a picture that a question shows, by its `src`. */
export type PictureOf = (src: string) => Pending | undefined;

/** One part of a file cannot become a question: the rest of it can. */
export class Unheld extends Error {
  constructor(readonly id: string, readonly en: string) {
    super(en);
  }
}
export const unheld = (id: string, en: string): never => {
  throw new Unheld(id, en);
};

const BARE: IsiSoal = { tipe: 'Essay', pertanyaan: '', opsi: [], pasangan: [], kunci: [], cara_nilai: 'semua', skor_maksimal: 1, rubrik: [], pembahasan: '' };
export const bare = (isi: Pick<IsiSoal, 'tipe' | 'pertanyaan'> & Partial<IsiSoal>): IsiSoal => ({ ...BARE, ...isi });
export const MOST_OPTIONS = 10;
export const letterOf = (i: number) => String.fromCharCode(65 + i);
/** Options in this order under the letters from A on, and the letters of those that are right. */
export function lettered(options: readonly { isi: string; right: boolean }[]): Pick<IsiSoal, 'opsi' | 'kunci'> {
  if (options.length > MOST_OPTIONS) unheld(`Paling banyak ${MOST_OPTIONS} pilihan; di sini ada ${options.length}.`, `There are at most ${MOST_OPTIONS} options; here are ${options.length}.`);
  return { opsi: options.map(({ isi }, i) => ({ id: letterOf(i), isi })), kunci: options.flatMap(({ right }, i) => (right ? [letterOf(i)] : [])) };
}

const LENGTH = 300;
export const excerpt = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LENGTH);

/** Of parts of a file no more are read than one too many: whoever counts them refuses the file. */
export const isEnough = (parts: readonly unknown[]) => parts.length > MOST_QUESTIONS;

/** Reads each part by itself; what is wrong with one is said of that one. */
export function readEach<P>(parts: readonly P[], about: (part: P, nomor: number) => { letak: Letak; said: string }, read: (part: P, notes: Notes) => Said, beside = new Notes()): Read {
  const [soal, salah]: [Parsed[], SalahSoal[]] = [[], []];
  for (const [i, part] of parts.slice(0, MOST_QUESTIONS + 1).entries()) {
    const { letak, said } = about(part, i + 1);
    const notes = new Notes();
    try {
      const { isi, asal = {}, berkas = [] } = read(part, notes);
      soal.push({ letak, isi, asal, berkas, catatan: notes.all });
    } catch (error) {
      if (!(error instanceof Unheld)) throw error;
      salah.push({ letak, field: null, id: error.id, en: error.en, isi: excerpt(said) });
    }
  }
  return { soal, salah, catatan: beside.all };
}

/** Nobody reads more of one question. */
const MOST_NOTES = 30;
const MORE: Catatan = { id: 'Masih ada bagian lain yang tidak ikut.', en: 'There are more parts that do not come along.' };

/** What is said of a question, or of a file, beside it: each thing once. */
export class Notes {
  readonly all: Catatan[];

  constructor(said: readonly Catatan[] = []) {
    this.all = [...said];
  }

  add(id: string, en: string) {
    if (this.all.length > MOST_NOTES || this.all.some((it) => it.id === id)) return;
    this.all.push(this.all.length < MOST_NOTES ? { id, en } : MORE);
  }
}

/** What of these questions a format has no room for, as each of its rules says. */
export const leftOf = (soal: readonly Taken[], rules: Partial<Record<keyof Taken, (it: Taken) => boolean>>, format: string): Left[] =>
  soal.flatMap((it, i) =>
    Object.entries(rules).filter(([, isLeft]) => isLeft(it)).map(([field]) =>
      ({ nomor: i + 1, field: field as keyof Taken, id: `${format} tidak dapat memuat ${NAMA[field as keyof Taken][0]}.`, en: `${format} cannot hold ${NAMA[field as keyof Taken][1]}.` })));
const NAMA: Record<keyof Taken, [string, string]> = {
  tipe: ['soal jenis ini', 'this kind of question'], pertanyaan: ['pertanyaan ini', 'this question text'], opsi: ['pilihan ini', 'these options'], pasangan: ['pasangan ini', 'these pairs'], kunci: ['kunci ini', 'this key'],
  cara_nilai: ['cara penilaian ini', 'this way of marking'], skor_maksimal: ['skor maksimal', 'the most marks'], rubrik: ['rubrik', 'the rubric'], pembahasan: ['pembahasan', 'the explanation'],
  asal: ['mata pelajaran, tingkat, KD, dan level kognitif', 'the subject, level, competence and cognitive level'],
};
