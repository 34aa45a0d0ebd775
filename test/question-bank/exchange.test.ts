import fc from 'fast-check';
import type { FormatSoal } from '#contract/question-bank/question-exchange';
import { Refused } from '#server/kit/deciding/refused';
import { shown } from '#server/processes/question-exchange/shown';
import { formatOf, FORMATS } from '#server/processes/question-exchange/formats';
import { questionsIn } from '#server/processes/question-exchange/readers';
import { readFile } from '#server/processes/question-exchange/reading';
import { packed } from '#server/processes/import/archive';
import { questionFiles } from '#test/kit/questions';
import { idOf } from '#test/kit/school-data';
import { losesNothing } from '#test/kit/round-trip';
import { paragraph, run, table, wordOf } from '#test/kit/word';

const BUDI = idOf('budi');
const read = (format: FormatSoal, bytes: Buffer) => questionsIn(bytes, format, BUDI);
const refused = async (format: FormatSoal, bytes: Buffer) => expect(read(format, bytes)).rejects.toMatchObject({ refusal: { code: 'NOT_QUESTIONS' }, errors: { file: expect.anything() } });

test.each(['xlsx', 'qti'] as const)('as a file, %s loses nothing either', (format) =>
  losesNothing((soal) => FORMATS[format].write(soal, () => undefined), (isi) => read(format, isi), (it) => JSON.parse(JSON.stringify(it).replace(/\s+/g, ' ')), 8));

test('a file is known by its name, and by what stands in it where that leaves it open', () => {
  const known = (name: string, text = '') => formatOf({ name, bytes: Buffer.from(text), sha256: '' });
  expect([known('a.docx'), known('a.XLSX'), known('a.zip'), known('a.txt', 'Apa?\nANSWER: A'), known('a.txt', 'Apa?\nA. x\nB. y'), known('a.txt', 'Apa? {}'), known('a.xml', '<quiz/>'), known('a.xml', '<?xml version="1.0"?><assessmentItem/>'), known('a.xml', '<qti-assessment-item/>')])
    .toEqual(['docx', 'xlsx', 'qti', 'aiken', 'aiken', 'gift', 'xml', 'qti', 'qti']);
  expect(() => known('a.pdf')).toThrow();
});

