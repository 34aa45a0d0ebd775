import type { CSSProperties } from 'react';
import type { HitunganRencana } from '#contract/lesson/planning';
import { formatAngka } from '#client/kit/number';
import { levelOf } from '#client/lesson/planning/planning-numbers';

type Props = { of: Pick<HitunganRencana, 'total_sesi' | 'direncanakan'> & Partial<HitunganRencana>; said: string; isAhead?: boolean; tabIndex?: number; onOpen?: () => void };

/** A vessel that is filled by what is planned; behind it stand its lessons. */
export function Level({ of, said, isAhead = false, tabIndex, onOpen }: Props) {
  const { total_sesi, direncanakan, susulan = 0, belum_disetujui = 0 } = of;
  const state = levelOf(of);
  const inside = (
    <>
      <span className="level-numbers" aria-hidden="true"><b>{formatAngka(direncanakan)}</b>{state !== 'full' && <small>/{formatAngka(total_sesi)}</small>}{susulan > 0 && <i className="level-late">{formatAngka(susulan)}</i>}{belum_disetujui > 0 && <i className="level-open" />}</span>
      <span className="visually-hidden">{said}</span>
    </>
  );
  const look = { className: `level is-${state}${isAhead ? ' is-ahead' : ''}`, style: { '--level': `${total_sesi ? Math.round((direncanakan * 100) / total_sesi) : 0}%` } as CSSProperties };
  return onOpen ? <button type="button" {...look} tabIndex={tabIndex} onClick={onOpen}>{inside}</button> : <span {...look}>{inside}</span>;
}
