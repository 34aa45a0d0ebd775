import { createRequire } from 'node:module';
import { common } from '#contract/kit/refusal';
import { ApartAndKept } from '#server/kit/apart-and-kept';
import { refuse } from '#server/kit/deciding/refused';
import { inLetters } from '#server/kit/document/letters';
import { margin, type Sheet, sizeOf } from '#server/kit/document/sheet';

const { resolve } = createRequire(import.meta.url);
const INSIDE = ['TextBreaker', 'LayoutBuilder'].map((it) => resolve(`pdfmake/js/${it}.js`));
const ARABIC = ['400', '700'].map((it) => resolve(`@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-${it}-normal.woff`));
const NEEDED = [resolve('pdfmake'), resolve('pdfmake/fonts/Roboto.js'), new URL('./arabic.js', import.meta.url).href, ...INSIDE, ...ARABIC];
/** A title with the head of a table and its first row, of two lines each, in points: with less room it goes on to the next page. A table that does not begin on a page says that it does. */
const TITLE_ROOM = 85;
/** Nothing is fetched, and no file is read but the letters. */
const PRINT = `
  const [maker, letters, arabic, breaker, builder, normal, bold] = process.argv.slice(1);
  const make = require(maker);
  const fonts = { ...require(letters), Arabic: { normal, bold, italics: normal, bolditalics: bold } };
  const taught = import(arabic).then((it) => it.teachArabic({ TextBreaker: require(breaker).default, LayoutBuilder: require(builder).default }));
  const rule = { hLineWidth: () => 0.5, vLineWidth: () => 0.5 };
  const bare = { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 4, paddingTop: () => 1, paddingBottom: () => 1 };
  make.setFonts(fonts);
  make.setUrlAccessPolicy(() => false);
  make.setLocalAccessPolicy((path) => Object.values(fonts).some((it) => Object.values(it).includes(path)));
  make.setTableLayouts({ ruled: rule, bare });
  let counted = 0;
  const print = ({ size, margin, title, author, made, foot, isUncounted, mark, head, content }) => make.createPdf({
    pageSize: size, pageMargins: [margin, margin + (head?.height ?? 0), margin, margin], language: 'id', displayTitle: true, version: '1.7', content, defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.15 },
    info: { title, author, creator: author, producer: 'Pelita', creationDate: new Date(made), modDate: new Date(made) },
    ...(mark && { watermark: { text: mark, color: '#000000', opacity: 0.09, bold: true, angle: -40 } }),
    ...(head && { header: (page) => (page < head.from ? null : { stack: structuredClone(head.content), margin: [margin, margin, margin, 0] }) }),
    footer: (page, pages) => (counted = pages, { columns: [{ text: foot, width: '*' }, { text: isUncounted ? 'Halaman: ' + page : 'Halaman ' + page + ' dari ' + pages, width: 'auto', noWrap: true }], columnGap: 12, fontSize: 8, color: '#444444', margin: [margin, margin / 2, margin, 0] }),
    pageBreakBefore: ({ headlineLevel, startPosition: { verticalRatio, pageInnerHeight } }) => headlineLevel === 1 && (1 - verticalRatio) * pageInnerHeight < ${TITLE_ROOM},
  }).getBuffer();
  serve(async (sheets) => {
    await taught;
    const all = [];
    for (const it of JSON.parse(sheets)) all.push({ bytes: await print(it), pages: counted });
    return all;
  });
`;
const most = { megabytes: 400, ms: 60_000, waiting: 20 };
export type Printed = { bytes: Buffer; pages: number };
const printer = new ApartAndKept<string, Printed[]>(PRINT, NEEDED, most);
/** Whoever waits for one document does not wait for those of a long print; nobody waits for these, so that a busy machine may take its time with them. */
const press = new ApartAndKept<string, Printed[]>(PRINT, NEEDED, { ...most, ms: 300_000, waiting: 1, isUnhurried: true });

const written = (_: string, value: unknown) => (typeof value === 'string' ? inLetters(value) : value);

/** The document as PDF. Laying out a page takes as long as answering a thousand requests: it is done apart. */
export async function printed(sheet: Sheet): Promise<Buffer> {
  return (await laidOut(printer, [sheet]))[0]?.bytes ?? refuse(common.UNAVAILABLE);
}
/** Several documents, each by itself. */
export const printedMany = (sheets: readonly Sheet[]) => laidOut(press, sheets);

async function laidOut(by: typeof printer, sheets: readonly Sheet[]): Promise<Printed[]> {
  const asked = sheets.map(({ paper, ...sheet }) => ({ ...sheet, size: sizeOf(paper), margin }));
  return (await by.run(JSON.stringify(asked, written))) ?? refuse(common.UNAVAILABLE);
}
