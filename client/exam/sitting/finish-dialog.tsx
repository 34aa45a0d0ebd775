import { useEffect, useRef } from 'react';
import type { SoalMurid } from '#contract/exam/sitting';
import { isHalfMatched, type Sheet, tallyOf } from '#client/exam/sitting/sheet';
import { useWords } from '#client/kit/words';

/** The last look before handing in. */
export function FinishDialog({ sheet, soal, total, onYes, onNo }: { sheet: Sheet; soal: ReadonlyMap<string, SoalMurid>; total: number; onYes(): void; onNo(): void }) {
  const t = useWords('sitting');
  const ref = useRef<HTMLDialogElement>(null);
  const { terjawab, ragu } = tallyOf(sheet);
  const half = [...sheet].filter(([id, { value }]) => isHalfMatched(soal.get(id), value)).length;
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="ask" aria-labelledby="finish-title" onClose={onNo}>
      <h2 id="finish-title">{t('finishTitle')}</h2>
      <p>{terjawab < total ? <b>{t('finishSome', { count: total - terjawab })}</b> : !half && t('finishAll')}{half > 0 && <> <b>{t('finishHalf', { count: half })}</b></>}{ragu > 0 && <> {t('finishDoubt', { count: ragu })}</>}</p>
      <p>{t('finishNo')}</p>
      <div className="ask-foot"><button type="button" className="btn" onClick={onNo}>{t('notYet')}</button><button type="button" className="btn is-main" onClick={onYes}>{t('finishYes')}</button></div>
    </dialog>
  );
}
