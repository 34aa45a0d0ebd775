import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';
import '#client/kit/list/list.words';

const SEARCH_PAUSE_MS = 300;

/** What is typed is looked for when the typing pauses, or at once on Enter. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (it: string) => void }) {
  const t = useWords('kit');
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped((it) => (it.trim() === value ? it : value)), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="list-search">
      <SearchOutlined aria-hidden />
      <input type="search" aria-label={t('searchIn')} placeholder={t('search')} maxLength={100} value={typed} onChange={({ target }) => setTyped(target.value)} onKeyDown={({ key }) => key === 'Enter' && onSearch(typed.trim())} />
    </span>
  );
}

/** The button that shows and hides the controls of a list's filters. */
export function FilterButton({ id, isOpen, onTurn }: { id: string; isOpen: boolean; onTurn: () => void }) {
  const t = useWords('list');
  return <button type="button" className="list-chip is-button" aria-expanded={isOpen} aria-controls={id} onClick={onTurn}><FilterOutlined aria-hidden /> {t('filter')}</button>;
}

export const FilterPanel = ({ id, children }: { id: string; children: ReactNode }) => <div id={id} className="list-filters">{children}</div>;
