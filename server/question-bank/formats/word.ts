import { Pictures } from '#server/question-bank/formats/inline';
import { type Notes, unheld } from '#server/question-bank/formats/item';
import { escaped, formula, withDollars } from '#server/question-bank/formats/markup';
import { typeOf } from '#server/question-bank/formats/moodle';
import { texOf } from '#server/question-bank/formats/omml';
import { all, type Element, first, parsed, textOf, within } from '#server/question-bank/formats/xml';

/** A cell of a table by its place in the grid; `isBelow` where it goes on from the one above. */
export type Cell = { content: Element; isBelow: boolean };
export type Parts = ReadonlyMap<string, Buffer>;

/** Word on the web counts the documents that it has written. */
const DOCUMENT = /^word\/document\d*\.xml$/;

/** A Word document: its tables, and what its pictures are. */
export class Word {
  readonly body: Element;
  private readonly targets: Map<string, string>;

  constructor(private readonly parts: Parts) {
    const name = [...parts.keys()].find((it) => DOCUMENT.test(it))?.slice(5) ?? '';
    const [document, relations] = [parts.get(`word/${name}`), parts.get(`word/_rels/${name}.rels`)];
    this.body = first(document && parsed(document.toString('utf8')), 'body') ?? unheld('Bukan dokumen Word (.docx) yang utuh.', 'This is no sound Word document (.docx).');
    this.targets = new Map(relations ? all(parsed(relations.toString('utf8')), 'Relationship').map((it) => [it.attributes.Id ?? '', it.attributes.Target ?? '']) : []);
  }

  get tables() {
    return within(this.body, 'tbl').map((table) => within(table, 'tr').filter((row) => !isStruck(row)).map((row) => cellsOf(row)));
  }

  get beside() {
    return all(this.body).filter(({ name }) => name === 'p').map(seen).join(' ').trim();
  }

  /** Whether somebody has drawn through a row, and nobody has yet taken that up. */
  get hasStruckRows() {
    return within(this.body, 'tbl').some((table) => within(table, 'tr').some(isStruck));
  }

  /** What stands in a cell as HTML, its pictures among those of the question. */
  html(cell: Cell | undefined, pictures: Pictures, notes: Notes): string {
    return cell ? withDollars(this.blocks(cell.content, pictures, notes)) : '';
  }

  private blocks(of: Element, pictures: Pictures, notes: Notes): string {
    const blocks = all(of).flatMap((it) => {
      if (it.name === 'sdt') return [this.blocks(first(it, 'sdtContent') ?? it, pictures, notes)];
      if (it.name === 'tbl') return [`<table><tbody>${within(it, 'tr').map((row) => `<tr>${cellsOf(row).map((cell) => `<td>${this.html(cell, pictures, notes)}</td>`).join('')}</tr>`).join('')}</tbody></table>`];
      if (it.name !== 'p') return [];
      const said = this.inline(it, pictures, notes).trim();
      if (first(it, 'pPr', 'numPr')) notes.add('Penomoran otomatis Word tidak ikut.', 'Word’s automatic numbering does not come along.');
      return said ? [isOn(first(it, 'pPr', 'bidi')) ? `<p dir="rtl">${said}</p>` : said] : [];
    });
    return blocks.length > 1 ? blocks.map((it) => (/^<(p|table)\b/.test(it) ? it : `<p>${it}</p>`)).join('') : (blocks[0] ?? '');
  }

  private inline(of: Element, pictures: Pictures, notes: Notes): string {
    return joinedRuns(all(of).map((it) => this.piece(it, pictures, notes)).join(''));
  }

  private piece(it: Element, pictures: Pictures, notes: Notes): string {
    noteUnseen(it, notes);
    if (it.name === 'r' && isHidden(it)) return '';
    if (it.name === 'r') return styled(first(it, 'rPr'), all(it).map((one) => this.bit(one, pictures, notes)).join(''));
    if (it.name === 'oMath') return formula(texOf(it, notes));
    if (it.name === 'oMathPara') return all(it, 'oMath').map((one) => formula(texOf(one, notes), true)).join(' ');
    if (['hyperlink', 'ins', 'smartTag', 'fldSimple', 'sdtContent', 'moveTo', 'bdo', 'dir'].includes(it.name)) return this.inline(it, pictures, notes);
    return it.name === 'sdt' ? this.inline(first(it, 'sdtContent') ?? it, pictures, notes) : this.bit(it, pictures, notes);
  }

  private bit(it: Element, pictures: Pictures, notes: Notes): string {
    noteUnseen(it, notes);
    switch (it.name) {
      case 'ruby': return this.inline(first(it, 'rubyBase') ?? it, pictures, notes);
      case 't': return escaped(textOf(it)).replace(/&quot;/g, '"');
      case 'tab': return ' ';
      case 'br': case 'cr': return '<br />';
      case 'noBreakHyphen': return '-';
      case 'sym': return this.symbol(it, notes);
      case 'AlternateContent': return all(first(it, 'Choice') ?? first(it, 'Fallback')).map((one) => this.bit(one, pictures, notes)).join('');
      case 'drawing': case 'pict': case 'object': return this.picture(it, pictures, notes);
      default: return '';
    }
  }

