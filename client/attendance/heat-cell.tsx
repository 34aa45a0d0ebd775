import { memo, useState } from 'react';
import type { Register } from '#contract/attendance/attendance';
import { useWords } from '#client/kit/words';
import { heatStateOf } from '#client/attendance/heat-map';
import { counts, presenceIn } from '#client/attendance/strip';
import '#client/attendance/attendance.words';

type Props = { register: Register | undefined; onOpen: (id_sesi: string) => void };

/** One register on the map; it lights up for a moment when its numbers move. */
export const HeatCell = memo(function HeatCell({ register, onOpen }: Props) {
  const t = useWords('attendance');
  if (!register) return <span className="visually-hidden">{t('noLesson')}</span>;
  const { id_sesi, kelas, posisi, mapel } = register;
  const state = heatStateOf(register);
  const partial = state !== 'empty' && counts(register) && presenceIn(register).belum > 0;
  return (
    <button type="button" className={`heat-cell heat-${state} ${partial ? 'heat-partial' : ''}`} onClick={() => onOpen(id_sesi)}>
      <Numbers register={register} />
      <span className="visually-hidden">, {t('cellOf', { kelas, posisi, mapel })}</span>
    </button>
  );
}, (before, after) => before.register === after.register);

function Numbers({ register }: { register: Register }) {
  const t = useWords('attendance');
  const state = heatStateOf(register);
  const { hadir, terisi, belum: left } = presenceIn(register);
  const text = `${hadir}/${terisi}`;
  const moved = useMoves(`${text} ${left}`);
  if (state === 'holiday') return <span className="heat-word">{t('holiday-cell')}</span>;
  if (state === 'not-begun') return <><span aria-hidden>–</span><span className="visually-hidden">{t('not-begun-cell')}</span></>;
  return (
    <span key={moved} className={moved ? 'heat-numbers has-moved' : 'heat-numbers'}>
      {state === 'empty' ? <span className="heat-word">{t('empty-cell')}</span> : text}
      {state !== 'empty' && left > 0 && <small>{t('cellLeft', { count: left })}</small>}
    </span>
  );
}

/** How often a value has changed since it was first shown. */
function useMoves(value: string) {
  const [seen, setSeen] = useState({ value, moves: 0 });
  if (seen.value !== value) setSeen({ value, moves: seen.moves + 1 });
  return seen.moves;
}
