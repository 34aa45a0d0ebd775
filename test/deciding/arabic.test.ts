import { inOrder, inPieces } from '#server/kit/document/arabic';
import { printed } from '#server/kit/document/print';
import { textOfPdf } from '#test/kit/pdf-text';

/** A line as it is seen from left to right, each piece ten wide. */
function seen(...words: string[]) {
  // By then the printer has a font in place of its name.
  const inlines = inPieces(words.map((text) => ({ text }))).map((it) => ({ ...it, font: {}, width: 10, leadingCut: 0, trailingCut: 0, x: 0 }));
  const line = { inlines, leadingCut: 0, trailingCut: 0 };
  inOrder(line);
  // What is drawn under them follows them one by one.
  expect(line.inlines.map((it) => it.x)).toEqual(inlines.map((_, i) => i * 10));
  return line.inlines.map((it) => it.text).join('');
}

type Piece = { text: string; level?: number; font?: string; lineEnd?: boolean; noNewLine?: boolean };

test('a text comes in pieces of one script and direction each, and what is not Arabic as it is', () => {
  expect(inPieces<Piece>([{ text: 'QS. البقرة: ١٢ ' }]).map((it) => [it.text, it.level, it.font])).toEqual([['QS. ', 0, undefined], ['البقرة', 1, 'Arabic'], [': ', 1, undefined], ['١٢', 2, 'Arabic'], [' ', 0, undefined]]);
  const words = [{ text: 'Rapor ' }, { text: 'Ṣāliḥah', lineEnd: true }];
  expect(inPieces(words)).toEqual(words);
  expect(inPieces<Piece>([{ text: 'aب1'.repeat(30) }])).toHaveLength(1);
  expect(inPieces<Piece>([{ text: 'kata كتاب', lineEnd: true }]).map((it) => [it.font, it.lineEnd, it.noNewLine])).toEqual([[undefined, undefined, true], ['Arabic', true, undefined]]);
});

test('words of Arabic stand from right to left, within others and by themselves; what stands between them goes along, what faces is turned', () => {
  expect(seen('Surat ', 'سورة ', 'البقرة ', 'ayat ', '2')).toBe('Surat البقرة سورة ayat 2');
  expect(seen('بسم ', 'الله ', 'الرحمن')).toBe('الرحمن الله بسم');
  expect(seen('سورة ', '(البقرة) ', 'kelas ', 'VII')).toBe('kelas VII (البقرة) سورة');
  expect(seen('Nama: ', 'محمد.')).toBe('Nama: محمد.');
  expect(seen('Ayat ', '١٢ ', 'dan ', '(٣)')).toBe('Ayat ٢١ dan (٣)');
  expect(seen('سورة ', '12-', '15 ', 'آية')).toBe('آية 15-12 سورة');
});

test('printed, it is in letters that the document has', async () => {
  const bytes = await printed({ paper: 'A4', title: 'T', author: 'A', made: '2026-11-30T01:00:00.000Z', foot: 'محمد', content: [{ text: 'Mufradat: كِتَابٌ (buku)', bold: true }, { text: 'بسم الله الرحمن الرحيم '.repeat(12) }] });
  expect(bytes.toString('latin1')).toMatch(/NotoNaskhArabic/);
  expect(textOfPdf(bytes)).toContain('Mufradat');
});