  private symbol({ attributes: { font = '', char = '' } }: Element, notes: Notes) {
    notes.add(`Huruf lambang ${font} ${char} tidak ikut.`, `The symbol ${char} of the font ${font} does not come along.`);
    return '';
  }

  private picture(it: Element, pictures: Pictures, notes: Notes) {
    const shown = within(it, 'blip', 'imagedata').map(({ attributes }) => this.targets.get(attributes.embed ?? attributes.id ?? attributes.link ?? ''));
    const text = within(it, 'txbxContent').map(seen).join(' ').trim();
    if (text) notes.add(`Kotak teks tidak ikut: ${text.slice(0, 100)}`, `A text box does not come along: ${text.slice(0, 100)}`);
    else if (!shown.length) notes.add('Bentuk atau bagan Word tidak ikut; sisipkan sebagai gambar.', 'A shape or chart of Word does not come along; insert it as a picture.');
    return shown.map((target) => {
      const bytes = target === undefined ? undefined : this.parts.get(`word/${target.replace(/^\/?word\//, '').replace(/^\.\//, '')}`);
      if (bytes && target) return `<img src="${pictures.add(target, typeOf(target), bytes)}" alt="" />`;
      notes.add(`Gambar tidak ada di dalam berkas: ${(target ?? '').slice(0, 100)}`, `A picture is not in the file: ${(target ?? '').slice(0, 100)}`);
      return '';
    }).join('');
  }
}

const isStruck = (row: Element) => first(row, 'trPr', 'del') !== undefined;
const isHidden = (run: Element) => isOn(first(run, 'rPr', 'vanish'));
/** What was drawn through or moved away, stands in a box of its own, or above a word. */
const UNSEEN = new Set(['del', 'moveFrom', 'drawing', 'pict', 'object', 'rt', 'Fallback']);
/** The words that stand on the page, as far as they belong to it. */
export const seen = (of: Element): string =>
  of.children.map((it) => (typeof it === 'string' || UNSEEN.has(it.name) || (it.name === 'r' && isHidden(it)) ? '' : it.name === 't' ? textOf(it) : /^(tab|br|cr)$/.test(it.name) ? ' ' : it.name === 'p' ? `${seen(it)} ` : seen(it))).join('');

const UNSAID: Record<string, readonly [id: string, en: string]> = {
  footnoteReference: ['Catatan kaki tidak ikut.', 'A footnote does not come along.'], endnoteReference: ['Catatan akhir tidak ikut.', 'An endnote does not come along.'], commentReference: ['Komentar tidak ikut.', 'A comment does not come along.'],
  hyperlink: ['Tautan menjadi teks biasa.', 'A link becomes plain text.'], rt: ['Teks kecil di atas huruf tidak ikut.', 'Small letters above a word do not come along.'],
};
function noteUnseen(it: Element, notes: Notes) {
  const why = UNSAID[it.name === 'ruby' ? 'rt' : it.name];
  if (why) notes.add(...(why as [string, string]));
  const said = textOf(it).trim().slice(0, 100);
  if (said && (it.name === 'del' || it.name === 'moveFrom')) notes.add(`Teks yang dihapus dengan Lacak Perubahan tidak ikut: ${said}`, `Text that was deleted with Track Changes does not come along: ${said}`);
  if (said && it.name === 'r' && isHidden(it)) notes.add(`Teks tersembunyi tidak ikut: ${said}`, `Hidden text does not come along: ${said}`);
  if (it.name === 'instrText' && /^EQ\b/i.test(said)) notes.add(`Rumus lama Word tidak ikut: ${said}`, `An old formula of Word does not come along: ${said}`);
}

const isOn = (it: Element | undefined) => it !== undefined && !/^(0|false|none|off)$/.test(it.attributes.val ?? '');
const STYLES = [['b', 'b'], ['i', 'i'], ['u', 'u'], ['strike', 's']] as const;

function styled(properties: Element | undefined, said: string) {
  if (!said || !properties || !said.trim()) return said;
  const raised = { superscript: 'sup', subscript: 'sub' }[first(properties, 'vertAlign')?.attributes.val ?? ''];
  const tags = [...STYLES.filter(([name]) => isOn(first(properties, name))).map(([, tag]) => tag), ...(raised ? [raised] : [])];
  return tags.reduceRight((it, tag) => `<${tag}>${it}</${tag}>`, said);
}

/** Word parts a word into runs as it was typed. */
const joinedRuns = (html: string) => html.replace(/<\/(b|i|u|s|sup|sub)><\1>/g, '');

function cellsOf(row: Element): Cell[] {
  return within(row, 'tc').flatMap((content) => {
    const [merge, span] = [first(content, 'tcPr', 'vMerge'), Number(first(content, 'tcPr', 'gridSpan')?.attributes.val ?? 1) || 1];
    const cell = { content, isBelow: merge !== undefined && merge.attributes.val !== 'restart' };
    return Array.from({ length: Math.min(Math.max(span, 1), 30) }, (_, i) => (i ? { content: { ...content, children: [] }, isBelow: cell.isBelow } : cell));
  });
}
