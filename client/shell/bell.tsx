import { BellOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { home } from '#contract/home/home.api';
import { questionOf, useFollowed } from '#client/kit/view';
import { useIsClockSet } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/shell/bell.css';
import '#client/shell/shell.words';

const Waits = lazy(async () => ({ default: (await import('#client/home/waiting')).Waits }));

/** How much waits for the person, wherever they are, as their home counts it; a press shows what, with the way there. */
export function Bell() {
  const ready = useIsClockSet();
  return ready ? <Ringing /> : <span className="bell" aria-hidden="true"><BellOutlined aria-hidden /></span>;
}

function Ringing() {
  const t = useWords('shell');
  const own = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(questionOf(home.waiting, {}));
  useFollowed(home.waiting, {});
  const items = data?.data ?? [];
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere has seen it
  useEffect(() => sheet.current?.hidePopover(), [key]);
  return (
    <>
      <button type="button" className="bell" aria-label={t('bell', { count: items.length })} aria-expanded={isOpen} aria-controls={own} popoverTarget={own}>
        <BellOutlined aria-hidden />{items.length > 0 && <i className="n" aria-hidden="true">{items.length}</i>}
      </button>
      <div ref={sheet} id={own} popover="auto" className="bell-sheet" onToggle={({ newState }) => setOpen(newState === 'open')}>
        {isOpen && <div role="dialog" aria-label={t('bell', { count: items.length })}><Suspense><Waits items={items} /></Suspense></div>}
      </div>
    </>
  );
}
