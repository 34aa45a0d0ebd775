import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { scoreOf } from '#contract/exam/marking';
import { twoDecimals } from '#contract/exam/scoring';
import { type Cell, type Draft, type Essay, keyOf, standing } from '#client/exam/marking/cells';
import { EssayState } from '#client/exam/marking/essay-state';
import type { Head } from '#client/exam/marking/standing';
import type { Queue } from '#client/exam/marking/use-cells';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';

type Props = { row: Essay; soal: Head['soal'][number]; who: string; isNameless: boolean; cell: Cell | undefined; queue: Queue; mayMark: boolean; phrases: readonly string[] };
const written = (it: number | null | undefined) => (it === null || it === undefined ? '' : formatAngka(it));

/** One answer with its score, rubric and remark beside; what is typed is given when one goes on, and stays as it was typed where it cannot be. */
export function EssayLine({ row, soal, who, isNameless, cell, queue, mayMark, phrases }: Props) {
  const t = useWords('marking');
  const [id, key, remarks] = [useId(), keyOf(row), useRef<HTMLTextAreaElement>(null)];
  const [typed, setTyped] = useState<Draft | undefined>(() => queue.drafts.get()[key]);
  const [isLeft, setLeft] = useState(typed !== undefined);
  const [isRemarking, setRemarking] = useState(false);
  const now = standing(row, cell);
  const shown: Draft = typed ?? { skor: written(now.skor), rubrik: soal.rubrik.map((_, i) => written(now.rubrik[i])), catatan: now.catatan, seen: now };
  const fault = faultOf(shown, soal);

  const type = (it: Partial<Draft>) => {
    setTyped({ ...shown, ...it });
    setLeft(false);
  };
  /** The criteria make the score: of some of them there is none. */
  const typeCriterion = (nth: number, value: string) => {
    const rubrik = shown.rubrik.map((it, i) => (i === nth ? value : it));
    type({ rubrik, skor: written(sumOf(rubrik)) });
  };
  const keep = (it?: Draft) => {
    const { [key]: _, ...others } = queue.drafts.get();
    setTyped(it);
    setLeft(it !== undefined);
    queue.drafts.set(it ? { ...others, [key]: it } : others);
  };
  /** A score that its criteria do not make stands without them. */
  const give = (it: Draft = shown) => {
    const skor = scoreOf(it.skor);
    if (skor === undefined || faultOf(it, soal) !== undefined) return keep(it.skor.trim() || it.catatan.trim() || it.rubrik.some((one) => one.trim()) ? it : undefined);
    keep();
    const rubrik = sumOf(it.rubrik) === skor ? it.rubrik.map((one) => scoreOf(one) as number) : [];
    if (skor === now.skor && it.catatan === now.catatan && JSON.stringify(rubrik) === JSON.stringify(now.rubrik)) return;
    queue.give({ id_peserta: row.id_peserta, id_soal: row.id_soal, skor, rubrik, catatan: it.catatan, sebelum: it.seen });
  };
  /** What was chosen is gone from the list: the keyboard goes to what it was written into. */
  const remark = (it: string) => {
    give({ ...shown, catatan: [shown.catatan.trim(), it].filter(Boolean).join(' ') });
    remarks.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLLIElement>) => {
    const [from, to] = [event.target as HTMLElement, event.relatedTarget as HTMLElement | null];
    if (event.currentTarget.contains(to) && (from.localName === 'textarea' || from.closest('.essay-phrases') || (from.closest('.essay-rubric') && to?.localName === 'input'))) return;
    if (typed) give();
    if (!event.currentTarget.contains(event.relatedTarget)) setRemarking(false);
  };
  const undo = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) keep();
  };
  return (
    <li className={now.skor === null ? 'essay is-unread' : 'essay'} data-peserta={row.id_peserta} onBlur={leave} onKeyDown={undo}>
      <div className="essay-answer">
        <p><b>{who}</b>{!isNameless && <small>{row.kelas}</small>}</p>
        {row.jawaban === null ? <p className="soft">{t('answerGone')}</p> : <div className="essay-text" dir="auto">{row.jawaban}</div>}
      </div>
      <div className="essay-mark">
        {soal.rubrik.length > 0 && (
          <ul className="essay-rubric">
            {soal.rubrik.map(({ kriteria, skor: most }, i) => (
              <li key={kriteria}><span>{kriteria}</span><input inputMode="decimal" autoComplete="off" aria-label={t('criterionOf', { kriteria, siapa: who })} disabled={!mayMark} aria-invalid={fault === i} value={shown.rubrik[i] ?? ''} onChange={({ target }) => typeCriterion(i, target.value)} /><small>{t('outOf', { n: formatAngka(most) })}</small></li>
            ))}
          </ul>
        )}
        <p className="essay-give">
          <label htmlFor={`${id}-skor`}>{t('score')}<span className="visually-hidden"> {who}</span></label>
          <input id={`${id}-skor`} className="essay-score" inputMode="decimal" autoComplete="off" disabled={!mayMark} aria-invalid={fault === 'skor'} aria-describedby={`${id}-state`} value={shown.skor} onChange={({ target }) => type({ skor: target.value })} />
          <span>{t('outOf', { n: formatAngka(soal.skor_maksimal) })}</span>
        </p>
        <div id={`${id}-state`} className="essay-state" role="status">{fault !== undefined ? <span className="is-bad">{t('badScore', { n: formatAngka(fault === 'skor' ? soal.skor_maksimal : (soal.rubrik[fault]?.skor ?? 0)) })}</span> : isLeft && typed ? <span className="is-bad">{t('lacksScore')}</span> : <EssayState row={row} cell={cell} isNameless={isNameless} onTheirs={() => cell && queue.drop(cell)} onMine={() => cell && queue.insist(cell)} />}</div>
      </div>
      <div className="essay-remark">
        <textarea ref={remarks} rows={isRemarking || shown.catatan ? 2 : 1} placeholder={t('remark')} aria-label={t('remarkOf', { siapa: who })} disabled={!mayMark} maxLength={5_000} value={shown.catatan} onFocus={() => setRemarking(true)} onChange={({ target }) => type({ catatan: target.value })} />
        {isRemarking && phrases.length > 0 && <ul className="essay-phrases" aria-label={t('phrases')}>{phrases.filter((it) => !shown.catatan.includes(it)).map((it) => <li key={it}><button type="button" onClick={() => remark(it)}>{it}</button></li>)}</ul>}
      </div>
    </li>
  );
}

/** What the criteria come to, where each has one. */
function sumOf(rubrik: readonly string[]) {
  const scores = rubrik.map((it) => scoreOf(it));
  return scores.length && scores.every((it) => it !== undefined) ? twoDecimals(scores.reduce((sum, it) => sum + it, 0)) : undefined;
}

/** The criterion, or the score, that is none or more than there is. */
function faultOf({ skor, rubrik }: Draft, soal: Props['soal']): number | 'skor' | undefined {
  const isBad = (said: string, most: number) => said.trim() !== '' && (scoreOf(said) ?? Number.POSITIVE_INFINITY) > most;
  const nth = rubrik.findIndex((it, i) => isBad(it, soal.rubrik[i]?.skor ?? 0));
  return nth >= 0 ? nth : isBad(skor, soal.skor_maksimal) ? 'skor' : undefined;
}
