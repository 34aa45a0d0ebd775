import { setTimeout as pause } from 'node:timers/promises';
import { type Figures, quantile, round } from '#tools/bench/measure';
import { caller, serve, stop } from '#tools/bench/school';
import { someAtOnce } from '#server/kit/some-at-once';
import { Board } from '#tools/load/board';
import { openExams } from '#tools/load/exams';
import { kept, wrongAnswers } from '#tools/load/log';
import { cpuBelow, cpuOf, memoryOf } from '#tools/load/machine';
import { type Line, Taker } from '#tools/load/taker';

export type Wish = { takers: number; supervisors: number; seconds: number; nodes: number; every: number; within: number; hasFaults: boolean };
const SEED = 20_261_123;
const CONTROL_EVERY_MS = 1_000;
const DOWN_MS = 2_000;
/** Later than this an answer is late enough for somebody to notice, in ms. */
const LATE_MS = 1_000;

/** An exam from its start to its end: every latency counts from when something was due, whatever became of what was due before. */
export async function load(databaseUrl: string, dataDir: string, wish: Wish): Promise<Figures> {
  const say = (text: string) => console.log(text);
  say(`A school of ${wish.takers} students ...`);
  const { seats, rooms, supervisors } = await openExams(databaseUrl, dataDir, wish.takers, wish.supervisors);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const nodes = await Promise.all(Array.from({ length: wish.nodes }, () => serve('dist/server/main.js', env, /is ready/)));
  const lines: Line[] = nodes.map(({ base }) => ({ base, call: caller(base, wish.takers) }));
  const random = chances(SEED);
  const lineOf = (i: number) => lines[i % lines.length] as Line;
  const takers = seats.map((seat, i) => new Taker(seat, lineOf(i), chances(random() * 2 ** 32)));
  const byId = new Map(takers.map((it) => [it.seat.id_peserta, it]));
  const lags: number[] = [];
  const boards = Array.from({ length: wish.supervisors }, (_, i) => new Board(lineOf(i).base, supervisors[i % supervisors.length] as string, roomsOf(rooms, i, wish.supervisors), byId, lags));
  try {
    say(`${takers.length} students and ${boards.length} supervisors take their places ...`);
    await someAtOnce(takers, 64, (it) => it.arrive());
    for (const it of boards) await it.open();
    say(`The exam begins; ${wish.seconds} s of answers ...`);
    const starts = await Promise.all(takers.map((it, i) => at((i / takers.length) * wish.within, (due) => it.start().then(() => performance.now() - due))));

    const pids = () => nodes.map(({ child }) => child.pid as number);
    const used = () => ({ at: performance.now(), server: sum(pids().map(cpuOf)), others: cpuBelow(process.pid, pids()), own: cpuOf(process.pid) });
    const [before, memory, saves] = [used(), [] as number[], [] as number[]];
    const isOver = { yes: false };
    const looking = every(1_000, isOver, async () => void memory.push(...[sum(pids().map(memoryOf))].filter(Number.isFinite)));
    const controls: number[] = [];
    /** Seconds of the exam in which something that was due came late. */
    const late = new Set<number>();
    const controlling = every(CONTROL_EVERY_MS, isOver, async () => void controls.push(await control(takers[Math.floor(random() * takers.length)] as Taker, lineOf(0), supervisors[0] as string)));
    const killing = wish.hasFaults ? kills(nodes, env, wish.seconds) : undefined;
    const answering = takers.map(async (it, i) => {
      const [first, times] = [(i / takers.length) * wish.every, Math.floor((wish.seconds * 1_000) / wish.every)];
      const own = await Promise.all(Array.from({ length: times }, (_, turn) => at(first + turn * wish.every, (due) => it.answer(due))));
      saves.push(...own);
      for (const [turn, ms] of own.entries()) if (ms > LATE_MS) late.add(Math.floor((first + turn * wish.every) / 1_000));
    });
    await Promise.all(answering);
    const after = used();
    isOver.yes = true;
    await Promise.all([looking, controlling, killing]);

    say('What is kept, and what the boards show ...');
    const wrong = await wrongAnswers(takers);
    const finishes = await Promise.all(takers.map((it, i) => at((i / takers.length) * wish.within, (due) => it.finish().then(() => performance.now() - due))));
    await settled(boards, lines);
    const wrongRows = await wrongIn(boards, lines);
    const found = await kept(databaseUrl, takers);
    const seconds = (after.at - before.at) / 1_000;
    return {
      takers: takers.length, supervisors: boards.length, nodes: nodes.length, saves: saves.length, saves_per_s: round(saves.length / seconds, 0),
      start_p50_ms: ms(starts, 0.5), start_p99_ms: ms(starts, 0.99), save_p50_ms: ms(saves, 0.5), save_p99_ms: ms(saves, 0.99), finish_p99_ms: ms(finishes, 0.99), late_seconds: late.size, ...(late.size && { first_late_s: Math.min(...late), last_late_s: Math.max(...late) }),
      board_rows: lags.length, board_p50_ms: ms(lags, 0.5), board_p95_ms: ms(lags, 0.95), board_wrong: wrongRows, controls: controls.length, control_p50_ms: ms(controls, 0.5), control_p99_ms: ms(controls, 0.99),
      failed: sum(takers.map((it) => it.failed)), ...found, wrong,
      // A server that was killed took its count along.
      ...(wish.hasFaults ? {} : { server_cpu: round((after.server - before.server) / seconds) }), database_cpu: round((after.others - before.others) / seconds), load_cpu: round((after.own - before.own) / seconds),
      rss_mb: round(Math.max(...memory), 0), rss_growth: round(median(memory.slice(-5)) / median(memory.slice(0, 5))),
    };
  } finally {
    for (const it of takers) it.leave();
    for (const it of boards) it.close();
    await Promise.all(nodes.map(({ child }) => stop(child)));
  }
}

