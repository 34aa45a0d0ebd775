/** In which script a piece of a text is; `none` for spaces and signs, which go along with what they stand between. */
type Kind = 'arabic' | 'digits' | 'other' | 'none';
type Word = { text: string; lineEnd?: boolean; noNewLine?: boolean };
/** A piece of a word as the printer places it in a line. */
export type Inline = Word & { kind?: Kind; isFromRight?: boolean; alignment?: string; leadingCut: number; trailingCut: number; width: number; x?: number };
type Line = { inlines: Inline[]; leadingCut: number; trailingCut: number; lastLineInParagraph?: boolean };

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/u;
const [DIGIT, LETTER] = [/[\u0660-\u0669\u06f0-\u06f9]/u, /[\p{L}\p{N}\p{M}]/u];
const FACING: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '<': '>', '>': '<', '«': '»', '»': '«' };
const kindOf = (letter: string): Kind => (DIGIT.test(letter) ? 'digits' : ARABIC.test(letter) ? 'arabic' : LETTER.test(letter) ? 'other' : 'none');
const turned = (text: string) => [...text].reverse().map((it) => FACING[it] ?? it).join('');

/** A text of which each piece is in one script. */
export const piecesOf = (text: string) => [...text].reduce<{ text: string; kind: Kind }[]>((made, letter) => {
  const [kind, last] = [kindOf(letter), made.at(-1)];
  if (last?.kind === kind) last.text += letter;
  else made.push({ text: letter, kind });
  return made;
}, []);

/** The words of a paragraph in pieces, those in Arabic in letters of its own; as they are where there is no Arabic. */
export function inPieces<W extends Word>(words: readonly W[]): W[] {
  if (!words.some((it) => ARABIC.test(it.text))) return [...words];
  const first = words.flatMap((it) => piecesOf(it.text)).find((it) => it.kind === 'arabic' || it.kind === 'other');
  return words.flatMap(({ lineEnd, noNewLine, ...word }) => {
    const pieces = piecesOf(word.text);
    return (pieces.length ? pieces : [{ text: '', kind: 'none' as const }]).map(({ text, kind }, i, all) => {
      const isLast = i === all.length - 1;
      // The letters are set from right to left by their font, digits among them, which are read from the left.
      return {
        ...word, text: kind === 'digits' ? turned(text) : text, kind, isFromRight: first?.kind === 'arabic', ...(kind === 'arabic' || kind === 'digits' ? { font: 'Arabic' } : {}),
        ...(isLast ? { ...(lineEnd && { lineEnd }), ...(noNewLine && { noNewLine }) } : { noNewLine: true }),
      } as unknown as W;
    });
  });
}

/** How deep each piece of a line is in the other direction: odd ones go from right to left (the bidirectional algorithm of Unicode, for what documents have). */
export function levelsOf(kinds: readonly Kind[], isFromRight: boolean): number[] {
  let last: Kind = isFromRight ? 'arabic' : 'other';
  // Digits are read from the left, and stand where the words before them lead.
  const sides = kinds.map((kind) => {
    if (kind === 'arabic' || kind === 'other') last = kind;
    return kind === 'none' ? undefined : kind === 'digits' ? last : kind;
  });
  const base: Kind = isFromRight ? 'arabic' : 'other';
  const beside = (i: number, step: 1 | -1): Kind => {
    for (let at = i; at >= 0 && at < sides.length; at += step) if (sides[at]) return sides[at] as Kind;
    return base;
  };
  return kinds.map((kind, i) => {
    const side = beside(i, -1) === beside(i, 1) ? beside(i, 1) : base;
    if (side === 'other') return isFromRight ? 2 : 0;
    return kind === 'digits' ? 2 : 1;
  });
}

/** What goes from right to left stands so. A paragraph in Arabic that is longer than a line stands on the right. */
export function inOrder(line: Line) {
  const { inlines } = line;
  const isFromRight = inlines[0]?.isFromRight ?? false;
  if (!inlines.some((it) => it.kind === 'arabic')) return;
  const levels = levelsOf(inlines.map((it) => it.kind ?? 'none'), isFromRight);
  for (const [i, it] of inlines.entries()) if (it.kind === 'none' && (levels[i] ?? 0) % 2) it.text = turned(it.text);
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
