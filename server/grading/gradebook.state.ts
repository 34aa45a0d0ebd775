import type { AsalPindahan, AspekSikap, JenisDeskripsi, KolomNilai } from '#contract/grading/gradebook';
import { withEntry } from '#server/kit/deciding/entry';

export type IsiKolom = Omit<KolomNilai, 'id_kolom'>;
type Sikap = { nilai: number | null; jurnal: string | null };
/** What a gradebook holds: columns by id, the ids of those that were removed (`dibuang`, never given again: what was scored in them is no score of another), scores by column and student, what was written and judged by student, and by column of another class and student where a score of it was brought to (`dibawa`; null: it was left behind). */
export type Buku = {
  kolom: Readonly<Record<string, IsiKolom>>; nilai: Readonly<Record<string, number | null>>; deskripsi: Readonly<Record<string, string | null>>; sikap: Readonly<Record<string, Sikap>>;
  dibawa: Readonly<Record<string, string | null>>; dibuang: readonly string[]; terkunci: boolean; buka_diminta: string | null;
};
export const EMPTY: Buku = { kolom: {}, nilai: {}, deskripsi: {}, sikap: {}, dibawa: {}, dibuang: [], terkunci: false, buka_diminta: null };

export const cellOf = (id_kolom: string, id_murid: string) => `${id_kolom} ${id_murid}`;
export const describedAs = (id_murid: string, jenis: JenisDeskripsi) => `${id_murid} ${jenis}`;
export const judgedAs = (id_murid: string, aspek: AspekSikap) => `${id_murid} ${aspek}`;
/** How many scores stand in a column. */
export const scoresIn = ({ nilai }: Buku, id_kolom: string) => Object.entries(nilai).filter(([cell, it]) => it !== null && cell.startsWith(`${id_kolom} `)).length;

export const withColumn = (state: Buku, { id_kolom, ...it }: KolomNilai): Buku => ({ ...state, kolom: withEntry(state.kolom, id_kolom, it) });
export const withoutColumn = (state: Buku, id_kolom: string): Buku => {
  const { [id_kolom]: _, ...kolom } = state.kolom;
  return { ...state, kolom, dibuang: [...state.dibuang, id_kolom], nilai: Object.fromEntries(Object.entries(state.nilai).filter(([cell]) => !cell.startsWith(`${id_kolom} `))) };
};
export const withScore = (state: Buku, id_kolom: string, id_murid: string, nilai: number | null): Buku => ({ ...state, nilai: withEntry(state.nilai, cellOf(id_kolom, id_murid), nilai) });
export const withBrought = (state: Buku, dari: AsalPindahan, id_murid: string, id_kolom: string | null): Buku => ({ ...state, dibawa: withEntry(state.dibawa, cellOf(dari.id_kolom, id_murid), id_kolom) });
/** The first of the ids that something can have of which no column was removed. */
export function unusedId({ dibuang }: Buku, idOf: (turn: string) => string): string {
  let turn = 1;
  while (dibuang.includes(idOf(turn === 1 ? '' : ` ${turn}`))) turn += 1;
  return idOf(turn === 1 ? '' : ` ${turn}`);
}
