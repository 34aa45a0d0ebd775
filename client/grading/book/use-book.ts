import { useCallback, useMemo, useState } from 'react';
import type { CARA_NILAI } from '#contract/grading/gradebook';
import { LEAST_REASON } from '#contract/kit/reasoned';
import type { BarisNilai, IsiBuku, KolomTampil } from '#contract/grading/gradebook.api';
import { tellSnack } from '#client/kit/snack';
import { uuid } from '#client/kit/uuid';
import { useWords } from '#client/kit/words';
import { type CellNow, cellKey, type Sel } from '#client/grading/book/score-queue';
import { type History, NOTHING_DONE, redo, type Step, undo, withDone } from '#client/grading/book/undoing';
import { scores, useScores } from '#client/grading/book/use-scores';
import '#client/grading/book/gradebook.words';

/** A cell as it is shown: its score, who wrote the one on the server and when, and what is on its way. */
export type Shown = { nilai: number | null; now?: CellNow | undefined; oleh: string | null; pada: string | null };
/** What somebody wants a cell to hold; `seen`: what stood there as they began to type it. */
export type Wanted = { id_kolom: string; id_murid: string; nilai: number | null; seen?: number | null };
type Cara = (typeof CARA_NILAI)[number];

/** A gradebook as one writes in it: what its cells show, how to write them, and how to take that back. */
export function useBook(book: IsiBuku) {
  const t = useWords('gradebook');
  const { overlay, waiting, question } = useScores(book.id_buku_nilai);
  const [history, setHistory] = useState<History>(NOTHING_DONE);
  const [alasan, setAlasan] = useState('');
  const isReasonNeeded = book.boleh_menilai && !book.isActive;
  const mayWrite = book.boleh_menilai && (!isReasonNeeded || alasan.trim().length >= LEAST_REASON);
  const lines = useMemo(() => new Map(book.murid.map((it) => [it.id_murid, it])), [book.murid]);
  const shown = useCallback((row: BarisNilai | undefined, id_kolom: string): Shown => shownIn(row, id_kolom, overlay), [overlay]);
  const shownAt = (it: { id_kolom: string; id_murid: string }) => shown(lines.get(it.id_murid), it.id_kolom);

  const standsAt = (it: { id_kolom: string; id_murid: string }) => standsIn(shownAt(it), lines.get(it.id_murid), it.id_kolom);

  /** Sends what differs from what is shown, and says how much that was. */
  const write = (wanted: readonly Wanted[], cara: Cara, given = ''): Step[] => {
    const changed = wanted.map((it) => ({ it, before: shownAt(it) })).filter(({ it, before }) => (it.nilai !== before.nilai && it.nilai !== it.seen) || before.now?.state === 'refused');
    const data = changed.map(({ it: { id_kolom, id_murid, nilai, seen = standsAt({ id_kolom, id_murid }) } }): Sel => ({ id_kolom, id_murid, nilai, sebelum: seen }));
    const { id_buku_nilai, id_kelas_tahun_ajaran, id_mata_pelajaran } = book;
    scores.give({ key: uuid(), id_buku_nilai, id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran, cara, alasan: alasan.trim() || given.trim(), data });
    const steps = changed.map(({ it, before }): Step => ({ id_kolom: it.id_kolom, id_murid: it.id_murid, dari: before.nilai, ke: it.nilai }));
    if (cara !== 'urung' && steps.length) setHistory((last) => withDone(last, steps));
    return steps;
  };
  /** Takes back only where nobody has written since. */
  const turn = (found: { steps: Step[]; next: History } | undefined) => {
    if (!found) return;
    const fitting = found.steps.filter((it) => shownAt(it).nilai === it.dari);
    setHistory(found.next);
    write(fitting.map(({ ke, ...it }) => ({ ...it, nilai: ke })), 'urung');
    const left = found.steps.length - fitting.length;
    tellSnack({ text: `${t('undone', { count: fitting.length })}${left ? ` ${t('undoneNot', { count: left })}` : ''}` });
  };
  /** A refused cell: what the other wrote is right, or one's own, by somebody who has seen the other. */
  const settle = (cell: Sel, isMine: boolean) => {
    if (isMine) write([{ id_kolom: cell.id_kolom, id_murid: cell.id_murid, nilai: cell.nilai }], 'ketik');
    else scores.drop(cell);
  };
  return {
    book, shown, shownAt, standsAt, write, settle, waiting, question, mayWrite, isReasonNeeded, alasan, setAlasan, given: alasan.trim() ? { alasan: alasan.trim() } : {},
    undo: () => turn(undo(history)), redo: () => turn(redo(history)), mayUndo: history.done.length > 0, mayRedo: history.undone.length > 0,
    refused: [...overlay.entries()].filter(([, it]) => it.state === 'refused'),
  };
}
export type Book = ReturnType<typeof useBook>;
export type Column = KolomTampil;
/** How the server is told of which book one speaks. */
export const placeOf = ({ id_kelas_tahun_ajaran, id_mata_pelajaran }: IsiBuku) => ({ id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran });
/** How many scores stand in a column. */
export const scoresIn = ({ murid }: IsiBuku, id_kolom: string) => murid.filter(({ sel }) => typeof sel[id_kolom]?.nilai === 'number').length;

function shownIn(row: BarisNilai | undefined, id_kolom: string, overlay: ReadonlyMap<string, CellNow>): Shown {
  const cell = row?.sel[id_kolom];
  const now = row && overlay.get(cellKey({ id_kolom, id_murid: row.id_murid }));
  const server = { nilai: cell?.nilai ?? null, oleh: cell?.oleh ?? null, pada: cell?.pada ?? null };
  if (!now || (now.state === 'saved' && isShownBy(server, now.told))) return server;
  return { nilai: now.nilai, now, oleh: now.told?.oleh?.id ?? server.oleh, pada: now.told?.pada ?? server.pada };
}

/** The server's row is newer than what was saved here, or is it. */
const isShownBy = ({ nilai, pada }: Shown, told: CellNow['told']) => (pada ?? '') > (told?.pada ?? '') || ((pada ?? '') === (told?.pada ?? '') && nilai === (told?.nilai ?? null));

/** What stands in a cell for whoever writes it now: of a refused one what the server said, else what is shown. */
function standsIn({ nilai, now }: Shown, row: BarisNilai | undefined, id_kolom: string): number | null {
  if (now?.state !== 'refused') return nilai;
  return now.told ? now.told.nilai : (row?.sel[id_kolom]?.nilai ?? null);
}
