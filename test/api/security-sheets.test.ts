import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { imports } from '#contract/people/import.api';
import { institution } from '#contract/institution/institution.api';
import { packed, unpacked } from '#server/processes/import/archive';
import { readSheet } from '#server/processes/import/sheet';
import { type School, testSchool } from '#test/kit/school';
import { sheetOf } from '#test/kit/sheet';

let school: School;
let good: Map<string, Buffer>;
beforeAll(async () => {
  school = await testSchool();
  good = unpacked((await sheetOf([['NIS', 'Nama', 'Jenis Kelamin', 'Tahun Masuk'], ['990001', 'Murid Lembar', 'P', 2026]])).bytes);
});
afterAll(() => school.close());

const SHEET = 'xl/worksheets/sheet1.xml';
const sent = async (bytes: Buffer) => {
  const { status, body } = await school.ask('admin', imports.bring.murid, { dry_run: 'true' }, { file: { name: 'a.xlsx', bytes } });
  return [status, body.code ?? body.data.baru];
};
/** The good workbook with one part made anew. */
const withPart = (name: string, change: (text: string) => string | Buffer) => packed(new Map([...good].map(([it, part]) => [it, it === name ? Buffer.from(change(part.toString()) as string) : part])));
const named = (what: string) => [...good.keys()].find((it) => it.includes(what)) as string;

test('the workbook that all of these are made of is a good one', async () => {
  expect([...good.keys()]).toContain(SHEET);
  expect(await sent(packed(good))).toEqual([200, 1]);
});

describe('rule 44: a workbook reaches for nothing outside of itself', () => {
  const doctype = (to: string) => `<!DOCTYPE x [<!ENTITY e SYSTEM "${to}"><!ENTITY % p SYSTEM "${to}"> %p;]>`;
  const laughs = `<!DOCTYPE l [<!ENTITY a "${'ha'.repeat(50)}">${'bcdefghij'.split('').map((it, i) => `<!ENTITY ${it} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('')}]>`;

  test('neither files nor addresses, from any of its parts, in any coding of letters', async () => {
    const asked: string[] = [];
    const elsewhere = createServer(({ url }, answer) => {
      asked.push(url ?? '');
      answer.end('x');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => elsewhere.once('listening', resolve));
    const to = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/secret`;
    for (const part of good.keys()) {
      for (const target of ['file:///etc/passwd', to]) {
        const declared = (text: string) => text.replace(/(<\?xml[^>]*>)?/, (it) => `${it}${doctype(target)}`);
        expect([part, await sent(withPart(part, declared))]).toEqual([part, [422, 'NOT_A_SHEET']]);
        expect([part, await sent(withPart(part, (text) => Buffer.from(`\ufeff${declared(text)}`, 'utf16le')))]).toEqual([part, [422, 'NOT_A_SHEET']]);
      }
    }
    const linked = withPart(named('sheet1.xml'), (text) => text.replace('</worksheet>', `<hyperlinks><hyperlink ref="A1" r:id="rId9"/></hyperlinks></worksheet>`));
    expect((await sent(linked))[0]).toBe(200);
    expect(asked).toEqual([]);
    elsewhere.close();
  });

  test('and does not grow by what it declares', async () => {
    const heap = process.memoryUsage().rss;
    expect(await sent(withPart(SHEET, (text) => text.replace(/(<\?xml[^>]*>)?/, (it) => `${it}${laughs}`).replace('<sheetData>', '<sheetData><!-- &j; -->')))).toEqual([422, 'NOT_A_SHEET']);
    expect(process.memoryUsage().rss - heap).toBeLessThan(200_000_000);
  });
});

describe('rule 47: a workbook that says it is vast', () => {
  const bodied = (rows: string) => withPart(SHEET, (text) => text.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`));
  const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`;

  test.each([
    ['a cell two thousand million rows down', () => bodied(`<row r="2000000000">${cell('A2000000000')}</row>`)],
    ['the same, said in another way', () => bodied(`<row r="&#50;000000000">${cell('A1')}</row>`)],
    ['a cell in a column that no program has', () => bodied(`<row r="1">${cell('ZZZZZZZ1')}</row>`)],
    ['the last corner that a program has', () => bodied(`<row r="1">${cell('XFD1')}</row><row r="1048576">${cell('A1048576')}</row>`)],
  ])('%s is refused, and the school goes on', async (_, made) => {
    const [status, code] = await sent(made());
    expect([status, ['NOT_A_SHEET', 'SHEET_TOO_LARGE'].includes(code)]).toEqual([422, true]);
    expect((await school.ask('publik', institution.settings)).status).toBe(200);
  });

  test('what stands in the archive beside its list is never unpacked', async () => {
    const bytes = packed(good);
    const list = bytes.readUInt32LE(bytes.length - 6);
    const content = deflateRawSync(Buffer.alloc(60_000_000));
    const [name, local] = [Buffer.from('xl/media/more.xml'), Buffer.alloc(30)];
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(60_000_000, 22);
    local.writeUInt16LE(name.length, 26);
    const hidden = Buffer.concat([local, name, content]);
    const whole = Buffer.concat([bytes.subarray(0, list), hidden, bytes.subarray(list)]);
    whole.writeUInt32LE(list + hidden.length, whole.length - 6);
    const rss = process.memoryUsage().rss;
    expect((await readSheet(whole)).length).toBe(2);
    expect(process.memoryUsage().rss - rss).toBeLessThan(55_000_000);
    expect([...unpacked(whole).keys()]).not.toContain('xl/media/more.xml');
  });
});
