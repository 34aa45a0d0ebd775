import { attendance } from '#contract/attendance/attendance.api';
import { attendanceRefusals } from '#contract/attendance/attendance.refusals';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common, type Refusal, statusOf } from '#contract/kit/refusal';
import { timetableRefusals } from '#contract/timetable/timetable.refusals';
import { type School, testSchool } from '#test/kit/school';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const all: Refusal[] = [common, identityRefusals, attendanceRefusals, timetableRefusals].flatMap((it) => Object.values(it));
/** The codes that the specification wants to be the message themselves. */
const CODES = ['TOKEN_EXPIRED', 'TOKEN_UNMATCH', 'NOT_AUTHORIZED', 'INVALID_PASSWORD', 'NIS_NOT_FOUND'];

test('every refusal is told by one of the six words of the contract', () => {
  const WORDS: Record<number, string> = { 400: 'VALIDATION', 403: 'NOT_AUTHORIZED', 404: 'NOT_FOUND', 409: 'CONFLICT', 410: 'NOT_FOUND', 413: 'VALIDATION', 415: 'VALIDATION', 422: 'VALIDATION', 429: 'CONFLICT', 500: 'CONFLICT', 503: 'CONFLICT' };
  const told = (it: Refusal) => [it.code, statusOf(it)];
  const word = (it: Refusal) => ['TOKEN_EXPIRED', 'TOKEN_UNMATCH'].includes(it.code) ? it.code : it.code === 'INVALID_PASSWORD' ? 'VALIDATION' : WORDS[it.status];
  expect(all.map(told)).toEqual(all.map((it) => [it.code, word(it)]));
});

const marked = (language: string | undefined, input: object = { id_sesi: school.lesson('A', 3) }) =>
  school.ask('budi', attendance.markAll, input, { headers: language === undefined ? {} : { 'accept-language': language } });

test('every refusal says in both languages what happened, unless the specification has it say its code', () => {
  for (const { code, id, en } of all) {
    if (CODES.includes(code)) expect([id, en]).toEqual([code, code]);
    else {
      expect(id).not.toBe(en);
      for (const text of [id, en].map((it) => it.replace('{label}', 'Nama'))) expect(text).toMatch(/^\p{Lu}.{8,}[.!?]$/u);
      const params = (text: string) => text.match(/\{(?!label)\w+\}/g) ?? [];
      expect(params(id)).toEqual(params(en));
    }
  }
});

test.each([undefined, 'id', 'id-ID,id;q=0.9,en;q=0.8', 'fr', '*'])('a caller who prefers %s is answered in Indonesian', async (language) => {
  const { body } = await marked(language);
  expect(body.message).toBe('Sesi belum dimulai. Kehadiran dapat diisi sejak pukul 09.00.');
  const { body: invalid } = await marked(language, { id_sesi: 'x' });
  expect([invalid.message, invalid.errors]).toEqual([common.VALIDATION.id, { id_sesi: 'Sesi harus berupa id (uuid).' }]);
});

test.each(['en', 'en-US,en;q=0.9', 'EN', ' en'])('a caller who prefers %s is answered in English', async (language) => {
  const { body } = await marked(language);
  expect(body.message).toBe('The lesson has not begun. Attendance opens at 09.00.');
  const { body: invalid } = await marked(language, { id_sesi: 'x' });
  expect([invalid.message, invalid.errors]).toEqual([common.VALIDATION.en, { id_sesi: 'Lesson must be an id (uuid).' }]);
});

test('the register tells in the caller’s language why it is closed', async () => {
  const ask = async (language: string) =>
    (await school.ask('budi', attendance.register, { id_sesi: school.lesson('A', 3) }, { headers: { 'accept-language': language } })).body;
  expect((await ask('id')).alasan).toMatch(/^Sesi belum dimulai/);
  expect(await ask('en')).toMatchObject({ alasan: 'The lesson has not begun. Attendance opens at 09.00.', attendanceAuthorized: false });
});
