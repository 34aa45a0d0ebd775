import bidiFactory, { type Bidi } from 'bidi-js';

type Word = { text: string; lineEnd?: boolean; noNewLine?: boolean };
/** How deep it is in the other direction (odd ones go from right to left), whether it is set in the letters of Arabic, and which way its paragraph goes. */
type Side = { level: number; isArabic: boolean; isFromRight: boolean };
/** A piece of a word as the printer places it in a line. */
export type Inline = Word & Partial<Side> & { alignment?: string; leadingCut: number; trailingCut: number; width: number; x?: number };
type Line = { inlines: Inline[]; leadingCut: number; trailingCut: number; lastLineInParagraph?: boolean };

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/u;
/** The bidirectional algorithm of Unicode (annex 9); its types speak of a module that Node is not given. */
const bidi = (bidiFactory as unknown as () => Bidi)();
const turned = (text: string) => [...text].reverse().map((it) => bidi.getMirroredCharacter(it) ?? it).join('');

/** The words of a paragraph in pieces of one direction and one script each; as they are where there is no Arabic. */
export function inPieces<W extends Word>(words: readonly W[]): W[] {
  if (!words.some((it) => ARABIC.test(it.text))) return [...words];
  const spoken = words.map(({ text, lineEnd }) => `${text}${lineEnd ? '\n' : ''}`);
  const { levels, paragraphs } = bidi.getEmbeddingLevels(spoken.join(''));
  let from = 0;
  return words.flatMap(({ lineEnd, noNewLine, ...word }, nth) => {
    const start = from;
    from += (spoken[nth] as string).length;
    const isFromRight = (paragraphs.find((it) => it.end >= start)?.level ?? 0) % 2 === 1;
    const pieces = piecesOf(word.text, levels.subarray(start));
    return pieces.map((piece, i) => ({ ...word, ...piece, isFromRight, ...(piece.isArabic && { font: 'Arabic' }), ...(i < pieces.length - 1 ? { noNewLine: true } : { ...(lineEnd && { lineEnd }), ...(noNewLine && { noNewLine }) }) }) as unknown as W);
  });
}

/** A word that changes between scripts more often than any does would take more than a whole book: it stays in one piece. */
const MOST_PIECES = 40;

function piecesOf(text: string, levels: Uint8Array) {
  const made: ({ text: string } & Omit<Side, 'isFromRight'>)[] = [];
  let at = 0;
  for (const letter of text) {
    const [level, last] = [levels[at] ?? 0, made.at(-1)];
    const isArabic = ARABIC.test(letter);
    if (last?.level === level && last.isArabic === isArabic) last.text += letter;
    else made.push({ text: letter, level, isArabic });
    at += letter.length;
  }
  return made.length && made.length <= MOST_PIECES ? made : [{ text, level: made[0]?.level ?? 0, isArabic: made[0]?.isArabic ?? false }];
}

/** What goes from right to left stands so. A paragraph in Arabic that is longer than a line stands on the right. */
export function inOrder(line: Line) {
  const { inlines } = line;
  if (!inlines.some((it) => it.level)) return;
  const isFromRight = inlines[0]?.isFromRight ?? false;
  const levels = inlines.map((it) => it.level ?? 0);
  // The letters of Arabic are set from right to left by their font, digits among them, which are read from the left; all others from the left.
  for (const it of inlines) if (((it.level ?? 0) % 2 === 1) !== (it.isArabic ?? false)) it.text = turned(it.text);
  let order = inlines.map((_, i) => i);
  for (let level = Math.max(...levels); level > 0; level -= 1) order = reversedFrom(order, (i) => (levels[i] ?? 0) >= level);
  let x = 0 - (isFromRight ? line.trailingCut : line.leadingCut);
  line.inlines = order.map((i) => inlines[i] as Inline);
  for (const it of line.inlines) {
    it.x = x;
    x += it.width;
  }
}

/** With each run of what is deep enough the other way round. */
function reversedFrom(order: readonly number[], isDeep: (i: number) => boolean): number[] {
  const made: number[] = [];
  let run: number[] = [];
  for (const i of order) {
    if (isDeep(i)) run.unshift(i);
    else {
      made.push(...run, i);
      run = [];
    }
  }
  return [...made, ...run];
}

type Insides = { TextBreaker: any; LayoutBuilder: any };
/** The printer knows letters of one direction only; each of its lines is put in order once it is full. */
export function teachArabic({ TextBreaker, LayoutBuilder }: Insides) {
  const { getBreaks } = TextBreaker.prototype;
  TextBreaker.prototype.getBreaks = function (...given: unknown[]) {
    return inPieces(getBreaks.apply(this, given) as Word[]);
  };
  const { buildNextLine } = LayoutBuilder.prototype;
  LayoutBuilder.prototype.buildNextLine = function (node: { isLong?: boolean }, ...given: unknown[]) {
    const line = buildNextLine.call(this, node, ...given) as Line | null;
    if (!line) return line;
    inOrder(line);
    const [first] = line.inlines;
    node.isLong ||= !line.lastLineInParagraph;
    if (first?.isFromRight && first.alignment === 'left' && node.isLong) first.alignment = 'right';
    return line;
  };
}
