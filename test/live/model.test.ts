import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { LiveRows } from '#client/kit/live-rows';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { common } from '#contract/kit/refusal';
import { LiveGateway } from '#server/kit/live/live.gateway';
import { firstUntrue, lessonsOf } from '#test/live/board-at';
import { RowsClient } from '#test/live/rows-client';
import { type School, testSchool } from '#test/kit/school';
import { students } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const YESTERDAY = '2026-08-03';
let school: School;
let clients: RowsClient[];
beforeAll(async () => {
  school = await testSchool();
  const days = [YESTERDAY, school.today];
  clients = [new RowsClient(school.base, await school.token('kepala'), days), new RowsClient(school.base, await school.token('kurikulum'), days)];
  await school.token('admin');
  await Promise.all(clients.map((it) => it.connect()));
});
afterAll(async () => {
  for (const it of clients) it.close();
  await school.close();
});

const statuses = [...StatusKehadiran.options, null];
const wish = fc.record({ day: fc.nat(1), lesson: fc.nat(4), murid: fc.nat(3), status: fc.nat(statuses.length - 1) });
const where = fc.record({ client: fc.nat(1), view: fc.nat(1) });
const action = fc.oneof(
  { weight: 8, arbitrary: fc.record({ marks: fc.array(wish, { minLength: 1, maxLength: 12 }), isAwaited: fc.boolean() }) },
  { weight: 2, arbitrary: where.map((it) => ({ lose: it })) },
  { weight: 2, arbitrary: where.map((it) => ({ double: it })) },
  { weight: 2, arbitrary: where.map((it) => ({ hold: it })) },
  { weight: 3, arbitrary: where.map((it) => ({ release: it })) },
  { weight: 3, arbitrary: fc.nat(1).map((cut) => ({ cut })) },
  { weight: 1, arbitrary: fc.constant({ isMarked: true as const }) },
);
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;
type Where = typeof where extends fc.Arbitrary<infer W> ? W : never;
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const viewOf = ({ client, view }: Where) => (clients[client] as RowsClient).views[view] as RowsClient['views'][number];
const tellMarks = () => (school.nest.get(LiveGateway) as unknown as { mark(): void }).mark();

/** What a client hears of a server that is too busy just now: it asks again, under the same key. */
const BUSY = [common.UNAVAILABLE, common.UNKNOWN_OUTCOME, common.RACE_LOST].map(({ code }) => code);

/** Today's third lessons have not begun: they cannot be marked. */
async function mark({ day, lesson, murid, status }: Wish) {
  const tanggal = [YESTERDAY, school.today][day] as string;
  const open = lessonsOf(school, tanggal).filter(([id]) => day === 0 || ![school.lesson('A', 3), school.lesson('B', 3)].includes(id));
  const [id_sesi, kelas] = open[lesson % open.length] as (typeof open)[number];
  const pupils = students.filter((it) => it.kelas === kelas);
  const { id_murid } = pupils[murid % pupils.length] as (typeof pupils)[number];
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await until('the mark is decided', async () => {
    const { status: code, body } = await school.ask('admin', attendance.markOne, { id_sesi, id_murid, status_kehadiran: statuses[status] }, { headers });
    return BUSY.includes(body.code) ? undefined : { code, body };
  });
  expect(answer).toMatchObject({ code: 200 });
}

async function act(it: Action, underway: Promise<void>[]) {
  if ('marks' in it) {
    const marked = it.marks.map(mark);
    underway.push(...marked);
    if (it.isAwaited) await Promise.all(marked);
  }
  if ('lose' in it) viewOf(it.lose).loses = 1;
  if ('double' in it) viewOf(it.double).doubles = 1;
  if ('hold' in it) clients[it.hold.client]?.hold(viewOf(it.hold));
  if ('release' in it) clients[it.release.client]?.release(viewOf(it.release));
  if ('cut' in it) await clients[it.cut]?.connect();
  if ('isMarked' in it) tellMarks();
}

/** Everybody hears everything again; a lost last frame is found by the next mark. */
async function calm() {
  for (const client of clients) {
    for (const view of client.views) {
      [view.loses, view.doubles] = [0, 0];
      client.release(view);
    }
  }
  for (const tanggal of [YESTERDAY, school.today]) {
    const fresh = (await school.ask('admin', attendance.today, { tanggal })).body.data as Board;
    for (const client of clients) {
      const view = client.views.find((it) => it.tanggal === tanggal) as RowsClient['views'][number];
      tellMarks();
      await until('the board is a fresh answer', () => view.state.status === 'live' && isSame(view.state, fresh));
    }
  }
}
type Board = { sesi: { id_sesi: string }[] };
const isSame = ({ rows, beside }: LiveRows, { sesi, ...fresh }: Board) =>
  isDeepStrictEqual(beside, fresh) && rows.size === sesi.length && sesi.every((it) => isDeepStrictEqual(rows.get(it.id_sesi), it));

test('whatever the line does, boards are true wherever they claim to be, and right in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), fc.nat(29), async (actions, restartAt) => {
      const underway: Promise<void>[] = [];
      for (const [i, it] of actions.entries()) {
        await act(it, underway);
        if (i !== restartAt) continue;
        await Promise.all(underway);
        await school.restart();
        await Promise.all(clients.map((client) => client.connect()));
      }
      await Promise.all(underway);
      await calm();
      expect(await firstUntrue(school, clients.flatMap((client) => client.seen))).toBeUndefined();
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(clients.flatMap((it) => it.seen).length).toBeGreaterThan(100);
});
