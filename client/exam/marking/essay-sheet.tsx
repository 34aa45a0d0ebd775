import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { marking } from '#contract/exam/marking.api';
import { phrasesOf } from '#client/exam/marking/cells';
import { EssayLine } from '#client/exam/marking/essay-line';
import { useMayMark } from '#client/exam/marking/may-mark';
import { type Landing, landingOf, type Move, moveOf, nextPerson } from '#client/exam/marking/moves';
import type { Head } from '#client/exam/marking/standing';
import type { Queue } from '#client/exam/marking/use-cells';
import { ListFoot } from '#client/kit/list/list-foot';
import { ListState } from '#client/kit/list/list-state';
import { useStore } from '#client/kit/store';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';

type Props = { head: Head; soal: Head['soal'][number]; kelas: string | undefined; isNameless: boolean; page: number; limit: number; landing: RefObject<Landing | undefined>; onPage: (page: number) => void; onSize: (limit: number) => void; onQuestion: (by: 1 | -1, at: number) => boolean; queue: Queue };
const FIELDS = '.essay-mark input';
const SCORE = -1;

/** Answers to one essay, one below the other; the keyboard leads from score to score. Nothing moves by itself. */
export function EssaySheet({ head, soal, kelas, isNameless, page, limit, landing, onPage, onSize, onQuestion, queue }: Props) {
  const t = useWords('marking');
  const { data, total } = useView(marking.essays, { id: head.id_cbt, id_soal: soal.id_soal, page, limit, sortBy: 'kursi', ...(kelas && { id_kelas: kelas }) });
  const cells = useStore(queue.cells);
  const mayMark = useMayMark(head);
  const list = useRef<HTMLOListElement>(null);
  /** The order of seats would tell who it is. */
  const rows = useMemo(() => (isNameless ? data.toSorted((one, other) => (one.id_peserta < other.id_peserta ? -1 : 1)) : data), [data, isNameless]);
  const phrases = useMemo(() => phrasesOf(data), [data]);
  const people = rows.map((row) => ({ id_peserta: row.id_peserta, isRead: row.skor !== null || cells[`${row.id_peserta} ${row.id_soal}`] !== undefined }));

  const isMore = soal.belum_dinilai > 0 && total > limit;

  /** To the field at this place of theirs; the last one is the score. */
  const lead = (id_peserta: string | undefined, at: number) => {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>(`[data-peserta="${id_peserta}"] ${FIELDS}`) ?? [])];
    const field = fields.at(at) ?? fields.at(-1);
    field?.focus();
    field?.select();
  };
  /** To whoever comes next, on the next page, too. After the last nobody is chosen: what is typed on overwrites nobody's mark. */
  const go = (here: string | undefined, move: Exclude<Move, { to: 'question' }>, at: number) => {
    const next = nextPerson(people, here, move);
    if (next) return lead(next, at);
    const beyond = move.to === 'person' || isMore ? landingOf(move, page, Math.ceil(total / limit)) : undefined;
    if (beyond) {
      landing.current = { who: beyond.who, at };
      onPage(beyond.page);
    } else if (move.to === 'person' && move.by === 1) list.current?.focus();
    else lead(here, at);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page says when there is something else to go to
  useEffect(() => {
    const land = landing.current;
    landing.current = undefined;
    if (land) lead(land.who === 'first' ? people[0]?.id_peserta : land.who === 'last' ? people.at(-1)?.id_peserta : nextPerson(people, undefined, { to: 'unread' }), land.at);
  }, [page]);
  /** From a score to scores; from a criterion down its column with arrows, and with Enter to the first. */
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (!target.matches('input, textarea')) return;
    const move = moveOf(event, target.localName === 'textarea');
    if (!move) return;
    event.preventDefault();
    const line = target.closest<HTMLElement>('[data-peserta]');
    const at = target.closest('.essay-rubric') ? (event.key.startsWith('Arrow') ? [...(line?.querySelectorAll(FIELDS) ?? [])].indexOf(target) : 0) : SCORE;
    target.blur();
    if (move.to !== 'question') go(line?.dataset.peserta, move, at);
    else if (!onQuestion(move.by, at)) lead(line?.dataset.peserta, at);
  };
  if (!rows.length) return <ListState kind="empty" title={t('noAnswers')} />;
  return (
    <section className="panel" aria-label={t('question', { nomor: soal.nomor })}>
      <div className="essay-keys">
        <p className="soft">{mayMark ? <span className="essay-keys-help">{t('keysHelp')}</span> : t('readOnly')}</p>
        {mayMark && (isMore || people.some(({ isRead }) => !isRead)) && <button type="button" className="btn is-small" onClick={() => go(undefined, { to: 'unread' }, SCORE)}>{t('nextUnread')}</button>}
      </div>
      <ol className="essays" ref={list} tabIndex={-1} onKeyDown={press}>
        {rows.map((row, i) => <EssayLine key={row.id_peserta} row={row} soal={soal} who={isNameless ? t('participant', { n: (page - 1) * limit + i + 1 }) : (row.nama ?? t('erased'))} isNameless={isNameless} cell={cells[`${row.id_peserta} ${row.id_soal}`]} queue={queue} mayMark={mayMark} phrases={phrases} />)}
      </ol>
      <ListFoot page={page} limit={limit} total={total} onPage={onPage} onSize={onSize} />
    </section>
  );
}
