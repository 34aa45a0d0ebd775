/** In what two versions of QTI differ where they say the same. */
export type Dialect = {
  /** Of an item, and of the list of a package. */
  space: string; list: string;
  schema: string; version: string; resource: string; template: string;
  /** What a feedback holds. */
  said(html: string): string;
  /** An item as it is written in the names of 2.2. */
  named(item: string): string;
};

export const TWO: Dialect = {
  space: 'http://www.imsglobal.org/xsd/imsqti_v2p2', list: 'http://www.imsglobal.org/xsd/imscp_v1p1', schema: 'QTIv2.2 Package', version: '1.0.0', resource: 'imsqti_item_xmlv2p2',
  template: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct', said: (html) => html, named: (item) => item,
};

/** QTI 3 writes `qti-choice-interaction` and `response-identifier` where 2 writes `choiceInteraction` and `responseIdentifier`; HTML is HTML. */
export const THREE: Dialect = {
  space: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0', list: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', schema: 'QTI Package', version: '3.0.0', resource: 'imsqti_item_xmlv3p0',
  template: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml', said: (html) => `<contentBody>${html}</contentBody>`,
  named: (item) => item.replace(TAG, (_, end: string, name: string, attributes: string) => `<${end}qti-${kebab(name)}${attributes.replace(ATTRIBUTE, (_all, key: string, value: string) => ` ${kebab(key)}="${value}"`)}`),
};

const OWN = ['assessmentItem', 'responseDeclaration', 'correctResponse', 'value', 'mapping', 'mapEntry', 'outcomeDeclaration', 'defaultValue', 'itemBody', 'responseProcessing', 'modalFeedback', 'contentBody',
  'choiceInteraction', 'simpleChoice', 'matchInteraction', 'simpleMatchSet', 'simpleAssociableChoice', 'textEntryInteraction', 'extendedTextInteraction'];
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
/** A tag of QTI's own, with its attributes: in the text of an item there is no `<`. */
const TAG = new RegExp(`<(/?)(${OWN.join('|')})\\b((?: [\\w-]+="[^"]*")*)`, 'g');
const kebab = (name: string) => name.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`);
