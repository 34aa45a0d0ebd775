import { useState } from 'react';
import { scoreOf } from '#contract/exam/marking';
import { typedMark } from '#client/assignment/assignment-said';
import { type Cell, given, type Queue, type Row, standing } from '#client/assignment/use-marks';
import { useBegun } from '#client/kit/begun';
import { useWords } from '#client/kit/words';

/** 0 to 100 with at most two decimals; nothing where it is none of these. */
export const markIn = (typed: string) => {
  const it = scoreOf(typed);
  return it !== undefined && it <= 100 ? it : undefined;
};
type Props = { row: Row; cell: Cell | undefined; queue: Queue; isDisabled: boolean; onFocus?: () => void };

/** A mark as it is typed; given when one goes on. */
export function MarkField({ row, cell, queue, isDisabled, onFocus }: Props) {
  const t = useWords('assignment');
  const [typed, setTyped] = useState<string>();
  const now = standing(row, cell);
  const begun = useBegun({ ...now, versi: row.versi }, typed !== undefined);
  const shown = typed ?? typedMark(now.tugas_nilai);
  const isBad = shown.trim() !== '' && markIn(shown) === undefined;
  const give = () => {
    const tugas_nilai = shown.trim() ? markIn(shown) : null;
    if (typed === undefined || tugas_nilai === undefined) return;
    setTyped(undefined);
    const isOther = tugas_nilai !== now.tugas_nilai && tugas_nilai !== begun.tugas_nilai;
    if (isOther || (tugas_nilai !== null && row.nilai_versi !== row.versi && cell === undefined)) queue.give(given(row, begun, now, { kriteria: [], tugas_nilai }));
  };
  return (
    <>
      <input className="work-mark-field" inputMode="decimal" autoComplete="off" maxLength={6} aria-label={t('markOf', { nama: row.nama ?? t('erased') })} aria-invalid={isBad || cell?.state === 'refused'} disabled={isDisabled} value={shown} onFocus={onFocus} onChange={({ target }) => setTyped(target.value)} onBlur={give} />
      {isBad && <span className="work-refused" role="alert">{t('badMark')}</span>}
    </>
  );
}
