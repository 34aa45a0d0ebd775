type Parts = ReadonlyMap<string, Buffer>;
/** Excel's own formats of a share; those that a school makes have the sign in their code. */
const OWN = ['9', '10'];
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const CELL = /<c\b([^>]*)>(?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)?<v>([^<]*)<\/v><\/c>/g;

/** A workbook whose cells that show `50%` say so, and not the 0.5 that stands behind it. */
export function withPercents(parts: Parts): Parts {
  const styles = parts.get('xl/styles.xml')?.toString('utf8') ?? '';
  const formats = [...OWN, ...[...styles.matchAll(/<numFmt\b[^>]*>/g)].filter(([it]) => attributeOf(it, 'formatCode').includes('%')).map(([it]) => attributeOf(it, 'numFmtId'))];
  const cellStyles = [...(/<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf\b[^>]*>/g)];
  const percents = new Set(cellStyles.flatMap(([it], i) => (formats.includes(attributeOf(it, 'numFmtId')) ? [String(i)] : [])));
  const said = (whole: string, about: string, value: string) =>
    (percents.has(attributeOf(about, 's')) && ['', 'n'].includes(attributeOf(about, 't')) ? `<c r="${attributeOf(about, 'r')}" t="str"><v>${percentOf(Number(value))}</v></c>` : whole);
  return percents.size ? new Map([...parts].map(([name, bytes]) => [name, SHEET.test(name) ? Buffer.from(bytes.toString('utf8').replace(CELL, said)) : bytes])) : parts;
}

const attributeOf = (element: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';
const percentOf = (share: number) => `${String(Number((share * 100).toFixed(8))).replace('.', ',')}%`;
