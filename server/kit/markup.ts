import sanitize from 'sanitize-html';

const FORM = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'h3', 'h4'];
const ABOUT_FORM = { '*': ['dir', 'lang'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'], ol: ['start', 'type'] };

/** Elements within elements: more than anybody writes, fewer than what reads them minds. */
const MOST_DEEP = 40;
/** What longer texts are written in. */
const WORDS: sanitize.IOptions = {
  nestingLimit: MOST_DEEP, allowedTags: FORM, allowedAttributes: ABOUT_FORM, disallowedTagsMode: 'discard', nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'iframe', 'object'],
};
/** Beside it pictures and sound, which are files of the school, and formulas, which stand as TeX in `data-tex`. */
const PIECES: sanitize.IOptions = {
  ...WORDS,
  allowedTags: [...FORM, 'pre', 'code', 'img', 'audio', 'span'],
  allowedAttributes: { ...ABOUT_FORM, span: ['data-tex', 'data-display'], img: ['src', 'alt', 'width', 'height'], audio: ['src', 'controls', 'title'] },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'audio') && !/^\/api\/file\/[0-9a-f-]{36}$/.test(attribs.src ?? ''),
};

const cleanedBy = (options: sanitize.IOptions) => (html: string) => (/[<>&]/.test(html) ? sanitize(html, options).trim() : html);

/** The HTML with nothing in it but words and their form. */
export const cleanText = cleanedBy(WORDS);
/** The same with the pieces that questions and answers may hold. */
export const clean = cleanedBy(PIECES);
