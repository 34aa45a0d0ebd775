const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What was typed as paragraphs; signs of markup are what they look like. */
export const htmlOf = (typed: string) =>
  typed.trim().replace(/[&<>]/g, (it) => ESCAPED[it] as string).split(/\n{2,}/).map((it) => `<p>${it.replaceAll('\n', '<br>')}</p>`).join('');

/** The same as it can be typed on. */
export function typedOf(html: string) {
  const { body } = new DOMParser().parseFromString(html.replace(/<br\s*\/?>/gi, '\n').replace(/<\/(p|li|h3|h4)>/gi, '\n\n'), 'text/html');
  return (body.textContent ?? '').trim();
}
