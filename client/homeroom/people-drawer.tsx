import type { ReactNode } from 'react';
import { Boundary } from '#client/kit/boundary';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/homeroom/homeroom.words';

export type Somebody = { id: string; nama: string | null; about?: ReactNode; to?: ReactNode };
type Props = { title: string; how: string; onClose: () => void; children: ReactNode };

/** Where a number comes from, and the people behind it. */
export function PeopleDrawer({ title, how, onClose, children }: Props) {
  const t = useWords('homeroom');
  return (
    <Why whence={t('whence')} title={title} onClose={onClose}>
      <section><p className="why-how">{how}</p></section>
      <section><h3>{t('people')}</h3><Boundary>{children}</Boundary></section>
    </Why>
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
