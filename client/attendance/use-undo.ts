import { useEffect, useRef } from 'react';
import { tellSnack } from '#client/kit/snack';
import type { Wish } from '#client/attendance/mark-queue';
import { type Line, type Made, undoOf, withVersions } from '#client/attendance/register-sheet';

/** What was chosen at once, as it stands now. */
type Done = { chosen: readonly Made[] };

/** Every choice can be taken back: by what the foot of the screen offers, or by Ctrl Z, the last one first. */
export function useUndo(id_sesi: string, lines: readonly Line[], mark: (wish: Wish) => void) {
  const now = useRef(lines);
  const done = useRef<Done[]>([]);
  now.current = lines;
  for (const it of done.current) it.chosen = withVersions(it.chosen, lines);
  const undo = useRef((what: Done) => {
    done.current = done.current.filter((it) => it !== what);
    const wish = undoOf(id_sesi, now.current, what.chosen);
    if (wish) mark(wish);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const last = done.current.at(-1);
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!last || isTyping || event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo.current(last);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (text: string, chosen: readonly Made[]) => {
    const what: Done = { chosen };
    done.current = [...done.current, what];
    tellSnack({ text, undo: () => undo.current(what) });
  };
}