test('a Word file as it is sent', async () => {
  const { soal } = await read('docx', packed(wordOf(table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', 'Apa?', 'x', 'y', 'B']]))));
  expect(soal).toMatchObject([{ isi: { pertanyaan: 'Apa?', kunci: ['B'] } }]);
});

test('read apart is read the same, with what is shown under the address that it will have, and refused the same', async () => {
  for (const { name, bytes } of await questionFiles()) {
    const format = formatOf({ name, bytes, sha256: '' });
    expect(await readFile(format, bytes, BUDI)).toEqual(await read(format, bytes));
  }
  const picture = Buffer.from('a picture');
  const [asked, other] = await Promise.all([BUDI, idOf('rina')].map(async (account) => (await readFile('xml', askedIn(`<img src="data:image/png;base64,${picture.toString('base64')}"><script>x()</script>`), account)).soal[0]));
  expect(asked?.berkas).toEqual([{ id: expect.any(String), nama: 'berkas:1.png', tipe: 'image/png', bytes: picture }]);
  expect(asked?.isi.pertanyaan).toBe(`Apa? <img src="/api/file/${asked?.berkas[0]?.id}" />`);
  expect(other?.berkas[0]?.id).not.toBe(asked?.berkas[0]?.id);
  await expect(readFile('gift', Buffer.from('PK\0', 'latin1'), BUDI)).rejects.toMatchObject({ refusal: { code: 'NOT_QUESTIONS' }, errors: { file: { en: 'This is no text file.' } } });
});

test('what is no such file, leads out of it, or bursts is refused with why', async () => {
  await expect(read('qti', Buffer.from('Rar!\x1a\x07\0', 'latin1'))).rejects.toMatchObject({ errors: { file: { en: 'This is no text file.' } } });
  for (const format of ['docx', 'xlsx', 'qti', 'xml', 'gift'] as const) await refused(format, Buffer.from('PK\x03\x04halo\0\xff\xfe', 'latin1'));
  await refused('docx', packed(new Map([...wordOf(paragraph(run('x'))), ['../../etc/passwd', Buffer.from('x')]])));
  await refused('docx', packed(new Map([['word/document.xml', Buffer.from('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document/>')]])));
  await refused('docx', packed(new Map([['word/document.xml', Buffer.alloc(21_000_000, ' ')]])));
  await refused('qti', packed(new Map(Array.from({ length: 1_200 }, (_, i) => [`${i}.xml`, Buffer.from('<a/>')]))));
});

/** Within each other so many times. */
const nested = (times: number, of: (inside: string) => string) => Array.from({ length: times }).reduce<string>(of, '<m:r><m:t>x</m:t></m:r>');
const askedIn = (html: string) => Buffer.from(`<quiz><question type="essay"><questiontext format="html"><text><![CDATA[Apa? ${html}]]></text></questiontext></question></quiz>`);
const times = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join('');

test('what is made to keep its reader busy is read as quickly as anything else, and what is too much of it is told', async () => {
  for (const within of [(it: string) => `<m:rad><m:deg>${it}</m:deg><m:e/></m:rad>`, (it: string) => `<m:nary><m:sub>${it}</m:sub><m:e/></m:nary>`]) {
    const { soal } = await read('docx', packed(wordOf(table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', paragraph(`<m:oMath>${nested(40, within)}</m:oMath>`), 'x', 'y', 'B']]))));
    expect(soal[0]?.isi.pertanyaan).toContain('x');
  }
  expect((await read('gift', Buffer.from('a\n\n'.repeat(100_000)))).salah).toHaveLength(501);
  expect((await read('aiken', Buffer.from('ANSWER: A\n'.repeat(100_000)))).salah).toHaveLength(501);
  expect((await read('xml', askedIn(times(100_000, (i) => `<img src="data:image/png;base64,${Buffer.from(String(i + 1e6)).toString('base64')}">`)))).salah).toMatchObject([{ en: 'A question has at most 60 pictures and sounds.' }]);
  const { soal: [noted] } = await read('xml', askedIn(times(100_000, (i) => `<img src="https://x/${i}">`)));
  expect([noted?.catatan.length, noted?.catatan.at(-1)?.en]).toEqual([31, 'There are more parts that do not come along.']);
  expect((await read('xml', askedIn(`${'<p>x<br></p>'.repeat(2_000)}${'<ol><li>'.repeat(300_000)}`))).salah).toMatchObject([{ en: 'The elements of a text are too deep.' }]);
  expect((await read('xml', askedIn('<p>x<br></p>'.repeat(2_000)))).soal).toHaveLength(1);
  const item = `<assessmentItem>${times(2_000, () => '<assessmentStimulusRef href="s.xml"/>')}<itemBody><p>Apa?</p><extendedTextInteraction/></itemBody></assessmentItem>`;
  const stimulus = `<assessmentStimulus><stimulusBody>${'a'.repeat(60_000)}</stimulusBody></assessmentStimulus>`;
  const { soal: [shown] } = await read('qti', packed(new Map([['1.xml', Buffer.from(item)], ['s.xml', Buffer.from(stimulus)]])));
  expect(shown?.isi.pertanyaan).toHaveLength(60_012);
  const pairs = `<assessmentItem><responseDeclaration identifier="R"><correctResponse>${times(40_000, (i) => `<value>l${i} r${i}</value>`)}</correctResponse></responseDeclaration><itemBody><p>Apa?</p><matchInteraction responseIdentifier="R">${['l', 'r'].map((side) => `<simpleMatchSet>${times(40_000, (i) => `<simpleAssociableChoice identifier="${side}${i}">${i}</simpleAssociableChoice>`)}</simpleMatchSet>`).join('')}</matchInteraction></itemBody></assessmentItem>`;
  expect((await read('qti', Buffer.from(pairs))).soal[0]?.isi.pasangan).toHaveLength(40_000);
});

test('whatever bytes of a file are others than they were, it is read or refused, and what is read are questions', async () => {
  const files = await questionFiles();
  expect(files.map(({ name }) => formatOf({ name, bytes: files.find((it) => it.name === name)?.bytes as Buffer, sha256: '' })).sort()).toEqual(['aiken', 'docx', 'gift', 'qti', 'qti', 'xlsx', 'xml']);
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 });
  await fc.assert(fc.asyncProperty(fc.constantFrom(...files), changes, async (file, bytes) => {
    const changed = Buffer.from(file.bytes);
    for (const [at, to] of bytes) changed[at % changed.length] = to;
    const found = await read(formatOf({ ...file, sha256: '' }), changed).catch((error: unknown) => (error instanceof Refused ? error : Promise.reject(error)));
    if (found instanceof Refused) expect(found.refusal.code).toBe('NOT_QUESTIONS');
    else for (const { isi } of found.soal) expect(isi).toEqual({ tipe: expect.any(String), pertanyaan: expect.any(String), opsi: expect.any(Array), pasangan: expect.any(Array), kunci: expect.any(Array), cara_nilai: expect.any(String), skor_maksimal: expect.any(Number), rubrik: expect.any(Array), pembahasan: expect.any(String) });
  }), { numRuns: 300 });
});

test('what is too large to be shown in a rehearsal is counted', () => {
  const piece = (size: number) => ({ bytes: Buffer.alloc(size), tipe: 'image/png' as const });
  const said = { id: 'Tag tidak ikut', en: 'Tags' };
  expect(shown(new Map([['a', piece(10)]]), [said])).toEqual({ berkas: { '/api/file/a': `data:image/png;base64,${Buffer.alloc(10).toString('base64')}` }, catatan: [said] });
  const { berkas, catatan } = shown(new Map([['a', piece(3_000_000)], ['b', piece(3_000_000)], ['c', piece(1_000_000)]]), []);
  expect([Object.keys(berkas), catatan.map(({ en }) => en)]).toEqual([['/api/file/a'], ['2 pictures or sounds do not show here, as the file is large. When it is brought in all of them are kept.']]);
});
