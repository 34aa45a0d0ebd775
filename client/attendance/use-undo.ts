import { useEffect, useRef } from 'react';
import { tellSnack } from '#client/kit/snack';
import type { Change, Wish } from '#client/attendance/mark-queue';
import { type Line, undoOf } from '#client/attendance/register-sheet';

/** Every choice can be taken back: by what the foot of the screen offers, or by Ctrl Z, the last one first. */
export function useUndo(id_sesi: string, lines: readonly Line[], mark: (wish: Wish) => void) {
  const now = useRef(lines);
  const done = useRef<(readonly Change[])[]>([]);
  now.current = lines;
  const undo = useRef((chosen: readonly Change[]) => {
    done.current = done.current.filter((it) => it !== chosen);
    const wish = undoOf(id_sesi, now.current, chosen);
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
  return (text: string, chosen: readonly Change[]) => {
    done.current = [...done.current, chosen];
    tellSnack({ text, undo: () => undo.current(chosen) });
  };
}
