/** @jest-environment node */
import { bound } from '#server/kit/document/bound';
import { joined, packed, unpacked } from '#server/kit/document/joined';
import { heading, subheading } from '#server/kit/document/parts';
import { printedMany } from '#server/kit/document/print';
import type { Sheet } from '#server/kit/document/sheet';

const sheet = (title: string, pages: number): Sheet => ({
  paper: 'A4', title, author: 'SMP', made: '2026-08-01T00:00:00.000Z', foot: `Kaki (1 0 R) ${title}`,
  content: Array.from({ length: pages }, (_, i) => [heading(`${title} halaman ${i + 1}`), { text: 'Isi (2 0 R) \\ ) tautan', link: 'http://x/(3 0 R)' }, ...(i ? [] : [subheading('Bab')])]).flatMap((it, i) => (i ? [{ text: '', pageBreak: 'before' as const }, ...it] : it)),
});

/** What a reader of PDF finds: every place of the table, and what each object refers to. */
function read(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, it]) => Number(it));
  const objects = places.map((from, i) => {
    expect(text.slice(from, from + 12)).toMatch(new RegExp(`^${i + 1} 0 obj`));
    return text.slice(from, text.indexOf('endobj', from)).replace(/stream\n[\s\S]*endstream/, '').replace(/\((?:\\[\s\S]|[^\\)])*\)/g, '');
  });
  const lost = objects.flatMap((it) => [...it.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id)).filter((id) => id < 1 || id > places.length));
  const pages = objects.filter((it) => /\/Type \/Page\b(?!s)/.test(it));
  return { lost, pages, objects, count: Number(/\/Type \/Pages \/Count (\d+)/.exec(objects[1] ?? '')?.[1]) };
}

test('documents of several pages become one: all pages in order, nothing refers to nothing, and each is named in the outline', async () => {
  const printed = await printedMany([sheet('Bilangan', 2), sheet('Himpunan “ṣāliḥ”', 1), sheet('Aljabar', 3)]);
  expect(printed.map((it) => it.pages)).toEqual([2, 1, 3]);
  const leaves = printed.map(({ bytes }, i) => ({ title: ['Bilangan', 'Himpunan “ṣāliḥ”', 'Aljabar'][i] as string, bytes }));
  expect(unpacked(packed(leaves))).toEqual(leaves);
  const pdf = joined(leaves);
  const { lost, pages, objects, count } = read(pdf);
  expect([lost, pages.length, count]).toEqual([[], 6, 6]);
  expect(objects.filter((it) => /\/Parent 2 0 R/.test(it) && /\/Type \/Pages/.test(it))).toHaveLength(3);
  expect(objects.filter((it) => /\/Title <FEFF/.test(it))).toHaveLength(3);
  expect(pdf.includes(Buffer.from('http://x/\\(3 0 R\\)'))).toBe(true);
  expect(await bound(leaves)).toEqual(pdf);
});

test('what is no PDF of ours is refused', () => {
  expect(() => joined([{ title: 'x', bytes: Buffer.from('%PDF-1.4 nothing') }])).toThrow('not a PDF of ours');
});
