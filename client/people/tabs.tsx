import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Boundary } from '#client/kit/boundary';
import '#client/people/people.css';

export type Tab = { key: string; label: string; content: () => ReactNode };

/** Parts of a screen of which one is open; which one stands in the address. */
export function PlacedTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [params] = useSearchParams();
  const open = tabs.find(({ key }) => key === params.get('tab')) ?? (tabs[0] as Tab);
  return (
    <>
      <nav aria-label={label}>
        <ul className="person-tabs">
          {tabs.map(({ key, label: called }, i) => <li key={key}><Link to={i ? `?tab=${key}` : '?'} aria-current={key === open.key ? 'page' : undefined}>{called}</Link></li>)}
        </ul>
      </nav>
      <Boundary key={open.key}>{open.content()}</Boundary>
    </>
  );
}
