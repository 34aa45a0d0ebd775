import sanitize from 'sanitize-html';

/** What longer texts are written in. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'h3', 'h4'],
  allowedAttributes: { '*': ['dir', 'lang'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'], ol: ['start', 'type'] },
  disallowedTagsMode: 'discard',
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'iframe', 'object'],
};

/** The HTML with nothing in it but words and their form. */
export const cleanText = (html: string) => (/[<>&]/.test(html) ? sanitize(html, OPTIONS).trim() : html);
