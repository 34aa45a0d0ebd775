import path from 'node:path';
import pg from 'pg';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { identity } from '#contract/identity/identity.api';
import { DemoClock } from '#server/demo/demo-clock';
import { fillDemo } from '#server/demo/demo';
import type { DemoSchool } from '#server/demo/demo-school';
import { ADMIN_PASSWORD } from '#server/demo/found-school';
import { createApp, type App } from '#server/app';
import { longOf } from '#server/kit/log/short-meta';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { freePort } from '#test/kit/port';
import { request } from '#test/kit/request';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let app: App;
let school: DemoSchool;
let token: string;
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  const clock = new DemoClock(new Date('2026-09-16T02:30:00.000Z'));
  app = await createApp({ databaseUrl: database.url, dataDir: folder.path, clock, webRoot: path.resolve('dist/web') });
  ({ school } = await fillDemo(app, clock, () => {}, 48));
  await app.listen(await freePort(), '127.0.0.1');
  token = (await request(app.nest, identity.login, { username: 'admin', password: ADMIN_PASSWORD })).body.token;
});
afterAll(async () => {
  await app.close();
  await database.drop();
  folder.remove();
});

const people = () => [...school.teachers.map(({ nama, nik }) => ({ nama, number: nik })), ...school.students.map(({ nama, nis }) => ({ nama, number: nis }))];

/** Every row of the log as text, its short metadata written out, without the ids that computers drew: in one of them, or in the hex of a digest, a number may be by chance. */
async function log() {
  const { rows } = await app.nest.get<pg.Pool>(pg.Pool).query<{ row: string; short: Buffer | null }>("SELECT concat_ws(' ', stream, type, data, meta) AS row, short FROM es.event");
  return rows.map(({ row, short }) => `${row} ${short ? longOf(short) : ''}`.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ''));
}

/** A text as it is, in hex, and in base64 wherever it begins in a longer text: all the characters that nothing but the text decides, ten of a number, which no chance writes. */
const disguises = (text: string) => {
  const bytes = Buffer.from(text);
  const shifted = [0, 1, 2].map((by) => Buffer.concat([Buffer.alloc(by), bytes]).toString('base64').slice(Math.ceil((by * 8) / 6), Math.floor(((by + bytes.length) * 8) / 6)));
  return [text, text.toLowerCase(), text.toUpperCase(), bytes.toString('hex'), ...shifted, ...shifted.map((it) => it.replaceAll('+', '-').replaceAll('/', '_')), encodeURIComponent(text)];
};

test('nobody’s name or number is in the log, in no disguise', async () => {
  const text = (await log()).join('\n');
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(text).toContain('"$pii"');
  const found = people().flatMap(({ nama, number }) => [nama, number]).filter((it) => disguises(it).some((disguise) => text.includes(disguise)));
  expect(found).toEqual([]);
});

test('the disguises would be found', () => {
  const { nama, number } = people()[0] as { nama: string; number: string };
  for (const text of [nama, number]) {
    for (const before of ['', 'x', 'xy', 'xyz']) {
      const hidden = Buffer.from(`${before}${text} and more`);
      for (const it of [hidden.toString('base64'), hidden.toString('hex'), hidden.toString(), hidden.toString('base64url')]) expect(disguises(text).some((disguise) => it.includes(disguise))).toBe(true);
    }
  }
});

test('whoever may see them is shown all names', async () => {
  const shown = new Set<string>();
  for (const { id_kelas } of school.classes) {
    const { body } = await request(app.nest, attendance.ofClass, { id: id_kelas }, { token });
    for (const { nama, nis } of body.data) shown.add(`${nama} ${nis}`);
  }
  expect([...shown].sort()).toEqual(school.students.map(({ nama, nis }) => `${nama} ${nis}`).sort());
  const { body } = await request(app.nest, attendance.today, {}, { token });
  const teachers = new Set(school.teachers.map((it) => it.nama));
  for (const { guru } of body.data.sesi) expect(teachers).toContain(guru);
  const [first] = school.teachers;
  const { body: stream } = await request(app.nest, audit.stream, { stream: `teacher-${first?.id_guru}` }, { token });
  expect(stream.data[0].data).toMatchObject({ nama: first?.nama, nik: first?.nik });
});
