import type { ReactNode } from 'react';

/** `line` is what is not there yet, `solid` the one thing that must not be overlooked. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'note' | 'calm' | 'line' | 'solid';

/** A status by icon and text on a fixed pair of colours; never by colour alone. */
export function StatusTag({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`status-tag tone-${tone}`}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
