import { inflateSync } from 'node:zlib';

/** What somebody reads in a PDF of our printer, page after page: its letters by the tables that come with them. A `|` ends what stands by itself. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map([...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, it]) => [Number(id), it as string]));
  const bytesOf = (id: number) => {
    const it = objects.get(id) ?? '';
    const bytes = Buffer.from(it.slice(it.indexOf('stream\n') + 7, it.lastIndexOf('\nendstream')), 'latin1');
    return (it.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const fonts = new Map<string, string[]>();
  for (const it of objects.values()) for (const [, name, id] of it.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name as string, lettersIn(bytesOf(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1]))));
  const pages = [...objects.values()].filter((it) => /\/Type \/Page\b(?!s)/.test(it)).map((it) => bytesOf(Number(/\/Contents (\d+) 0 R/.exec(it)?.[1])));
  return pages.map((it) => pageOf(it, fonts)).join('\n\f\n');
}

function pageOf(content: string, fonts: Map<string, string[]>) {
  let letters: string[] = [];
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? [];
    else lines.push([...(shown as string).matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => (hex as string).replace(/.{4}/g, (it) => letters[Number.parseInt(it, 16)] ?? '?')).join(''));
  }
  return lines.map((it) => (it.endsWith(' ') ? it : `${it}|`)).join('');
}

const lettersIn = (table: string) => {
  const found: string[] = [];
  for (const [, from, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from as string, 16);
    for (const [i, [, hex]] of [...(list as string).matchAll(/<([0-9a-f ]*)>/g)].entries()) found[first + i] = String.fromCharCode(...((hex as string).replaceAll(' ', '').match(/.{4}/g) ?? []).map((it) => Number.parseInt(it, 16)));
  }
  return found;
};
