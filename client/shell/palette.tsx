import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Find, type Kind, useFinds } from '#client/shell/palette-finds';
import { Flame } from '#client/kit/flame';
import { useFocusBack } from '#client/kit/focus';
import { recalled } from '#client/kit/recalled';
import { useWords } from '#client/kit/words';
import '#client/shell/palette.css';
import '#client/shell/palette.words';

const ORDER: Kind[] = ['now', 'waits', 'recent', 'verbs', 'people', 'classes', 'pages'];
const PAUSE_MS = 150;
const LATELY = 4;
const lately = (): Find[] => {
  const kept = recalled<Find[]>('terakhir');
  return Array.isArray(kept) ? kept.filter((it) => typeof it?.to === 'string' && it.to.startsWith('/') && typeof it.title === 'string') : [];
};

/** Everything one may go to by a few letters; the keyboard never leaves the field. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useWords('palette');
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [word, setWord] = useState('');
  const [at, setAt] = useState(0);
  const [recent] = useState(lately);
  const asked = usePaused(word.trim());
  const found = useFinds(asked);
  const finds = inOrder(asked ? found : [...found, ...recent.map((it): Find => ({ ...it, kind: 'recent' }))]);
  useFocusBack();
  useEffect(() => dialog.current?.showModal(), []);

  const go = (it: Find | undefined) => {
    if (!it) return;
    localStorage.setItem('terakhir', JSON.stringify([it, ...recent.filter(({ to }) => to !== it.to)].slice(0, LATELY)));
    onClose();
    void navigate(it.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(finds[at]);
    if (!step) return;
    event.preventDefault();
    setAt((at + step + finds.length) % Math.max(1, finds.length));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog ref={dialog} className="palette" aria-label={t('title')} onClose={onClose} onClick={({ target }) => target === dialog.current && onClose()}>
      <div className="palette-field">
        <SearchOutlined aria-hidden />
        <input role="combobox" autoFocus aria-label={t('title')} aria-expanded aria-controls="palette-list" aria-activedescendant={finds.length ? `find-${at}` : undefined} placeholder={t('placeholder')}
          value={word} maxLength={100} onKeyDown={press} onChange={({ target }) => {
            setWord(target.value);
            setAt(0);
          }} />
      </div>
      <div id="palette-list" role="listbox" aria-label={t('results')} className="palette-list">
        {finds.map((it, i) => (
          <div key={`${it.kind} ${it.to}`} className="palette-row">
            {it.kind !== finds[i - 1]?.kind && <p className="palette-kind" aria-hidden="true">{t(it.kind)}</p>}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names what is chosen */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys */}
            <div role="option" id={`find-${i}`} aria-selected={i === at} className="palette-find" onClick={() => go(it)} onMouseMove={() => setAt(i)} ref={(row) => {
              if (i === at) row?.scrollIntoView({ block: 'nearest' });
            }}>
              {it.kind === 'now' && <Flame />}
              <span>{it.title}</span>
              {it.fact && <small>{it.fact}</small>}
            </div>
          </div>
        ))}
      </div>
      {asked !== '' && finds.length === 0 && <p className="palette-none" role="status">{t('none', { kata: asked })}</p>}
      <p className="palette-keys">{t('keys')}</p>
    </dialog>
  );
}

/** By kind, each address once. */
const inOrder = (finds: Find[]) =>
  ORDER.flatMap((kind) => finds.filter((it) => it.kind === kind)).filter((it, i, all) => all.findIndex(({ to }) => to === it.to) === i);

/** A word once nobody has typed for a moment: not every letter is asked for. */
function usePaused(word: string) {
  const [paused, setPaused] = useState(word);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(word), word ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [word]);
  return paused;
}
