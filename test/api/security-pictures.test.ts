import sharp from 'sharp';
import { file } from '#contract/file/file.api';
import { type School, testSchool } from '#test/kit/school';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#3377aa80' } });
const send = (bytes: Buffer, name = 'a.png') => school.ask('ani', file.keepStudentPhoto, {}, { file: { name, bytes } });
/** The head of a PNG and nothing of what it announces: width, height, bits, kind of colour, interlaced or not. */
async function headOnly(width: number, height: number, bits: number, interlaced: 0 | 1) {
  const whole = await paint(2, 2).png().toBuffer();
  whole.writeUInt32BE(width, 16);
  whole.writeUInt32BE(height, 20);
  whole[24] = bits;
  whole[28] = interlaced;
  whole.writeUInt32BE(crc(whole.subarray(12, 29)), 29);
  return whole;
}
const crc = (bytes: Buffer) => (bytes.reduce((sum, byte) => Array.from({ length: 8 }).reduce<number>((it) => (it >>> 1) ^ (it & 1 ? 0xedb88320 : 0), sum ^ byte), 0xffffffff) ^ 0xffffffff) >>> 0;

test('rule 48: what would take much to unpack is refused by its head', async () => {
  for (const [head, code] of [[[6300, 6300, 8, 0], 'FILE_DAMAGED'], [[6300, 6300, 16, 0], 'TOO_FINE'], [[6300, 6300, 8, 1], 'TOO_FINE'], [[8001, 5000, 16, 1], 'TOO_MANY_PIXELS']] as [Parameters<typeof headOnly>, string][]) {
    expect([head, (await send(await headOnly(...head))).body.code]).toEqual([head, code]);
  }
  for (const bytes of [await paint(300, 300).png({ progressive: true }).toBuffer(), await paint(300, 300).toColourspace('rgb16').png().toBuffer()]) expect((await send(bytes)).body.code).toBe('TOO_FINE');
});

test('rule 48: pictures sent at once take none of the server’s memory', async () => {
  // Turned by the camera: to be set upright it has to be unpacked whole.
  const large = await paint(6000, 6000).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await send(await paint(3, 3).png().toBuffer());
  const before = process.memoryUsage().rss;
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(large, 'a.jpg')));
  clearInterval(looking);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(most - before).toBeLessThan(108_000_000);
});
