import sanitize from 'sanitize-html';

/** What people write in. Pictures and sound are files of the school; formulas stand as TeX in `data-tex`. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'audio', 'span', 'h3', 'h4'],
  allowedAttributes: { '*': ['dir', 'lang'], span: ['data-tex', 'data-display'], img: ['src', 'alt', 'width', 'height'], audio: ['src', 'controls'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'], ol: ['start', 'type'] },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'audio') && !/^\/api\/file\/[0-9a-f-]{36}$/.test(attribs.src ?? ''),
  disallowedTagsMode: 'discard',
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'iframe', 'object'],
};

/** The HTML with nothing in it but what may be written in. */
export const clean = (html: string) => (/[<>&]/.test(html) ? sanitize(html, OPTIONS).trim() : html);
