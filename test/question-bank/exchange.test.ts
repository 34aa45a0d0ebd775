import fc from 'fast-check';
import { Refused } from '#server/kit/deciding/refused';
import { formatOf, FORMATS, readFile } from '#server/processes/question-exchange/formats';
import { packed } from '#server/processes/import/archive';
import { questionFiles } from '#test/kit/questions';
import { losesNothing } from '#test/kit/round-trip';
import { paragraph, run, table, wordOf } from '#test/kit/word';

const refused = async (format: Parameters<typeof readFile>[0], bytes: Buffer) => expect(readFile(format, bytes)).rejects.toMatchObject({ refusal: { code: 'NOT_QUESTIONS' }, errors: { file: expect.anything() } });

test.each(['xlsx', 'qti'] as const)('as a file, %s loses nothing either', (format) =>
  losesNothing((soal) => FORMATS[format].write(soal, () => undefined), (isi) => readFile(format, isi), (it) => JSON.parse(JSON.stringify(it).replace(/\s+/g, ' ')), 8));

test('a file is known by its name, and by what stands in it where that leaves it open', () => {
  const known = (name: string, text = '') => formatOf({ name, bytes: Buffer.from(text), sha256: '' });
  expect([known('a.docx'), known('a.XLSX'), known('a.zip'), known('a.txt', 'Apa?\nANSWER: A'), known('a.txt', 'Apa? {}'), known('a.xml', '<quiz/>'), known('a.xml', '<?xml version="1.0"?><assessmentItem/>'), known('a.xml', '<qti-assessment-item/>')])
    .toEqual(['docx', 'xlsx', 'qti', 'aiken', 'gift', 'xml', 'qti', 'qti']);
  expect(() => known('a.pdf')).toThrow();
});

test('a Word file as it is sent', async () => {
  const { soal } = await readFile('docx', packed(wordOf(table([['NO', 'SOAL', 'A', 'B', 'KUNCI'], ['1', 'Apa?', 'x', 'y', 'B']]))));
  expect(soal).toMatchObject([{ isi: { pertanyaan: 'Apa?', kunci: ['B'] } }]);
});

test('what is no such file, leads out of it, or bursts is refused with why', async () => {
  for (const format of ['docx', 'xlsx', 'qti', 'xml', 'gift'] as const) await refused(format, Buffer.from('PK\x03\x04halo\0\xff\xfe', 'latin1'));
  await refused('docx', packed(new Map([...wordOf(paragraph(run('x'))), ['../../etc/passwd', Buffer.from('x')]])));
  await refused('docx', packed(new Map([['word/document.xml', Buffer.from('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document/>')]])));
  await refused('docx', packed(new Map([['word/document.xml', Buffer.alloc(21_000_000, ' ')]])));
  await refused('qti', packed(new Map(Array.from({ length: 1_200 }, (_, i) => [`${i}.xml`, Buffer.from('<a/>')]))));
});

test('whatever bytes of a file are others than they were, it is read or refused, and what is read are questions', async () => {
  const files = await questionFiles();
  expect(files.map(({ name }) => formatOf({ name, bytes: files.find((it) => it.name === name)?.bytes as Buffer, sha256: '' })).sort()).toEqual(['aiken', 'docx', 'gift', 'qti', 'qti', 'xlsx', 'xml']);
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 });
  await fc.assert(fc.asyncProperty(fc.constantFrom(...files), changes, async (file, bytes) => {
    const changed = Buffer.from(file.bytes);
    for (const [at, to] of bytes) changed[at % changed.length] = to;
    const read = await readFile(formatOf({ ...file, sha256: '' }), changed).catch((error) => (error instanceof Refused ? error : Promise.reject(error)));
    if (read instanceof Refused) expect(read.refusal.code).toBe('NOT_QUESTIONS');
    else for (const { isi } of read.soal) expect(isi).toEqual({ tipe: expect.any(String), pertanyaan: expect.any(String), opsi: expect.any(Array), pasangan: expect.any(Array), kunci: expect.any(Array), cara_nilai: expect.any(String), skor_maksimal: expect.any(Number), rubrik: expect.any(Array), pembahasan: expect.any(String) });
  }), { numRuns: 300 });
});
