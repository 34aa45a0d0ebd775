import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { Boundary } from '#client/kit/boundary';
import { useFocusBack } from '#client/kit/focus';
import { useMedia } from '#client/kit/media';
import { useWords } from '#client/kit/words';
import '#client/kit/board.css';
import '#client/homeroom/homeroom.words';

export type Somebody = { id: string; nama: string | null; about?: ReactNode; to?: ReactNode };
type Props = { title: string; how: string; onClose: () => void; children: ReactNode };

/** Where a number comes from, and the people behind it. */
export function PeopleDrawer({ title, how, onClose, children }: Props) {
  const t = useWords('homeroom');
  useFocusBack();
  const narrow = useMedia('(max-width: 760px)');
  return (
    <Drawer open className="why-drawer" placement={narrow ? 'bottom' : 'right'} size={narrow ? '85%' : 440} onClose={onClose} title={<><small>{t('whence')}</small>{title}</>}>
      <section><p className="why-how">{how}</p></section>
      <section><h3>{t('people')}</h3><Boundary>{children}</Boundary></section>
    </Drawer>
  );
}

export function People({ people }: { people: readonly Somebody[] }) {
  const t = useWords('homeroom');
  if (!people.length) return <p>{t('nobody')}</p>;
  return (
    <ul className="why-people">
      {people.map(({ id, nama, about, to }) => <li key={id}><span><b>{nama ?? t('unnamed')}</b>{about && <small>{about}</small>}</span>{to}</li>)}
    </ul>
  );
}
