const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What was typed as paragraphs; signs of markup are what they look like. */
export const htmlOf = (typed: string) =>
  typed.trim().replace(/[&<>]/g, (it) => ESCAPED[it] as string).split(/\n{2,}/).map((it) => `<p>${it.replaceAll('\n', '<br>')}</p>`).join('');

const MEANT: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' };
/** The same as it can be typed on. */
export const typedOf = (html: string) =>
  html.replace(/<br\s*\/?>/gi, '\n').replace(/<\/(p|li|h3|h4)>/gi, '\n\n').replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (it) => MEANT[it] as string).trim();
