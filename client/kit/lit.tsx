import type { ReactNode } from 'react';
import { Flame } from '#client/kit/flame';

/** The one lit thing of a screen, the present moment: `said` is what it is and how long it lasts, `beside` what comes next. */
export const Lit = ({ said, beside, children }: { said: string; beside?: ReactNode; children: ReactNode }) => (
  <section className={beside ? 'lit has-beside' : 'lit'} aria-label={said}>
    <div className="lit-here">
      <p className="lit-said"><Flame /> {said}</p>
      {children}
    </div>
    {beside && <div className="lit-beside">{beside}</div>}
  </section>
);