const sum = (values: readonly number[]) => values.reduce((all, it) => all + it, 0);
const median = (values: readonly number[]) => quantile(values, 0.5);
const ms = (values: readonly number[], q: number) => round(quantile(values, q), 0);

/** At a time from now, whoever else is late. */
async function at<T>(after: number, work: (due: number) => Promise<T>, started = performance.now()) {
  await pause(after);
  return work(started + after);
}

async function every(pace: number, isOver: { yes: boolean }, work: () => Promise<unknown>) {
  while (!isOver.yes) {
    await work();
    await pause(pace);
  }
}

/** Every room has a supervisor, and every supervisor a room. */
const roomsOf = (rooms: readonly string[], i: number, count: number) => (count >= rooms.length ? [rooms[i % rooms.length] as string] : rooms.filter((_, n) => n % count === i));

/** From when a supervisor gives somebody a minute until that student's page knows. */
async function control(taker: Taker, { call }: Line, token: string) {
  const asked = performance.now();
  const before = taker.deadline;
  const heard = new Promise<number>((resolve) => {
    taker.onDeadline = () => resolve(performance.now() - asked);
  });
  const { id_cbt, id_murid } = taker.seat;
  for (let status = 0; status !== 200; ) {
    ({ status } = await call('POST', '/api/cbt/supervision/action', token, { id_cbt, listMurid: [id_murid], action: 'tambah_waktu', minutes: 1, reason: 'Listrik padam' }).catch(() => ({ status: 0 })));
    if (status !== 200) await pause(250);
  }
  return taker.deadline === before ? heard : Promise.race([heard, Promise.resolve(performance.now() - asked)]);
}

/** The first server dies a third and two thirds of the way, and comes back. */
async function kills(nodes: Awaited<ReturnType<typeof serve>>[], env: Record<string, string>, seconds: number) {
  for (const _ of [1, 2]) {
    await pause((seconds * 1_000) / 3);
    const [first] = nodes as [Awaited<ReturnType<typeof serve>>];
    const gone = new Promise((resolve) => first.child.once('exit', resolve));
    first.child.kill('SIGKILL');
    await gone;
    await pause(DOWN_MS);
    nodes[0] = await serve('dist/server/main.js', env, /is ready/, Number(new URL(first.base).port));
  }
}

async function wrongIn(boards: readonly Board[], lines: readonly Line[]) {
  let wrong = 0;
  for (const [i, it] of boards.entries()) wrong += await it.wrong((lines[i % lines.length] as Line).call);
  return wrong;
}

/** Boards are told a little later than others are answered. */
async function settled(boards: readonly Board[], lines: readonly Line[]) {
  for (let turn = 0; turn < 20 && (await wrongIn(boards, lines)) > 0; turn++) await pause(500);
}

/** The same chances for the same seed. */
function chances(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
