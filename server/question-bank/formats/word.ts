import { Pictures } from '#server/question-bank/formats/inline';
import { type Notes, unheld } from '#server/question-bank/formats/item';
import { escaped, formula, withDollars } from '#server/question-bank/formats/markup';
import { typeOf } from '#server/question-bank/formats/moodle';
import { texOf } from '#server/question-bank/formats/omml';
import { all, type Element, first, parsed, textOf, within } from '#server/question-bank/formats/xml';

/** A cell of a table by its place in the grid; `isBelow` where it goes on from the one above. */
export type Cell = { content: Element; isBelow: boolean };
export type Parts = ReadonlyMap<string, Buffer>;

/** A Word document: its tables, and what its pictures are. */
export class Word {
  readonly body: Element;
  private readonly targets: Map<string, string>;

  constructor(private readonly parts: Parts) {
    const [document, relations] = [parts.get('word/document.xml'), parts.get('word/_rels/document.xml.rels')];
    this.body = first(document && parsed(document.toString('utf8')), 'body') ?? unheld('Bukan dokumen Word (.docx) yang utuh.', 'This is no sound Word document (.docx).');
    this.targets = new Map(relations ? all(parsed(relations.toString('utf8')), 'Relationship').map((it) => [it.attributes.Id ?? '', it.attributes.Target ?? '']) : []);
  }

  get tables() {
    return within(this.body, 'tbl').map((table) => within(table, 'tr').map((row) => cellsOf(row)));
  }

  get beside() {
    return all(this.body).filter(({ name }) => name === 'p').map(textOf).join(' ').trim();
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
    if (it.name === 'r') return styled(first(it, 'rPr'), all(it).map((one) => this.bit(one, pictures, notes)).join(''));
    if (it.name === 'oMath') return formula(texOf(it, notes));
    if (it.name === 'oMathPara') return all(it, 'oMath').map((one) => formula(texOf(one, notes), true)).join(' ');
    if (['hyperlink', 'ins', 'smartTag', 'fldSimple', 'sdtContent', 'moveTo', 'bdo', 'dir'].includes(it.name)) return this.inline(it, pictures, notes);
    return it.name === 'sdt' ? this.inline(first(it, 'sdtContent') ?? it, pictures, notes) : this.bit(it, pictures, notes);
  }

  private bit(it: Element, pictures: Pictures, notes: Notes): string {
    switch (it.name) {
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
    const text = within(it, 'txbxContent').map(textOf).join(' ').trim();
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
