import type { ReactNode } from 'react';
import { Panel } from '#client/kit/dialog';
import '#client/kit/board.css';

type Props = { whence: string; title: ReactNode; className?: string; size?: number; onClose: () => void; children: ReactNode };

/** Where a number comes from: beside the page on a desk, from below on a phone; whoever closes it is where they were. */
export function Why({ whence, title, className = '', size = 440, onClose, children }: Props) {
  return (
    <Panel className={`why-drawer ${className}`} below="85%" size={size} onClose={onClose} title={<><small>{whence}</small>{title}</>}>
      {children}
    </Panel>
  );
}
