import { useMemo } from 'react';

const SOUND = /(<audio\b[^>]* src=")data:(audio\/\w+);base64,([^"]*)"/g;
const made = new Map<string, string>();

/** A sound came with its paper and is played from an address of this page: not every browser plays what is written into a text. */
const sounding = (html: string) => html.replace(SOUND, (_, before: string, type: string, base64: string) => {
  if (!made.has(base64)) made.set(base64, URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (it) => it.charCodeAt(0))], { type })));
  return `${before}${made.get(base64)}"`;
});

/** What the server has cleaned: text of a question, which may run from right to left. */
export function Rich({ html, className, id }: { html: string; className?: string; id?: string }) {
  const inside = useMemo(() => ({ __html: sounding(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps nothing of a question but elements to read, and no script runs here without a nonce.
  return <div id={id} className={className ? `rich ${className}` : 'rich'} dir="auto" dangerouslySetInnerHTML={inside} />;
}
