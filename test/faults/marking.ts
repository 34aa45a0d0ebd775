import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Attendance } from '#contract/attendance/attendance';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { openPool } from '#projections/kit/database';
import { brokenLink } from '#server/kit/log/journal';
import { PostgresStore } from '#server/kit/log/postgres-store';
import type { Asking } from '#test/faults/server-process';
import { lessonOf, students } from '#test/kit/school-data';

/** So often, and after so long, a client asks again. */
const [PATIENCE, PAUSE_MS] = [40, 250];

const STATUSES = ['Hadir', 'Sakit', 'Izin', 'Alpa'] as const;
const WRITERS = 20;
/** Twenty writers at this pace are two hundred marks a second. */
const PACE_MS = 100;

type Place = { id_sesi: string; id_murid: string; answered: string[] };

/** Teachers who mark as fast as they can, each their own students, and send again what got no answer, as phones do. */
export class Marking {
  readonly places: Place[];
  readonly statuses = new Set<number>();
  /** Marks whose 200 was received. */
  count = 0;
  private isOver = false;
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly server: () => Asking, private readonly token: string, today: string) {
    const days = [0, 1, 2, 3, 4].map((day) => addDays(mondayOf(addDays(today, -7)), day));
    const lessons = days.flatMap((day) => (['A', 'B'] as const).map((kelas) => [kelas, lessonOf(kelas, day, 1)] as const));
    this.places = lessons.flatMap(([kelas, id_sesi]) => students.filter((it) => it.kelas === kelas).map(({ id_murid }) => ({ id_sesi, id_murid, answered: [] })));
  }

  start() {
    this.work = Promise.all(Array.from({ length: WRITERS }, (_, writer) => this.write(this.places.filter((__, i) => i % WRITERS === writer))));
  }

  /** Every writer brings what they have begun to its end. */
  async stop() {
    this.isOver = true;
    await this.work;
  }

  private async write(mine: Place[]) {
    for (let i = 0; !this.isOver; i++) {
      const [place, until] = [mine[i % mine.length] as Place, performance.now() + PACE_MS];
      const status_kehadiran = STATUSES[place.answered.length % STATUSES.length] as string;
      const key = randomUUID();
      while (!(await this.isAnswered({ id_sesi: place.id_sesi, id_murid: place.id_murid, status_kehadiran }, key))) await pause(20);
      place.answered.push(status_kehadiran);
      this.count++;
      await pause(Math.max(0, until - performance.now()));
    }
  }

  private async isAnswered(body: object, key: string) {
    const said = await this.server().ask('PUT', '/api/absensi/single-attend', { token: this.token, body, key }).catch(() => undefined);
    if (said) this.statuses.add(said.status);
    if (said && said.status < 500 && said.status !== 200) throw new Error(`${said.status} ${JSON.stringify(said.body)}`);
    return said?.status === 200;
  }
}

/** What the log holds of each place: the statuses in order, each behind the one it replaced. */
export async function reconcile(url: string, { places }: Marking) {
  const pool = openPool(url);
  const { rows } = await pool.query<{ data: { id_sesi: string; id_murid: string; status_kehadiran: string; sebelum: string | null } }>("SELECT data FROM es.event WHERE type = 'AttendanceMarked' ORDER BY position");
  const found = new Map<string, string[]>();
  for (const { data } of rows) {
    const key = `${data.id_sesi} ${data.id_murid}`;
    const before = found.get(key) ?? [];
    expect(data.sebelum).toBe(before.at(-1) ?? null);
    found.set(key, [...before, data.status_kehadiran]);
  }
  for (const { id_sesi, id_murid, answered } of places) expect([id_sesi, id_murid, found.get(`${id_sesi} ${id_murid}`) ?? []]).toEqual([id_sesi, id_murid, answered]);
  await expectWhole(url, pool);
  await pool.end();
}

/** The positions are dense, and no chain of any stream is broken. */
async function expectWhole(url: string, pool: pg.Pool) {
  const { rows: [log] } = await pool.query<{ n: number; last: number }>('SELECT count(*)::int AS n, max(position)::int AS last FROM es.event');
  expect(log?.n).toBe(log?.last);
  const store = new PostgresStore(pool, url);
  const { rows: streams } = await pool.query<{ stream: string }>('SELECT DISTINCT stream FROM es.event');
  for (const { stream } of streams) expect([stream, brokenLink((await store.read(stream)).events)]).toEqual([stream, undefined]);
  await store.close();
}

/** As any client asks: again, while a node that has just died or come stands in the way; anything else is the answer. */
async function asked(server: Asking, path: string, token: string) {
  for (let tries = 0; ; tries++) {
    const said = await server.ask('GET', path, { token });
    if (said.status === 200 || tries === PATIENCE) return said;
    if (said.status !== 502 && said.status !== 503) throw new Error(`${path} was answered ${said.status} ${JSON.stringify(said.body)}`);
    await pause(PAUSE_MS);
  }
}

/** The registers and the boards show the last of every place. */
export async function expectShown(server: Asking, token: string, { places }: Marking) {
  const lessons = [...new Set(places.map((it) => it.id_sesi))];
  const days = new Map<string, object>();
  for (const id_sesi of lessons) {
    const { body } = await asked(server, `/api/attendance/by-session?id_sesi=${id_sesi}`, token);
    const last = Object.fromEntries(places.filter((it) => it.id_sesi === id_sesi).map((it) => [it.id_murid, it.answered.at(-1) ?? null]));
    expect(Object.fromEntries((body.data as Attendance[]).map((it) => [it.id_murid, it.status_kehadiran]))).toEqual(last);
    const { tanggal_sesi } = (await asked(server, `/api/sesi/${id_sesi}`, token)).body.data;
    if (!days.has(tanggal_sesi)) days.set(tanggal_sesi, (await asked(server, `/api/guru/curriculum/daily-attendance?tanggal=${tanggal_sesi}`, token)).body.data);
    const row = (days.get(tanggal_sesi) as { sesi: Record<string, unknown>[] }).sesi.find((it) => it.id_sesi === id_sesi);
    expect(Object.fromEntries(STATUSES.map((it) => [it, row?.[it]]))).toEqual(Object.fromEntries(STATUSES.map((it) => [it, Object.values(last).filter((one) => one === it).length])));
  }
}
