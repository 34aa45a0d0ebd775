import fc from 'fast-check';
import sharp from 'sharp';
import { file } from '#contract/file/file.api';
import { MOST_BYTES } from '#contract/file/file';
import { aDocument, DOCUMENTS, sendPart, sha256, upload, withMacros } from '#test/kit/documents';
import { type School, testSchool } from '#test/kit/school';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

/** Each test sends as much as it likes. */
beforeEach(() => school.query("DELETE FROM vault.rate_limit WHERE starts_with(key, 'upload:')"));

const handIn = (nama: string, bytes: Buffer, part?: number) => upload(school, 'ani', { nama, bytes, untuk: 'pengumpulan' }, part);
const refusalOf = async (nama: string, bytes: Buffer) => {
  const { begun, answers } = await handIn(nama, bytes);
  const { status, body } = answers.at(-1) ?? begun;
  return [status, body.code];
};
const state = (id: string) => school.query(`SELECT diterima, whole, (SELECT count(*)::int FROM vault.upload_part p WHERE p.id = u.id) AS parts FROM vault.upload u WHERE id = '${id}'`).then(({ rows }) => rows[0]);

test.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])('a %s arrives as it was sent, under its own name', async (kind) => {
  const bytes = aDocument(kind);
  const { id, answers } = await handIn(`Tugas “Ani”.${kind.toUpperCase()}`, bytes, 97);
  expect(answers.at(-1)?.body).toMatchObject({ data: { isWhole: true } });
  const fetched = await school.ask('ani', file.one, { id });
  expect(fetched.body).toBeInstanceOf(Buffer);
  expect([fetched.status, Buffer.compare(fetched.body as Buffer, bytes)]).toEqual([200, 0]);
  expect(fetched.headers['content-disposition']).toContain(encodeURIComponent(`Tugas “Ani”.${kind.toUpperCase()}`));
  expect(await state(id)).toEqual({ diterima: bytes.length, whole: true, parts: 0 });
});

test('a picture is painted anew: nobody learns where it was taken', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3377aa' } }).withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 36/1 0/1' } }).jpeg().toBuffer();
  const { id } = await handIn('foto.jpg', bytes, 200);
  expect((await sharp((await school.ask('ani', file.one, { id })).body as Buffer).metadata()).exif).toBeUndefined();
});

test('parts that come twice, overlap, or leave a gap do no harm, in whatever order they come', async () => {
  const bytes = Buffer.concat([Buffer.from('ID3'), Buffer.from(Array.from({ length: 997 }, (_, i) => (i * 31) % 251))]);
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 400 })), { maxLength: 8 }), async (tries) => {
    await school.query("DELETE FROM vault.rate_limit WHERE starts_with(key, 'upload:')");
    const { id } = (await school.ask('ani', file.beginUpload, { nama: 'suara.mp3', ukuran: bytes.length, untuk: 'pengumpulan' })).body.data;
    for (const [dari, most] of tries) expect((await sendPart(school, 'ani', id, bytes, dari, most)).status).toBe(200);
    for (let told = (await sendPart(school, 'ani', id, bytes, 0, 1)).body.data; !told.isWhole; ) told = (await sendPart(school, 'ani', id, bytes, told.diterima, 300)).body.data;
    expect(Buffer.compare((await school.ask('ani', file.one, { id })).body as Buffer, bytes)).toBe(0);
  }), { numRuns: 12 });
});

