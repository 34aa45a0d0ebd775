import type { marking } from '#contract/exam/marking.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { type Queued, queueOf, type Sent } from '#client/kit/cell-queue';

export type Essay = OutputOf<typeof marking.essays>['data'][number];
type Told = OutputOf<typeof marking.mark>['data'][number];
/** What stands in a cell, and what somebody gives it; `sebelum` is what they saw. */
export type Seen = { skor: number | null; rubrik: readonly number[]; catatan: string };
export type Given = Pick<Essay, 'id_peserta' | 'id_soal'> & Seen & { skor: number; sebelum: Seen };
export type Cell = Queued<Given, Told>;
export type Outcome = Sent<Told>;
/** What was typed into a cell and cannot be given as it is; `seen` is what stood there as somebody began to type. */
export type Draft = { skor: string; rubrik: readonly string[]; catatan: string; seen: Seen };
export type Drafts = Readonly<Record<string, Draft>>;

export const keyOf = ({ id_peserta, id_soal }: Pick<Told, 'id_peserta' | 'id_soal'>) => `${id_peserta} ${id_soal}`;
const seenIn = ({ skor, rubrik, catatan }: Pick<Essay, 'skor' | 'rubrik' | 'catatan'> | Seen): Seen => ({ skor, rubrik, catatan: catatan ?? '' });
export const cellQueue = (send: (cells: readonly Cell[]) => Promise<Outcome>, me: string | undefined) => queueOf<Seen, Given, Told>({ keyOf, seenIn }, send, me);

/** What a cell shows: what was given here, until the server's row has it or a newer one. */
export const standing = (row: Essay, cell: Cell | undefined): Seen =>
  seenIn(!cell || (cell.state === 'saved' && row.pada !== null && row.pada >= (cell.told?.pada ?? '')) ? row : cell);

const MOST_PHRASES = 6;
/** Remarks that were made before, the most frequent first. */
export function phrasesOf(rows: readonly Pick<Essay, 'catatan'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { catatan } of rows) if (catatan?.trim()) counts.set(catatan.trim(), (counts.get(catatan.trim()) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_PHRASES).map(([it]) => it);
}
