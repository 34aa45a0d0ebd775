import { KEADAAN, type Keadaan } from '#contract/attendance/children';
import { type Letter, Mark } from '#client/kit/mark';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import { codeOf } from '#client/attendance/register-sheet';
import { type Standing, stateCount } from '#client/attendance/standing';
import '#client/attendance/attendance.words';

export const letterOf = (state: Keadaan): Letter => (state === 'Belum' ? '–' : (codeOf(state) as Letter));
type Counts = Pick<Standing, 'rekap' | 'belum'>;

/** All of it as one bar, in the order of the letters. */
export function Proportion({ counts }: { counts: Counts }) {
  const t = useWords('attendance');
  const parts = KEADAAN.map((state) => ({ state, n: stateCount(counts, state) })).filter(({ n }) => n > 0);
  return (
    <div className="proportion" role="img" aria-label={parts.map(({ state, n }) => `${formatAngka(n)} ${t(state)}`).join(', ') || t('Belum')}>
      {parts.map(({ state, n }) => <i key={state} className={`part-${letterOf(state) === '–' ? 'O' : letterOf(state)}`} style={{ flexGrow: n }} />)}
    </div>
  );
}

type Props = { counts: Counts; /** Without it the numbers lead nowhere. */ onWhy?: ((state: Keadaan) => void) | undefined };

/** The bar with a figure for each letter; behind each stand its children. */
export function Figures({ counts, onWhy }: Props) {
  const t = useWords('attendance');
  return (
    <>
      <Proportion counts={counts} />
      <ul className="figs" aria-label={t('counts')}>
        {KEADAAN.map((state) => {
          const n = stateCount(counts, state);
          const inside = <><Mark letter={letterOf(state)} name={t(state)} /><span className={n && onWhy ? 'fig why' : 'fig'}>{formatAngka(n)}</span><small aria-hidden="true">{t(state)}</small></>;
          return <li key={state} data-state={state}>{onWhy && n > 0 ? <button type="button" onClick={() => onWhy(state)}>{inside}</button> : <span>{inside}</span>}</li>;
        })}
      </ul>
    </>
  );
}
