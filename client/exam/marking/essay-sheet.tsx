import { type KeyboardEvent, useMemo, useRef } from 'react';
import { marking } from '#contract/exam/marking.api';
import { phrasesOf } from '#client/exam/marking/cells';
import { EssayLine } from '#client/exam/marking/essay-line';
import { useMayMark } from '#client/exam/marking/may-mark';
import { moveOf, nextPerson } from '#client/exam/marking/moves';
import type { Head } from '#client/exam/marking/standing';
import type { Queue } from '#client/exam/marking/use-cells';
import { ListFoot } from '#client/kit/list/list-foot';
import { ListState } from '#client/kit/list/list-state';
import { useStore } from '#client/kit/store';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';

type Props = { head: Head; soal: Head['soal'][number]; kelas: string | undefined; isNameless: boolean; page: number; onPage: (page: number) => void; onQuestion: (by: 1 | -1) => void; queue: Queue };
const LIMIT = 25;

/** Answers to one essay, one below the other; the keyboard leads from score to score. Nothing moves by itself. */
export function EssaySheet({ head, soal, kelas, isNameless, page, onPage, onQuestion, queue }: Props) {
  const t = useWords('marking');
  const { data, total } = useView(marking.essays, { id: head.id_cbt, id_soal: soal.id_soal, page, limit: LIMIT, sortBy: 'kursi', ...(kelas && { id_kelas: kelas }) });
  const cells = useStore(queue.cells);
  const mayMark = useMayMark(head);
  const list = useRef<HTMLOListElement>(null);
  /** The order of seats would tell who it is. */
  const rows = useMemo(() => (isNameless ? data.toSorted((one, other) => (one.id_peserta < other.id_peserta ? -1 : 1)) : data), [data, isNameless]);
  const phrases = useMemo(() => phrasesOf(data), [data]);
  const people = rows.map((row) => ({ id_peserta: row.id_peserta, isRead: row.skor !== null || cells[`${row.id_peserta} ${row.id_soal}`] !== undefined }));

  const lead = (id_peserta: string | undefined) => {
    const field = list.current?.querySelector<HTMLInputElement>(`[data-peserta="${id_peserta}"] .essay-score`);
    field?.focus();
    field?.select();
  };
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (!target.matches('input, textarea')) return;
    const move = moveOf(event, target.localName === 'textarea');
    if (!move) return;
    event.preventDefault();
    target.blur();
    if (move.to === 'question') return onQuestion(move.by);
    const here = target.closest<HTMLElement>('[data-peserta]')?.dataset.peserta;
    lead(nextPerson(people, here, move) ?? here);
  };
  if (!rows.length) return <ListState kind="empty" title={t('noAnswers')} />;
  const toUnread = nextPerson(people, undefined, { to: 'unread' });
  return (
    <section className="panel" aria-label={t('question', { nomor: soal.nomor })}>
      <div className="essay-keys">
        <p className="soft">{mayMark ? <span className="essay-keys-help">{t('keysHelp')}</span> : t('readOnly')}</p>
        {mayMark && toUnread && <button type="button" className="btn is-small" onClick={() => lead(toUnread)}>{t('nextUnread')}</button>}
      </div>
      <ol className="essays" ref={list} onKeyDown={press}>
        {rows.map((row, i) => <EssayLine key={row.id_peserta} row={row} soal={soal} who={isNameless ? t('participant', { n: (page - 1) * LIMIT + i + 1 }) : (row.nama ?? t('erased'))} isNameless={isNameless} cell={cells[`${row.id_peserta} ${row.id_soal}`]} queue={queue} mayMark={mayMark} phrases={phrases} />)}
      </ol>
      {total > LIMIT && <ListFoot page={page} limit={LIMIT} total={total} onPage={onPage} onSize={() => onPage(1)} />}
    </section>
  );
}
