import { memo, useState } from 'react';
import { hadirOf, type Register, terisiOf } from '#contract/attendance/attendance';
import { formatLamaSingkat } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import { presenceIn } from '#client/attendance/strip';
import '#client/attendance/board.words';

export type CellState = 'holiday' | 'later' | 'none' | 'all' | 'some' | 'many';

/** How a register looks on the map: how many are away, by what is recorded. */
export function cellStateOf(register: Register, now: Date): CellState {
  if (register.libur) return 'holiday';
  if (terisiOf(register) === 0) return register.dibuka || Date.parse(register.mulai) <= now.getTime() ? 'none' : 'later';
  const away = terisiOf(register) - hadirOf(register);
  return away === 0 ? 'all' : away < 3 ? 'some' : 'many';
}

/** Minutes since a register counts as missing; none while it is in time. */
const overdue = ({ batas }: Register, now: Date) => Math.max(0, Math.floor((now.getTime() - Date.parse(batas)) / 60_000));

type Props = { register: Register | undefined; now: Date; isStop: boolean; onOpen: (id_sesi: string) => void };

/** One register on the map; it glows for a moment when its numbers move. */
export const MatrixCell = memo(function MatrixCell({ register, now, isStop, onOpen }: Props) {
  const t = useWords('board');
  if (!register) return <span className="visually-hidden">{t('noLesson')}</span>;
  const state = cellStateOf(register, now);
  if (state === 'later') return <span className="cell-later"><span className="visually-hidden">{t('later')}</span></span>;
  const { id_sesi, kelas, posisi, mapel } = register;
  return (
    <button type="button" className={`cell cell-${state}`} tabIndex={isStop ? 0 : -1} onClick={() => onOpen(id_sesi)}>
      <Numbers register={register} state={state} now={now} />
      <span className="visually-hidden">, {t('cellOf', { kelas, posisi, mapel })}</span>
    </button>
  );
});

function Numbers({ register, state, now }: { register: Register; state: CellState; now: Date }) {
  const t = useWords('board');
  const { hadir, terisi, belum } = presenceIn(register);
  const moved = useMoves(`${hadir} ${terisi} ${belum}`);
  const menit = overdue(register, now);
  if (state === 'holiday') return <small>{t('holiday')}</small>;
  if (state === 'none') return <><b>{t('unfilled')}</b>{menit > 0 && <small>{formatLamaSingkat(menit)}</small>}</>;
  const away = terisi - hadir;
  return (
    <span key={moved} className={moved ? 'cell-numbers changed' : 'cell-numbers'}>
      <b>{hadir}</b>
      <small>{belum > 0 ? t('left', { count: belum }) : away === 0 ? t('complete') : <><span aria-hidden="true">−{away}</span><span className="visually-hidden">{t('awayOf', { count: away })}</span></>}</small>
    </span>
  );
}

/** How often a value has changed since it was first shown. */
function useMoves(value: string) {
  const [seen, setSeen] = useState({ value, moves: 0 });
  if (seen.value !== value) setSeen({ value, moves: seen.moves + 1 });
  return seen.moves;
}
