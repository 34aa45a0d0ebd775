import { readFileSync } from 'node:fs';
import type { IsiSoal } from '#contract/question-bank/question';
import { WriteQuestion } from '#server/question-bank/question.decider';
import { demoId, type DemoSchool } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';

type Written = {
  tipe?: IsiSoal['tipe']; tanya: string; opsi?: string[]; pasangan?: [string, string][]; kunci?: string[]; rubrik?: [string, number][]; skor?: number; kognitif: 'C1' | 'C2' | 'C3' | 'C4'; bahas?: string;
  /** How many of the demo's students know it. */
  mudah: number;
  /** What they write, from good to poor. */
  jawaban?: string[];
};
export type DemoQuestion = { id_soal: string; versi: number; bobot: number; opsi: string; isi: IsiSoal; mudah: number; jawaban: readonly string[] };
export type Mapel = 'MTK' | 'IPA' | 'BIND';
export type DemoExam = { id_cbt: string; judul: string; tipe: 'PH' | 'PTS'; mapel: Mapel; mulai: Date; durasi: number; kelas: DemoSchool['classes']; soal: DemoQuestion[] };
const LETTERS = 'ABCDEFGHIJ';

/** The demo's question bank: what its teachers of three subjects have written. */
export function demoBank(): Record<Mapel, DemoQuestion[]> {
  const written = JSON.parse(readFileSync('server/demo/demo-questions.json', 'utf8')) as Record<Mapel, Written[]>;
  return Object.fromEntries(Object.entries(written).map(([mapel, all]) => [mapel, all.map((it, i): DemoQuestion => {
    const isi = isiOf(it);
    const letters = isi.opsi.length ? isi.opsi.map(({ id }) => id) : [...new Set(isi.pasangan.map(({ kanan }) => kanan))].map((_, n) => LETTERS[n] as string);
    return { id_soal: demoId(`soal ${mapel} ${i}`), versi: 1, bobot: 100 / all.length, opsi: letters.join(''), isi, mudah: it.mudah, jawaban: it.jawaban ?? [] };
  })])) as Record<Mapel, DemoQuestion[]>;
}

export const subjectOf = ({ subjects }: DemoSchool, mapel: Mapel) => (subjects.find(({ kode }) => kode === mapel) as DemoSchool['subjects'][number]).id;
/** Who teaches a subject: of mathematics the one whose account is shown at the start. */
export const writerOf = (school: DemoSchool, mapel: Mapel) => {
  const teaching = school.teachers.filter((it) => it.id_mata_pelajaran.includes(subjectOf(school, mapel)));
  return (teaching.find(({ nik }) => nik === '2011070003') ?? teaching[0] as DemoSchool['teachers'][number]).id_guru;
};

export async function giveBank(giving: Giving, school: DemoSchool, at: string) {
  for (const [mapel, soal] of Object.entries(demoBank()) as [Mapel, DemoQuestion[]][]) {
    const of = { id_guru: writerOf(school, mapel), id_mata_pelajaran: subjectOf(school, mapel), id_level: null, id_kd: null, berbagi: 'mapel' };
    await giving.all(soal, ({ id_soal, isi }) => giving.one({ command: WriteQuestion, data: { id_soal, ...of, kognitif: null, ...isi }, at }));
  }
}

function isiOf({ tipe = 'Multiple Choice', tanya, opsi = [], pasangan = [], kunci = [], rubrik = [], skor, bahas = '' }: Written): IsiSoal {
  return {
    tipe, pertanyaan: `<p>${html(tanya)}</p>`, opsi: opsi.map((isi, i) => ({ id: LETTERS[i] as string, isi: html(isi) })), pasangan: pasangan.map(([kiri, kanan]) => ({ kiri: html(kiri), kanan: html(kanan) })),
    kunci, rubrik: rubrik.map(([kriteria, skor]) => ({ kriteria, skor })), cara_nilai: tipe === 'Multiple Choice' ? 'semua' : 'sebagian', skor_maksimal: skor ?? 1, pembahasan: bahas && `<p>${html(bahas)}</p>`,
  };
}
const html = (it: string) => it.replace(/&/g, '&amp;').replace(/</g, '&lt;');
