/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { SealFolder } from '#server/kit/log/seal-folder';
import { temporaryFolder } from '#test/kit/folder';
import { runs } from '#test/kit/runs';
import { provedOutside, sealedLog, verifiedFile } from '#test/log/a-sealed-log';

const folder = temporaryFolder();
const file = path.join(folder.path, 'log.jsonl');
const tampered = path.join(folder.path, 'tampered.jsonl');
let whole: Buffer;
let lines: string[];
beforeAll(async () => {
  const { events, seals } = await sealedLog(folder.path, [60, 40, 30]);
  expect(await provedOutside({ events, seals }, file)).toEqual({ events: 130, streams: 12, seals: 2, sealed: 100, broken: null });
  whole = readFileSync(file);
  lines = String(whole).trimEnd().split('\n');
});
afterAll(() => folder.remove());

const found = (content: string | Buffer) => {
  writeFileSync(tampered, content);
  return verifiedFile(tampered);
};
const rejoined = (some: readonly string[]) => `${some.join('\n')}\n`;

test('a file that was cut off anywhere is known to be', async () => {
  await fc.assert(fc.asyncProperty(fc.nat(whole.length - 2), async (length) => {
    expect((await found(whole.subarray(0, length))).broken).toMatchObject({ what: 'file' });
  }), runs(150));
});

test('a byte that was changed anywhere is found, also where no seal is yet', async () => {
  await fc.assert(fc.asyncProperty(fc.nat(whole.length - 2), fc.integer({ min: 1, max: 255 }), async (place, change) => {
    const bytes = Buffer.from(whole);
    bytes[place] = (bytes[place] as number) ^ change;
    expect((await found(bytes)).broken).not.toBeNull();
  }), runs(300));
});

test('lines that were left out, doubled or put elsewhere are found, and an event that was sealed is named', async () => {
  await fc.assert(fc.asyncProperty(fc.integer({ min: 3, max: lines.length - 2 }), fc.integer({ min: 3, max: lines.length - 2 }), fc.constantFrom('left out', 'doubled', 'moved'), async (from, to, deed) => {
    fc.pre(from !== to || deed !== 'moved');
    const line = lines[from] as string;
    const rest = deed === 'doubled' ? lines : lines.filter((_, i) => i !== from);
    const { broken } = await found(rejoined(deed === 'left out' ? rest : [...rest.slice(0, to), line, ...rest.slice(to)]));
    expect(broken).not.toBeNull();
    if ((deed === 'left out' ? from : Math.min(from, to)) < 100) expect(broken?.stream).toMatch(/^n/);
  }), runs(150));
});

test('whoever signs with another key proves nothing', async () => {
  const theirs = generateKeyPairSync('ed25519').publicKey;
  expect((await verifiedFile(file, theirs)).broken).toMatchObject({ what: 'seal', seal: 1 });
  const unsealed = path.join(folder.path, 'unsealed.jsonl');
  const { events } = await sealedLog(path.join(folder.path, 'other'), [5]);
  expect((await provedOutside({ events, seals: new SealFolder('none'), key: theirs }, unsealed)).broken).toMatchObject({ what: 'file', why: expect.stringContaining('not signed by this key') });
});

test.each([['nothing', ''], ['a letter', 'Yth. Bapak Kepala Sekolah\n'], ['other JSON', '{"a":1}\n'], ['null', 'null\n']])('a file that holds %s is no export', async (_, content) => {
  expect((await found(content)).broken).toMatchObject({ what: 'file' });
});
