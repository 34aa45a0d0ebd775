import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useFocusBack } from '#client/kit/focus';
import { useMedia } from '#client/kit/media';
import '#client/kit/board.css';

type Props = { whence: string; title: ReactNode; className?: string; size?: number; onClose: () => void; children: ReactNode };

/** Where a number comes from: beside the page on a desk, from below on a phone; whoever closes it is where they were. */
export function Why({ whence, title, className = '', size = 440, onClose, children }: Props) {
  useFocusBack();
  const narrow = useMedia('(max-width: 760px)');
  return (
    <Drawer open className={`why-drawer ${className}`} placement={narrow ? 'bottom' : 'right'} size={narrow ? '85%' : size} onClose={onClose} title={<><small>{whence}</small>{title}</>}>
      {children}
    </Drawer>
  );
}
