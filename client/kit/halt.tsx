import type { ReactNode } from 'react';

type Props = { title: string; level?: 'h1' | 'h2'; lang?: string; children: ReactNode; action: ReactNode };

/** Stands where a screen cannot go on: what happened, what it means, and the way out. */
export function Halt({ title, level: Heading = 'h1', lang, children, action }: Props) {
  return (
    <div className="halt" role="alert">
      <Heading lang={lang}>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
