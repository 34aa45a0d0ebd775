import { createHmac } from 'node:crypto';
import { addressOf, signatureOf, zoomKeys } from '#server/lesson/zoom';

const keys = { sdkKey: 'kunci', secret: 'rahasia sekolah' };

test('a signature names the meeting and the role, lasts two hours, and is the school’s; the secret is not in it', () => {
  const now = new Date('2026-08-04T01:00:00Z');
  const signature = signatureOf(keys, { meetingNumber: '81234567890', role: 1 }, now);
  const [head, claims, sign] = signature.split('.') as [string, string, string];
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(told).toMatchObject({ sdkKey: 'kunci', mn: '81234567890', role: 1 });
  expect(told.exp - told.iat).toBe(7_200);
  expect(told.iat).toBe(now.getTime() / 1_000 - 30);
  expect(sign).toBe(createHmac('sha256', keys.secret).update(`${head}.${claims}`).digest('base64url'));
  expect(Buffer.from(head + claims, 'base64url').toString()).not.toContain(keys.secret);
});

test('the school’s own page is told the signature where no server sees it, Zoom’s own takes none', () => {
  const [entry, signed] = [{ meetingNumber: '81234567890', role: 0 } as const, { sdkKey: 'kunci', signature: 'a.b.c' }];
  expect(addressOf('https://meet.sekolah.id/kelas', entry, signed)).toBe('https://meet.sekolah.id/kelas#mn=81234567890&role=0&sdkKey=kunci&signature=a.b.c');
  expect(addressOf('https://meet.sekolah.id/kelas', entry, undefined)).toBe('https://meet.sekolah.id/kelas');
  for (const it of [signed, undefined]) expect(addressOf(null, entry, it)).toBe('https://zoom.us/j/81234567890');
});

test('there is none without both keys', () => {
  expect(zoomKeys({ ZOOM_SDK_KEY: 'kunci', ZOOM_SDK_SECRET: 'rahasia' } as NodeJS.ProcessEnv)).toEqual({ sdkKey: 'kunci', secret: 'rahasia' });
  for (const env of [{}, { ZOOM_SDK_KEY: 'kunci' }, { ZOOM_SDK_SECRET: 'rahasia' }, { ZOOM_SDK_KEY: '', ZOOM_SDK_SECRET: '' }]) expect(zoomKeys(env as NodeJS.ProcessEnv)).toBeUndefined();
});
