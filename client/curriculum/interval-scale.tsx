import type { Interval } from '#contract/curriculum/passing-interval';
import { useWords } from '#client/kit/words';
import '#client/curriculum/curriculum.css';
import '#client/curriculum/curriculum.words';

/** The grades from the passing grade to 100 as a bar, and all four intervals in words under it. */
export function IntervalScale({ kkm, intervals }: { kkm: number; intervals: readonly Interval[] }) {
  const t = useWords('curriculum');
  const rising = [...intervals].reverse();
  return (
    <div className="interval-scale">
      <div className="interval-bar" aria-hidden="true">
        {rising.map(({ predikat, batas_bawah, batas_atas }) => (
          <span key={predikat} className={`interval-part interval-${predikat}`} style={{ flexGrow: predikat === 'D' ? 8 : batas_atas - batas_bawah + 1 }}>{predikat}</span>
        ))}
      </div>
      <dl className="interval-list" aria-label={t('intervals', { kkm })}>
        {rising.map(({ predikat, batas_bawah, batas_atas }) => <div key={predikat}><dt>{predikat}</dt><dd>{t('range', { bawah: batas_bawah, atas: batas_atas })}</dd></div>)}
      </dl>
    </div>
  );
}
