import { type ReactNode, useEffect, useRef } from 'react';
import '#client/kit/drop.css';

type Props = { label: string; icon: ReactNode; /** Says what it is beside its icon. */ isTold?: boolean; children: (close: () => void) => ReactNode };

/** A button that opens a small panel under itself; Escape and a press elsewhere close it. */
export function Drop({ label, icon, isTold, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    const it = details.current;
    if (!it?.open) return;
    it.open = false;
    if (it.contains(document.activeElement)) it.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (details.current?.open && !details.current.contains(target as Node)) details.current.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, []);
  return (
    <details className="drop" ref={details} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <summary className={`btn is-small${isTold ? '' : ' is-icon'}`} title={isTold ? undefined : label} aria-label={isTold ? undefined : label}><span aria-hidden="true">{icon}</span>{isTold && label}</summary>
      <div className="drop-panel">{children(close)}</div>
    </details>
  );
}
