import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMenu } from '#client/areas/menu';
import { isFinding } from '#client/shell/finding';

const TOGETHER_MS = 1_000;
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl K and / open the palette; G and a letter go to the page of that letter. */
export function useShortcuts() {
  const navigate = useNavigate();
  const entries = useMenu().flatMap((it) => it.entries);
  const known = useRef(entries);
  known.current = entries;
  useEffect(() => {
    let goneAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const find = () => {
        event.preventDefault();
        isFinding.set(true);
      };
      if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) return find();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('[role=dialog], dialog[open]')) return;
      if (key === '/') return find();
      const to = event.timeStamp - goneAt < TOGETHER_MS && known.current.find((it) => it.key === key)?.path;
      goneAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (to) void navigate(to);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate]);
}
