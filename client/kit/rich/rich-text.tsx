import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import { Formula } from '#client/kit/rich/formula';
import { usePicture } from '#client/kit/picture';
import { useWords } from '#client/kit/words';
import '#client/kit/rich/rich.css';
import '#client/kit/rich/rich.words';

/** What the server lets stand in a question, once more: whatever else comes is shown as its text. */
const SHOWN: Record<string, string> = {
  p: 'p', br: 'br', b: 'b', strong: 'strong', i: 'i', em: 'em', u: 'u', s: 's', sub: 'sub', sup: 'sup', ul: 'ul', ol: 'ol', li: 'li', blockquote: 'blockquote', pre: 'pre', code: 'code',
  table: 'table', thead: 'thead', tbody: 'tbody', tr: 'tr', th: 'th', td: 'td', span: 'span', h3: 'p', h4: 'p',
};
const KEPT = /^\/api\/file\/[0-9a-f-]{36}$/;

/** Of pictures and sounds that nobody keeps yet where they are meanwhile, by the address that they will have. */
const Meanwhile = createContext<ReadonlyMap<string, string>>(new Map());
export const ShownMeanwhile = Meanwhile.Provider;
function useFile(src: string) {
  const here = useContext(Meanwhile).get(src);
  const kept = usePicture(here ? undefined : src);
  return here ? { url: here, isGone: false } : kept;
}

/** A text of a question as it is read: in the direction of its first letter, with its pictures and formulas. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes], [html]);
  return <div className="rich" dir="auto">{drawn(nodes)}</div>;
}

const drawn = (nodes: readonly ChildNode[]): ReactNode[] => nodes.map((it, i) => (it instanceof HTMLElement ? <Element key={String(i)} of={it} /> : it.textContent));

function Element({ of }: { of: HTMLElement }) {
  const { localName, dataset, dir, lang } = of;
  const src = of.getAttribute('src') ?? '';
  if (localName === 'img') return KEPT.test(src) ? <Picture src={src} alt={of.getAttribute('alt') ?? ''} /> : null;
  if (localName === 'audio') return KEPT.test(src) ? <Sound src={src} name={of.title} /> : null;
  if (dataset.tex !== undefined) return <Formula tex={dataset.tex} isBlock={dataset.display === 'block'} />;
  const inside = drawn([...of.childNodes]);
  const tag = SHOWN[localName];
  if (!tag) return <>{inside}</>;
  if (tag === 'br') return <br />;
  const { colSpan, rowSpan } = of as HTMLTableCellElement;
  return createElement(tag, { ...(dir && { dir }), ...(lang && { lang }), ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) }, ...inside);
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const t = useWords('rich');
  const { url, isGone } = useFile(src);
  if (isGone) return <span className="rich-gone">{t('pictureGone')}</span>;
  return url ? <img src={url} alt={alt} /> : <span className="rich-loading" aria-hidden="true" />;
}

function Sound({ src, name }: { src: string; name: string }) {
  const t = useWords('rich');
  const { url, isGone } = useFile(src);
  if (isGone) return <span className="rich-gone">{t('pictureGone')}</span>;
  // biome-ignore lint/a11y/useMediaCaption: what is to be listened to in an exam has no captions
  return <span className="rich-sound"><span>{name || t('sound')}</span><audio controls preload="metadata" aria-label={name || t('sound')} src={url} /></span>;
}
