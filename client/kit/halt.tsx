import type { ReactNode } from 'react';

/** Stands where a screen cannot go on: what happened, what it means, and the way out. */
export function Halt({ title, lang, children, action }: { title: string; lang?: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="halt">
      <h1 lang={lang}>{title}</h1>
      <p>{children}</p>
      {action}
    </div>
  );
}
