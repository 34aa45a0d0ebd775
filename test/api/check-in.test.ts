import { attendance } from '#contract/attendance/attendance.api';
import { CODE_SECONDS } from '#contract/attendance/check-in';
import { instantOf } from '#contract/school-year/school-days';
import { type School, testSchool, ZONA } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const at = (second: number) => school.clock.turnTo(new Date(instantOf(school.today, 8 * 60 + 5, ZONA).getTime() + second * 1000));
const shown = async (kelas: 'A' | 'B' = 'A') => (await school.ask(kelas === 'A' ? 'budi' : 'sari', attendance.code, { id_sesi: school.lesson(kelas) })).body.data as { kode: string; sisa_detik: number };
const checkIn = async (who: Who, kode: string, kelas: 'A' | 'B' = 'A') => (await school.ask(who, attendance.checkIn, { id_sesi: school.lesson(kelas), kode })).body;
const wrong = (kode: string) => String((Number(kode) + 1) % 1_000_000).padStart(6, '0');

test('the code changes with every step, and says how long it is shown', async () => {
  at(0);
  const first = await shown();
  expect(first).toEqual({ kode: expect.stringMatching(/^\d{6}$/), sisa_detik: CODE_SECONDS });
  at(12);
  expect(await shown()).toEqual({ kode: first.kode, sisa_detik: CODE_SECONDS - 12 });
  at(CODE_SECONDS);
  expect((await shown()).kode).not.toBe(first.kode);
  expect((await shown('B')).kode).not.toBe((await shown()).kode);
});

test('it lets in while it is shown and while the next one is, and not a minute later', async () => {
  at(300);
  const { kode } = await shown();
  at(300 + 2 * CODE_SECONDS - 1);
  expect((await checkIn('ani', kode)).data).toEqual({ status_kehadiran: 'Hadir' });
  at(300 + 2 * CODE_SECONDS);
  expect((await checkIn('beni', kode)).code).toBe('CODE_CHANGED');
  expect((await checkIn('beni', ` ${(await shown()).kode.slice(0, 3)} ${(await shown()).kode.slice(3)}`)).data.status_kehadiran).toMatch(/^(Hadir|Terlambat)$/);
});

test('the code of one lesson opens no other', async () => {
  at(600);
  expect((await checkIn('eka', (await shown('A')).kode, 'B')).code).toBe('CODE_CHANGED');
});

test('who guesses is stopped, though all guesses come at once, and stops nobody else', async () => {
  at(660);
  const { kode } = await shown();
  const told = await Promise.all(Array.from({ length: 12 }, () => checkIn('citra', wrong(kode))));
  expect(told.filter((it) => it.code === 'CODE_CHANGED')).toHaveLength(5);
  expect(told.filter((it) => it.code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
  expect((await checkIn('citra', kode)).code).toBe('TOO_MANY_REQUESTS');
  expect((await checkIn('dedi', kode)).data.status_kehadiran).toBe('Terlambat');
});

test('it is shown to who may fill the register in, while that is open', async () => {
  at(0);
  expect((await school.ask('sari', attendance.code, { id_sesi: school.lesson('A') })).status).toBe(403);
  expect((await school.ask('ani', attendance.code, { id_sesi: school.lesson('A') })).status).toBe(403);
  expect((await school.ask('budi', attendance.code, { id_sesi: school.lesson('A', 3) })).body.code).toBe('LESSON_NOT_STARTED');
});

test('what is no code is not even counted', async () => {
  at(660);
  for (const kode of ['', '12345', 'abcdef', '1'.repeat(30)]) expect((await school.ask('gita', attendance.checkIn, { id_sesi: school.lesson('B'), kode })).status).toBe(422);
  expect((await checkIn('gita', (await shown('B')).kode, 'B')).data.status_kehadiran).toBe('Terlambat');
});
