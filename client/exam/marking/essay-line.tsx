import { type FocusEvent, useId, useState } from 'react';
import { scoreOf } from '#contract/exam/marking';
import { twoDecimals } from '#contract/exam/scoring';
import { type Cell, type Essay, standing } from '#client/exam/marking/cells';
import { EssayState } from '#client/exam/marking/essay-state';
import type { Head } from '#client/exam/marking/standing';
import type { Queue } from '#client/exam/marking/use-cells';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';

type Props = { row: Essay; soal: Head['soal'][number]; who: string; isNameless: boolean; cell: Cell | undefined; queue: Queue; mayMark: boolean; phrases: readonly string[] };
type Draft = { skor: string; rubrik: readonly string[]; catatan: string };
const written = (it: number | null | undefined) => (it === null || it === undefined ? '' : formatAngka(it).replaceAll('.', it % 1 ? '' : '.'));

/** One answer with its score, rubric and remark beside; what is typed is given when one goes on. */
export function EssayLine({ row, soal, who, isNameless, cell, queue, mayMark, phrases }: Props) {
  const t = useWords('marking');
  const id = useId();
  const [typed, setTyped] = useState<Draft>();
  const [isRemarking, setRemarking] = useState(false);
  const now = standing(row, cell);
  const shown: Draft = typed ?? { skor: written(now.skor), rubrik: soal.rubrik.map((_, i) => written(now.rubrik[i])), catatan: now.catatan };
  const skor = shown.skor.trim() ? scoreOf(shown.skor) : undefined;
  const isBad = shown.skor.trim() !== '' && (skor === undefined || skor > soal.skor_maksimal);

  const type = (it: Partial<Draft>) => setTyped({ ...shown, ...it });
  /** Every criterion filled makes the score. */
  const typeCriterion = (nth: number, value: string) => {
    const rubrik = shown.rubrik.map((it, i) => (i === nth ? value : it));
    const scores = rubrik.map((it) => scoreOf(it));
    const isWhole = scores.every((it) => it !== undefined);
    type({ rubrik, ...(isWhole && { skor: written(twoDecimals(scores.reduce<number>((sum, it) => sum + (it ?? 0), 0))) }) });
  };
  const give = (it: Draft = shown) => {
    const score = it.skor.trim() ? scoreOf(it.skor) : undefined;
    if (score === undefined || score > soal.skor_maksimal) {
      if (!it.skor.trim() && !it.catatan.trim() && it.rubrik.every((one) => !one.trim())) setTyped(undefined);
      return;
    }
    const rubrik = it.rubrik.map((one) => scoreOf(one));
    const whole = rubrik.every((one): one is number => one !== undefined) ? rubrik : [];
    setTyped(undefined);
    if (score === now.skor && it.catatan === now.catatan && JSON.stringify(whole) === JSON.stringify(now.rubrik)) return;
    queue.give({ id_peserta: row.id_peserta, id_soal: row.id_soal, skor: score, rubrik: whole, catatan: it.catatan, sebelum: now });
  };
  const remark = (it: string) => give({ ...shown, catatan: [shown.catatan.trim(), it].filter(Boolean).join(' ') });
  const leave = (event: FocusEvent<HTMLLIElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) && (event.target as HTMLElement).localName === 'textarea') return;
    if (typed) give();
    if (!event.currentTarget.contains(event.relatedTarget)) setRemarking(false);
  };
  return (
    <li className={now.skor === null ? 'essay is-unread' : 'essay'} data-peserta={row.id_peserta} onBlur={leave}>
      <div className="essay-answer">
        <p><b>{who}</b>{!isNameless && <small>{row.kelas}</small>}</p>
        {row.jawaban === null ? <p className="soft">{t('answerGone')}</p> : <div className="essay-text" dir="auto">{row.jawaban}</div>}
      </div>
      <div className="essay-mark">
        {soal.rubrik.length > 0 && (
          <ul className="essay-rubric">
            {soal.rubrik.map(({ kriteria, skor: most }, i) => (
              <li key={kriteria}><span>{kriteria}</span><input inputMode="decimal" autoComplete="off" aria-label={t('criterionOf', { kriteria, siapa: who })} disabled={!mayMark} value={shown.rubrik[i] ?? ''} onChange={({ target }) => typeCriterion(i, target.value)} /><small>{t('outOf', { n: formatAngka(most) })}</small></li>
            ))}
          </ul>
        )}
        <p className="essay-give">
          <label htmlFor={`${id}-skor`}>{t('score')}<span className="visually-hidden"> {who}</span></label>
          <input id={`${id}-skor`} className="essay-score" inputMode="decimal" autoComplete="off" disabled={!mayMark} aria-invalid={isBad} aria-describedby={`${id}-state`} value={shown.skor} onChange={({ target }) => type({ skor: target.value })} />
          <span>{t('outOf', { n: formatAngka(soal.skor_maksimal) })}</span>
        </p>
        <div id={`${id}-state`} className="essay-state" role="status">{isBad ? <span className="is-bad">{t('badScore', { n: formatAngka(soal.skor_maksimal) })}</span> : <EssayState row={row} cell={cell} isNameless={isNameless} onTheirs={() => cell && queue.drop(cell)} onMine={() => cell && queue.insist(cell)} />}</div>
      </div>
      <div className="essay-remark">
        <textarea rows={isRemarking || shown.catatan ? 2 : 1} placeholder={t('remark')} aria-label={t('remarkOf', { siapa: who })} disabled={!mayMark} maxLength={5_000} value={shown.catatan} onFocus={() => setRemarking(true)} onChange={({ target }) => type({ catatan: target.value })} />
        {isRemarking && phrases.length > 0 && <ul className="essay-phrases" aria-label={t('phrases')}>{phrases.filter((it) => !shown.catatan.includes(it)).map((it) => <li key={it}><button type="button" onClick={() => remark(it)}>{it}</button></li>)}</ul>}
      </div>
    </li>
  );
}
