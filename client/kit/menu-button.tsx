import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import '#client/kit/menu-button.css';

type Props = { id?: string; className?: string; label: string; icon: ReactNode; /** Buttons or links with the role `menuitem`. */ children: ReactNode };
const MARGIN = 4;

/** A button that opens a few things to do beside it: arrows lead through them, Escape and a press elsewhere close it. */
export function MenuButton({ id, className, label, icon, children }: Props) {
  const [button, menu] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const [isOpen, setOpen] = useState(false);
  const own = useId();
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const place = () => {
    const [at, it] = [button.current?.getBoundingClientRect(), menu.current];
    if (!at || !it) return;
    const below = at.bottom + MARGIN;
    it.style.left = `${Math.max(MARGIN, Math.min(at.left, innerWidth - it.offsetWidth - MARGIN))}px`;
    it.style.top = `${below + it.offsetHeight > innerHeight ? Math.max(MARGIN, at.top - it.offsetHeight - MARGIN) : below}px`;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has opened
  useEffect(() => {
    if (!isOpen) return;
    place();
    items()[0]?.focus();
  }, [isOpen]);
  const press = (event: KeyboardEvent) => {
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: (here + 1) % all.length, ArrowUp: (here - 1 + all.length) % all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <>
      <button ref={button} id={id} type="button" className={className} aria-label={label} aria-haspopup="menu" aria-expanded={isOpen} aria-controls={own} popoverTarget={own}>{icon}</button>
      <div ref={menu} id={own} popover="auto" role="menu" aria-label={label} tabIndex={-1} className="menu-popup" onKeyDown={press} onClick={() => menu.current?.hidePopover()}
        onToggle={({ newState }) => setOpen(newState === 'open')}>{isOpen && children}</div>
    </>
  );
}
