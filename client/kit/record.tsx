import { LeftOutlined, LockOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { type Back, wayBack } from '#client/kit/crumbs';
import { Flame } from '#client/kit/flame';
import { Banners, useCrumbs, useHeading } from '#client/kit/screen';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';
import '#client/kit/record.css';

/** A part of a record; of one that is `isLogged` it is noted who opens it. */
export type RecordTab = { key: string; label: string; isLogged?: boolean; content: () => ReactNode };
type Props = {
  /** `page`: what of it this is, where it has more pages than one. */
  back: Back; eyebrow: string; name: string; page?: string; photo?: ReactNode; tag?: ReactNode;
  /** What is known of it at a glance, in one line: what it is called and what it is. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  actions?: ReactNode; notice?: ReactNode; tabs: readonly RecordTab[];
};

/** The frame of one person, one class: its name is its title, once it is there. */
export const RecordFrame = ({ back, children }: { back: Back; children: ReactNode }) => (
  <div className="screen record">
    <Link className="screen-back" to={wayBack(back.to)}><LeftOutlined aria-hidden /> {back.label}</Link>
    <Banners />
    <Boundary>{children}</Boundary>
  </div>
);

/** Who or what it is, and its parts, of which the one that is open stands in the address. */
export function Record({ back, eyebrow, name, page, photo, tag, facts, actions, notice, tabs }: Props) {
  const t = useWords('kit');
  const heading = useHeading(page ? `${name} · ${page}` : name);
  useCrumbs(name, { ...back, to: wayBack(back.to) });
  const [params] = useAddress();
  const open = tabs.find(({ key }) => key === params.get('tab')) ?? (tabs[0] as RecordTab);
  return (
    <>
      <header className="record-head">
        {photo}
        <div className="record-who">
          <p className="record-eyebrow">{eyebrow}</p>
          <h1 ref={heading} tabIndex={-1}>{name}</h1>
          <ul className="record-facts">
            {tag && <li>{tag}</li>}
            {facts.map(([label, value]) => <li key={label}>{label} <b>{value}</b></li>)}
          </ul>
        </div>
        {actions && <div className="record-acts">{actions}</div>}
      </header>
      {notice}
      {tabs.length > 1 && (
        <nav aria-label={t('recordParts')}>
          <ul className="record-tabs">
            {tabs.map(({ key, label, isLogged }, i) => (
              <li key={key}><Link to={i ? `?tab=${key}` : '?'} aria-current={key === open.key ? 'page' : undefined}>{label}{isLogged && <> <LockOutlined aria-hidden /><span className="visually-hidden">({t('readIsLogged')})</span></>}</Link></li>
            ))}
          </ul>
        </nav>
      )}
      <Boundary key={open.key}>{open.content()}</Boundary>
    </>
  );
}

/** The first part of a record: what matters, and what stands beside it at the right. */
export const RecordSummary = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <div className="record-two"><div>{children}</div><aside>{beside}</aside></div>
);

type CardProps = { id: string; title: string; about?: ReactNode; children: ReactNode };
export const RecordCard = ({ id, title, about, children }: CardProps) => (
  <section className="panel record-card" aria-labelledby={id}>
    <header><h2 id={id}>{title}</h2>{about}</header>
    <Boundary>{children}</Boundary>
  </section>
);

/** What somebody should see to: what it is, what is known of it, and the way to mend it. */
export type Concern = { key: string; what: string; about: string; action?: ReactNode };

/** The lit part of a record; not there where nothing is the matter. */
export function Concerns({ items }: { items: readonly Concern[] }) {
  const t = useWords('kit');
  if (!items.length) return null;
  return (
    <section className="lit record-concerns" aria-label={t('concerns')}>
      {items.map(({ key, what, about, action }) => (
        <div key={key} className="record-concern">
          <span className="record-flame"><Flame /></span>
          <div><h2>{what}</h2><p>{about}</p></div>
          {action}
        </div>
      ))}
    </section>
  );
}
