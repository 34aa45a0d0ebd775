import { useEffect, useRef } from 'react';
import { type Sheet, tallyOf } from '#client/exam/sitting/sheet';
import { useWords } from '#client/kit/words';

/** The last look before handing in. */
export function FinishDialog({ sheet, total, onYes, onNo }: { sheet: Sheet; total: number; onYes(): void; onNo(): void }) {
  const t = useWords('sitting');
  const ref = useRef<HTMLDialogElement>(null);
  const { terjawab, ragu } = tallyOf(sheet);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="ask" aria-labelledby="finish-title" onClose={onNo}>
      <h2 id="finish-title">{t('finishTitle')}</h2>
      <p>{terjawab === total ? t('finishAll') : <b>{t('finishSome', { count: total - terjawab })}</b>}{ragu > 0 && <> {t('finishDoubt', { count: ragu })}</>}</p>
      <p>{t('finishNo')}</p>
      <div className="ask-foot"><button type="button" className="btn" onClick={onNo}>{t('notYet')}</button><button type="button" className="btn is-main" onClick={onYes}>{t('finishYes')}</button></div>
    </dialog>
  );
}
