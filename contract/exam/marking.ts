import { z } from 'zod';
import type { Jawaban } from '#contract/exam/attempt';
import { shareOf, twoDecimals } from '#contract/exam/scoring';
import { blankable, choice, Id, text } from '#contract/kit/fields';
import { seenOf } from '#contract/kit/seen';
import type { IsiSoal } from '#contract/question-bank/question';

/** How a question of an exam that has begun is put right: another key, right for everybody, left out of the sum, or as it was asked again. */
export const CaraKoreksi = choice(['ganti_kunci', 'semua_benar', 'hapus', 'semula']);
export type CaraKoreksi = z.infer<typeof CaraKoreksi>;
export const Koreksi = z.object({ cara: CaraKoreksi, kunci: z.array(text({ max: 5_000 })).max(20) });
export type Koreksi = z.infer<typeof Koreksi>;

/** Why somebody's marks became what they are. */
export const SebabNilai = choice(['selesai', 'jawaban_terlambat', 'esai', 'esai_diubah', 'koreksi_kunci', 'diulang']);
export type SebabNilai = z.infer<typeof SebabNilai>;

/** The most scores that are sent at once. */
export const MOST_CELLS = 500;
/** A score as people write it: 0 or more, at most two decimals, with a comma or a point (domain 2.0). Nothing where it is none. */
export function scoreOf(written: number | string): number | undefined {
  const it = typeof written === 'number' ? String(written) : written.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(it) ? Number(it) : undefined;
}
const Skor = z.union([z.number(), z.string().max(20)]);
/** A cell of the table of essays: whose, of which question, and what it is given; without `skor` it is the sum of its rubric. `sebelum`: what was seen of it before. */
export const SelNilai = z.object({
  id_peserta: Id.optional(), id_murid: Id.optional(), id_soal: Id, skor: Skor.nullable().optional(), rubrik: z.array(Skor).max(20).default([]), catatan: blankable({ max: 5_000 }).default(''), sebelum: seenOf(['skor', 'rubrik', 'catatan']),
});
export type SelNilai = z.infer<typeof SelNilai>;

/** What a change of marks follows from: who decided it and why; of a correction, of which question. */
export const Karena = z.object({ id_soal: Id.nullable(), oleh: Id.nullable(), alasan: z.string() });
export type Karena = z.infer<typeof Karena>;
/** How a question was answered in an exam, by so many. */
export const ButirDianalisis = z.object({ id_soal: Id, versi: z.int(), peserta: z.int(), kesukaran: z.number().nullable(), daya_beda: z.number().nullable(), daya_pembeda: z.number().nullable() });
export type ButirDianalisis = z.infer<typeof ButirDianalisis>;

/** A question, the points it gave, null while nobody has read it, and the points it could give. */
export const Butir = z.tuple([Id, z.number().nullable(), z.number()]);
export type Butir = z.infer<typeof Butir>;

/** A question as it is marked: its share of 100, what it asks, and what was put right since. */
export type SoalDinilai = { id_soal: string; bobot: number; isi: IsiSoal; koreksi: Koreksi | null };
/** What somebody gave an essay, 0 to its `skor_maksimal`. */
export type SkorEsai = Readonly<Record<string, number>>;
export type Nilai = { butir: Butir[]; nilai: number | null; sementara: number };

/**
 * Marks of an attempt. `nilai`: 0 to 100, two decimals, of the questions that count, null until the last essay is read; `sementara`
 * what it comes to so far (domain 1.5, 2.0).
 */
export function marked(soal: readonly SoalDinilai[], jawaban: Readonly<Record<string, Jawaban>>, esai: SkorEsai): Nilai {
  const shares = soal.map((it) => ({ ...it, share: it.koreksi?.cara === 'hapus' ? null : shareFor(it, jawaban[it.id_soal] ?? null, esai[it.id_soal]) }));
  const counting = shares.filter((it) => it.koreksi?.cara !== 'hapus');
  const whole = counting.reduce((sum, { bobot }) => sum + bobot, 0);
  const sementara = whole ? twoDecimals((100 * counting.reduce((sum, { bobot, share }) => sum + bobot * (share ?? 0), 0)) / whole) : 0;
  return {
    butir: shares.map(({ id_soal, bobot, share, koreksi }): Butir => (koreksi?.cara === 'hapus' ? [id_soal, 0, 0] : [id_soal, share === null ? null : twoDecimals(bobot * share), bobot])),
    nilai: counting.some(({ share }) => share === null) ? null : sementara, sementara,
  };
}

/** An essay that nobody wrote needs nobody to read it. */
function shareFor({ isi, koreksi }: SoalDinilai, jawaban: Jawaban, esai: number | undefined): number | null {
  if (koreksi?.cara === 'semua_benar') return 1;
  if (isi.tipe !== 'Essay') return shareOf(koreksi?.cara === 'ganti_kunci' ? { ...isi, kunci: koreksi.kunci } : isi, jawaban);
  if (esai !== undefined) return esai / isi.skor_maksimal;
  return typeof jawaban === 'string' && jawaban.trim() ? null : 0;
}
