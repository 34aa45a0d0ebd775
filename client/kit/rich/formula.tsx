import { useEffect, useRef } from 'react';
import { FORMULA } from '#contract/question-bank/formula';

/** A formula as the browser itself draws it; until that is loaded, and where it cannot be read, as it is written. */
export function Formula({ tex, isBlock = false }: { tex: string; isBlock?: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => void drawFormula(place.current, tex, isBlock), [tex, isBlock]);
  return <span ref={place} className={isBlock ? 'rich-formula is-block' : 'rich-formula'} dir="ltr">{tex}</span>;
}

export async function drawFormula(place: HTMLElement | null, tex: string, isBlock: boolean) {
  const { default: katex } = await import('katex');
  if (place) katex.render(tex, place, { ...FORMULA, displayMode: isBlock });
}