test('the same parts at the same time are one file', async () => {
  const bytes = aDocument('pdf');
  const { id } = (await school.ask('ani', file.beginUpload, { nama: 'a.pdf', ukuran: bytes.length, untuk: 'pengumpulan' })).body.data;
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendPart(school, 'ani', id, bytes, 0, bytes.length)));
  expect(answers.map((it) => [it.status, it.body.data?.isWhole])).toEqual(answers.map(() => [200, true]));
  const { rows } = await school.query(`SELECT count(*)::int AS n FROM vault.file WHERE id = '${id}'`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('whoever begins the same again goes on where it stood', async () => {
  const bytes = aDocument('pdf');
  const wish = { nama: 'a.pdf', ukuran: bytes.length, untuk: 'pengumpulan', sha256: sha256(bytes) } as const;
  const { id } = (await school.ask('beni', file.beginUpload, wish)).body.data;
  await sendPart(school, 'beni', id, bytes, 0, 123);
  expect((await school.ask('beni', file.beginUpload, wish)).body.data).toEqual({ id, diterima: 123, ukuran: bytes.length, isWhole: false });
  expect((await school.ask('ani', file.beginUpload, wish)).body.data.diterima).toBe(0);
});

test('what was not meant, or is nobody else’s business, is refused', async () => {
  const bytes = aDocument('pdf');
  const { id } = (await school.ask('ani', file.beginUpload, { nama: 'a.pdf', ukuran: bytes.length, untuk: 'pengumpulan', sha256: sha256(Buffer.from('another')) })).body.data;
  expect((await sendPart(school, 'beni', id, bytes, 0, 50)).status).toBe(404);
  expect((await sendPart(school, 'ani', id, Buffer.concat([bytes, bytes]), 0, bytes.length + 1)).body.code).toBe('MORE_THAN_SAID');
  expect((await sendPart(school, 'ani', id, bytes, 0, bytes.length)).body.code).toBe('BROKEN_ON_THE_WAY');
  expect((await sendPart(school, 'ani', id, bytes, 0, bytes.length)).status).toBe(404);
  for (const wish of [{ ukuran: MOST_BYTES + 1 }, { ukuran: 0 }, { sha256: 'abc' }, { untuk: 'foto_murid' }, { nama: '' }, { nama: 'a'.repeat(201) }]) {
    expect([wish, (await school.ask('ani', file.beginUpload, { nama: 'a.pdf', ukuran: 10, untuk: 'pengumpulan', ...wish } as never)).status]).toEqual([wish, 422]);
  }
});

test('files that lie about what they are leave nothing behind', async () => {
  const [pdf, docx] = [aDocument('pdf'), aDocument('docx')];
  expect(await refusalOf('a.docx', pdf)).toEqual([422, 'NAME_DECEIVES']);
  expect(await refusalOf('a.pdf', docx)).toEqual([422, 'NAME_DECEIVES']);
  expect(await refusalOf('a.xlsx', docx)).toEqual([422, 'NAME_DECEIVES']);
  expect(await refusalOf('a.mp4', aDocument('mp3'))).toEqual([422, 'NAME_DECEIVES']);
  expect(await refusalOf('a.jpg', pdf)).toEqual([422, 'NAME_DECEIVES']);
  expect(await refusalOf('a.exe', pdf)).toEqual([422, 'NOT_A_DOCUMENT']);
  expect(await refusalOf('a.html', Buffer.from('<script>alert(1)</script>'))).toEqual([422, 'NOT_A_DOCUMENT']);
  expect(await refusalOf('a.pdf', pdf.subarray(0, 90))).toEqual([422, 'FILE_DAMAGED']);
  expect(await refusalOf('a.docx', docx.subarray(0, 90))).toEqual([422, 'FILE_DAMAGED']);
  expect(await refusalOf('a.docx', withMacros())).toEqual([422, 'HAS_MACROS']);
  const bomb = Buffer.from(docx);
  bomb.writeUInt32LE(4_000_000_000, bomb.indexOf(Buffer.from('PK\x01\x02')) + 24);
  expect(await refusalOf('a.docx', bomb)).toEqual([422, 'PACKED_TOO_TIGHTLY']);
  const { rows } = await school.query("SELECT count(*)::int AS n FROM vault.upload WHERE NOT whole AND diterima = ukuran");
  expect(rows).toEqual([{ n: 0 }]);
});

test('what is begun and never ended makes room, and an account sends no more than it may', async () => {
  const begin = () => school.ask('citra', file.beginUpload, { nama: 'a.pdf', ukuran: 10, untuk: 'pengumpulan' });
  const answers = [];
  for (let i = 0; i < 61; i++) answers.push((await begin()).status);
  expect([answers.slice(0, 60).every((it) => it === 200), answers.at(-1)]).toEqual([true, 429]);
  const { rows } = await school.query(`SELECT count(*)::int AS n FROM vault.upload WHERE owner = (SELECT owner FROM vault.upload ORDER BY at DESC LIMIT 1) AND NOT whole`);
  expect(rows).toEqual([{ n: 20 }]);
});
