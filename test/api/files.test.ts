import sharp from 'sharp';
import supertest from 'supertest';
import { file } from '#contract/file/file.api';
import { MOST_BYTES } from '#contract/file/file';
import { institution } from '#contract/institution/institution.api';
import { erasure } from '#contract/people/erasure.api';
import { attachment } from '#server/kit/edge/download';
import { pour } from '#test/kit/pour';
import { POINT } from '#test/kit/request';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

/** Each test sends as much as it likes. */
beforeEach(() => school.query("DELETE FROM vault.rate_limit WHERE starts_with(key, 'upload:')"));

const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3377aa' } });
const jpeg = async (width = 40, height = 20) => paint(width, height).withExif({ IFD0: { Copyright: 'Rumah Ani' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 36/1 0/1' } }).jpeg().toBuffer();
const send = (bytes: Buffer, name = 'foto.jpg', input: object = {}, who: 'ani' | 'admin' | 'budi' = 'ani') =>
  school.ask(who, who === 'budi' ? file.keepTeacherPhoto : file.keepStudentPhoto, input, { file: { name, bytes } });
const fetched = async (id: string, who: 'ani' | 'beni' | 'budi' | 'hr' | 'publik' = 'ani') => school.ask(who, file.one, { id });
/** A picture with as many bytes behind it as make it so large: what is behind the end of a JPEG is read by nobody. */
const sized = async (bytes: number) => Buffer.concat([await jpeg(), Buffer.alloc(bytes)]).subarray(0, bytes);
const vault = async () => (await school.query('SELECT count(*)::int AS n FROM vault.file')).rows[0]?.n;

describe('a photo', () => {
  test('rules 46 and 50: is painted anew: upright, without what the camera wrote beside it', async () => {
    const turned = await sharp(await jpeg(40, 20)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { body } = await send(turned, 'IMG_0042.JPG', { resize: 'original' });
    const { body: bytes, headers } = await fetched(body.data.id);
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 20, height: 40, exif: undefined, format: 'jpeg' });
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename="foto_murid.jpg"', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'", 'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each([['50', 20, 10], ['75', 30, 15], ['original', 40, 20], [undefined, 30, 15]])('is kept at %s per cent of its sides', async (resize, width, height) => {
    const { body } = await send(await jpeg(40, 20), 'foto.jpg', resize ? { resize } : {});
    expect(await sharp((await fetched(body.data.id)).body).metadata()).toMatchObject({ width, height });
  });

  test('takes the place of the one before, which is kept no longer', async () => {
    const [one, two] = [await send(await jpeg(), 'a.jpg'), await send(await paint(4, 4).webp().toBuffer(), 'b.webp')];
    expect((await school.ask('ani', file.studentPhoto)).body.data).toEqual({ id: two.body.data.id });
    expect((await fetched(one.body.data.id)).status).toBe(404);
    expect((await fetched(two.body.data.id)).headers['content-type']).toBe('image/webp');
    await until('the bytes of the first one are gone', async () => (await school.query('SELECT 1 FROM vault.file WHERE id = $1', [one.body.data.id])).rows.length === 0);
  });

  test('is seen by its owner and by whoever meets students, and by nobody else', async () => {
    const { body } = await send(await jpeg());
    expect(await Promise.all((['ani', 'budi', 'beni', 'hr', 'publik'] as const).map(async (who) => (await fetched(body.data.id, who)).status))).toEqual([200, 200, 403, 403, 401]);
  });

  test('is its owner’s or the administrator’s to change, and of somebody who is there', async () => {
    expect((await send(await jpeg(), 'a.jpg', { id_murid: idOf('beni') })).status).toBe(403);
    expect((await send(await jpeg(), 'a.jpg', { id_murid: idOf('beni') }, 'admin')).status).toBe(200);
    expect((await send(await jpeg(), 'a.jpg', { id_murid: idOf('nobody') }, 'admin')).status).toBe(404);
    expect((await send(await jpeg(), 'a.jpg', { id_murid: idOf('budi') }, 'admin')).status).toBe(404);
    expect((await send(await jpeg(), 'a.jpg', {}, 'budi')).status).toBe(200);
  });

  test('sent twice under one key is kept once, and under the same key nothing else is taken', async () => {
    const headers = { 'idempotency-key': 'one photo' };
    const ask = async (bytes: Buffer) => school.ask('ani', file.keepStudentPhoto, {}, { file: { name: 'a.jpg', bytes }, headers });
    const [one, again, other] = [await ask(await jpeg(8, 8)), await ask(await jpeg(8, 8)), await ask(await jpeg(9, 9))];
    expect([again.body, other.body.code]).toEqual([one.body, 'KEY_REUSED']);
  });

  test('lies in the database under its owner’s key, and is gone with it', async () => {
    const { body } = await send(await paint(30, 30).png().toBuffer(), 'a.png', { id_murid: idOf('gita') }, 'admin');
    const { rows } = await school.query('SELECT bytes FROM vault.file WHERE id = $1', [body.data.id]);
    expect(rows.map((it) => (it.bytes as Buffer).includes('PNG'))).toEqual([false]);
    expect((await fetched(body.data.id, 'budi')).status).toBe(200);
    await school.ask('admin', erasure.forget, { id: idOf('gita'), konfirmasi: 'Gita Permatasari', alasan: 'permintaan_subjek', kategori: ['berkas'] });
    await until('no trace is left', async () => (await school.query('SELECT 1 FROM vault.file WHERE owner = $1', [idOf('gita')])).rows.length === 0);
    expect((await fetched(body.data.id, 'budi')).status).toBe(404);
    expect((await school.ask('budi', file.studentPhoto, { id_murid: idOf('gita') })).body.data).toEqual({ id: null });
    expect(await send(await jpeg(), 'a.jpg', { id_murid: idOf('gita') }, 'admin')).toMatchObject({ status: 409, body: { code: 'PERSON_FORGOTTEN' } });
  });

  test('is sent by hand, not by the hundred', async () => {
    await school.query("INSERT INTO vault.rate_limit (key, points, expire) VALUES ($1, 60, $2) ON CONFLICT (key) DO UPDATE SET points = 60", [`upload:${idOf('ani')}`, Date.now() + 60_000]);
    expect(await send(await jpeg())).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});

describe('what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused = async (bytes: Buffer, name: string, code: string) => {
    const before = await vault();
    expect([name, await send(bytes, name)]).toMatchObject([name, { status: 422, body: { code, errors: { image: expect.any(String) } } }]);
    expect(await vault()).toBe(before);
  };

  test('rules 40 and 46: what is no picture, whatever it is called', async () => {
    await refused(svg, 'a.svg', 'NOT_A_PICTURE');
    for (const name of ['a.jpg', 'a.png']) await refused(svg, name, 'NAME_DECEIVES');
    await refused(Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.webp', 'NAME_DECEIVES');
    await refused(Buffer.alloc(0), 'a.jpg', 'NAME_DECEIVES');
    await refused(await paint(5, 5).gif().toBuffer(), 'a.gif', 'NOT_A_PICTURE');
    await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'a.jpg', 'FILE_DAMAGED');
    await refused((await jpeg(400, 400)).subarray(0, 900), 'a.jpg', 'FILE_DAMAGED');
  });

  test('rule 46: a name that says something else', async () => {
    for (const name of ['a.png', 'a.html', 'a.jpg.php', 'a', '', '.jpg\0.html']) await refused(await jpeg(), name, 'NAME_DECEIVES');
    await refused(await paint(5, 5).png().toBuffer(), 'a.jpeg', 'NAME_DECEIVES');
  });

  test('rule 46: a picture that is something else as well', async () => {
    for (const more of ['<script>alert(1)</script>', '<HTML><body>', '<svg onload=alert(1)>', '%PDF-1.7', '<?php system($_GET[0]);', 'PK\x05\x06\0\0']) {
      await refused(Buffer.concat([await jpeg(), Buffer.from(more)]), 'a.jpg', 'MORE_THAN_A_PICTURE');
    }
  });

  test('rule 48: more points than a memory has room for', async () => {
    await refused(await paint(8001, 5000).png().toBuffer(), 'a.png', 'TOO_MANY_PIXELS');
    expect((await send(await paint(8000, 5000).png().toBuffer(), 'a.png', { resize: '50' })).status).toBe(200);
  });

  test('rule 49: names are harmless', async () => {
    for (const name of ['../../etc/passwd.jpg', '/etc/cron.d/x.jpg', '\\\\server\\share\\x.jpg', '%2e%2e%2fx.jpg', 'x\r\nset-cookie: a=b.jpg', `${'🙂'.repeat(200)}.jpg`]) {
      const { status, body } = await send(await jpeg(), name);
      expect([name, status]).toEqual([name, 200]);
      expect((await fetched(body.data.id)).headers['content-disposition']).toBe('attachment; filename="foto_murid.jpg"');
    }
  });

  test('what is not one file in its part, with sound fields', async () => {
    const post = () => supertest(school.nest.getHttpServer()).post('/api/file/foto-murid');
    const token = await school.token('ani');
    expect((await post().set({ token }).send({ resize: '50' })).status).toBe(415);
    expect((await post().set({ token }).field('resize', '50')).body).toMatchObject({ errors: { image: 'Gambar wajib diisi.' } });
    expect((await post().set({ token }).attach('other', POINT.bytes, POINT.name)).status).toBe(400);
    expect((await post().set({ token }).attach('image', POINT.bytes, POINT.name).attach('image', POINT.bytes, POINT.name)).status).toBe(413);
    for (const [name, value] of [['resize', '60'], ['id_murid', 'x']] as const) {
      expect([name, (await post().set({ token }).field(name, value).attach('image', POINT.bytes, POINT.name)).status]).toEqual([name, 422]);
    }
    expect((await post().set({ token }).field('resize', '50').field('resize', '75').attach('image', POINT.bytes, POINT.name)).status).toBe(422);
    expect((await post().attach('image', POINT.bytes, POINT.name)).status).toBe(401);
    expect((await post().set({ token }).field('__proto__', 'x').attach('image', POINT.bytes, POINT.name)).status).toBe(400);
    for (const [type, body] of [['multipart/form-data', 'x'], ['multipart/form-data; boundary=x', 'x'], ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nab']] as const) {
      expect([type, body, [400, 422].includes((await post().set({ token, 'content-type': type }).send(body)).status)]).toEqual([type, body, true]);
    }
  });
});

describe('the limit', () => {
  test('rule 45: is reached by 5,000,000 bytes and broken by one more', async () => {
    expect((await send(await sized(MOST_BYTES))).status).toBe(200);
    expect(await send(await sized(MOST_BYTES + 1))).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE', message: 'Ukuran berkas maksimal 5 MB.' } });
  });

  test('rule 45: cuts off whoever goes on: announced at once, otherwise as soon as it is passed', async () => {
    const token = await school.token('ani');
    for (const announced of ['content-length: 50000000', 'transfer-encoding: chunked']) {
      const { sent, answer } = await pour(school.base, token, announced);
      expect([announced, answer.split('\r\n')[0]]).toEqual([announced, 'HTTP/1.1 413 Payload Too Large']);
      expect(sent).toBeLessThan(20_000_000);
    }
  });

  test('whoever listens only after they have sent more is told, too', async () => {
    const { answer } = await pour(school.base, await school.token('ani'), 'transfer-encoding: chunked', 90);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large');
  });
});

describe('the logo', () => {
  test('is the school’s once the settings name it, for anybody to see, and its predecessor goes', async () => {
    const keep = async () => (await school.ask('admin', file.keepLogo, {}, { file: { name: 'logo.png', bytes: await paint(12, 12).png().toBuffer() } })).body.data.id as string;
    const [one, two] = [await keep(), await keep()];
    for (const logo of [one, two]) expect((await school.ask('admin', institution.configure, { logo })).status).toBe(200);
    expect(await sharp((await school.ask('publik', file.logo)).body).metadata()).toMatchObject({ width: 12, format: 'png' });
    await until('the bytes of the first one are gone', async () => (await school.query('SELECT 1 FROM vault.file WHERE id = $1', [one])).rows.length === 0);
    await school.ask('admin', institution.configure, { logo: null });
    expect((await school.ask('publik', file.logo)).status).toBe(404);
  });
});

test('rule 50: a name is written as RFC 6266 has it', () => {
  expect(attachment('rapor 7A.pdf')).toBe('attachment; filename="rapor 7A.pdf"');
  expect(attachment('Nilai “Ani”.pdf')).toBe('attachment; filename="Nilai _Ani_.pdf"; filename*=UTF-8\'\'Nilai%20%E2%80%9CAni%E2%80%9D.pdf');
  expect(attachment('a"b\\c\r\nd(1).pdf')).toBe('attachment; filename="a_b_c__d(1).pdf"; filename*=UTF-8\'\'a%22b%5Cc%0D%0Ad%281%29.pdf');
});
