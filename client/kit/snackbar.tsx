import { useEffect } from 'react';
import { snack } from '#client/kit/snack';
import { useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

const STAYS_MS = 10_000;

/** Tells what was just done, and takes it back within ten seconds where that is possible. */
export function Snackbar() {
  const t = useWords('kit');
  const it = useStore(snack);
  useEffect(() => {
    if (!it) return;
    const timer = setTimeout(() => snack.get() === it && snack.set(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [it]);
  const undo = () => {
    snack.set(null);
    it?.undo?.();
  };
  return (
    <div className="snack-place" role="status">
      {it && <div className="snack" key={it.key}><span>{it.text}</span>{it.undo && <button type="button" onClick={undo}>{t('undo')}</button>}</div>}
    </div>
  );
}
