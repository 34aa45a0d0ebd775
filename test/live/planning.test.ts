import type { GuruRencana, PapanRencana } from '#contract/lesson/planning';
import { plan } from '#contract/lesson/plan.api';
import { planning } from '#contract/lesson/planning.api';
import { addDays } from '#contract/school-year/school-days';
import { MoveLesson } from '#server/lesson/lesson.decider';
import { GrantRoles } from '#server/people/teacher.decider';
import { furnish } from '#test/api/lesson-probes';
import { approved, wholePlan } from '#test/kit/a-plan';
import { idOf, type Kelas } from '#test/kit/school-data';
import { NOW, type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';
import { type Answer, Watcher } from '#test/live/watcher';

/** Five sockets of each. */
const OVERSEERS = ['kurikulum', 'kepala', 'admin', 'waliA'] as const;
const SOCKETS_EACH = 5;
const SAVES = 60;
/** School days, counted from a Tuesday. */
const DAYS = [0, 1, 2, 3, 6, 7, 8, 9];
const COURSES = [['A', 'budi'], ['B', 'sari']] as const;

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnish(school);
});
afterAll(() => school.close());
const open: Watcher[] = [];
afterEach(() => {
  school.clock.turnTo(NOW);
  for (const it of open.splice(0)) it.close();
});

const fresh = async (input: object = {}): Promise<PapanRencana> => (await school.ask('kurikulum', planning.matrix, input)).body.data;
const topicOf = (kelas: Kelas) => idOf(`topik 7${kelas}`);
const competenceOf = (kelas: Kelas) => idOf(`kd 7${kelas}`);

/** The matrix as somebody follows it, by what they are pushed alone. */
async function follow(token: string, input: object = {}) {
  const watcher = await Watcher.open(school.base, token);
  open.push(watcher);
  const [rows, pushed] = [new Map<string, GuruRencana>(), [] as string[]];
  let beside: object | undefined;
  const take = ({ changes, beside: rest }: Pick<Answer, 'changes' | 'beside'>) => {
    beside = rest ?? beside;
    for (const [id, row] of changes) row ? rows.set(id, row as GuruRencana) : rows.delete(id);
  };
  watcher.socket.on('stream.delta', (delta: Answer) => {
    pushed.push(...delta.changes.map(([id]) => id));
    take(delta);
  });
  watcher.socket.on('stream.reset', async () => take(await watcher.subscribe(planning.matrix, input)));
  take(await watcher.subscribe(planning.matrix, input));
  return { watcher, rows, pushed, beside: () => beside };
}
type Following = Awaited<ReturnType<typeof follow>>;

const shows = ({ rows, beside }: Following, { guru, ...rest }: PapanRencana) => JSON.stringify([[...rows.values()].sort((one, other) => (one.id_guru < other.id_guru ? -1 : 1)), beside()]) === JSON.stringify([[...guru].sort((one, other) => (one.id_guru < other.id_guru ? -1 : 1)), rest]);

/** The same numbers each time, as if by chance. */
const chance = (seed: number) => {
  let at = seed;
  return (below: number) => (at = (at * 48_271) % 2_147_483_647) % below;
};

test('twenty who watch are pushed the rows of whoever saves, and end with what a fresh answer says', async () => {
  await school.give(GrantRoles, { id_guru: idOf('waliA'), roles: ['kurikulum'] });
  const tokens = await Promise.all(OVERSEERS.map((who) => school.token(who)));
  const watching = await Promise.all(tokens.flatMap((token) => Array.from({ length: SOCKETS_EACH }, () => follow(token))));
  const among = chance(7);
  for (let i = 0; i < SAVES; i++) {
    const [kelas, who] = COURSES[among(2)] as (typeof COURSES)[number];
    const id_sesi = school.lesson(kelas, 1 + among(3), addDays(school.today, DAYS[among(DAYS.length)] as number));
    const wish = among(3) ? { id_topik: topicOf(kelas), id_kd_master: competenceOf(kelas) } : { id_kd_master: null };
    const saved = school.ask(who, plan.change, { data: { id_sesi, ...wish } });
    if (among(2)) await saved;
  }
  const now = await fresh();
  for (const it of watching) await until('the matrix shows what is planned', async () => shows(it, await fresh()));
  expect(now.guru.reduce((sum, it) => sum + it.semester.direncanakan, 0)).toBeGreaterThan(0);
  for (const { watcher, pushed } of watching) {
    expect(watcher.told('stream.reset')).toEqual([]);
    expect(new Set(pushed)).toEqual(new Set([idOf('budi'), idOf('sari')]));
  }
});

test('a save of one teacher pushes no row of another', async () => {
  const it = await follow(await school.token('kurikulum'));
  const save = (id_topik: string | null) => school.ask('budi', plan.change, { data: { id_sesi: school.lesson('A', 2, addDays(school.today, 7)), id_topik, id_kd_master: competenceOf('A') } });
  await save(null);
  await save(topicOf('A'));
  await until('the row has come', async () => shows(it, await fresh()) && it.pushed.length > 0);
  expect([new Set(it.pushed), it.watcher.told('stream.reset')]).toEqual([new Set([idOf('budi')]), []]);
});

test('a lesson that becomes another teacher\'s changes both rows', async () => {
  const it = await follow(await school.token('kurikulum'));
  const [id_sesi, tanggal_sesi] = [school.lesson('A', 3, addDays(school.today, 7)), addDays(school.today, 7)];
  const { rows: [found] } = await school.query("SELECT data FROM es.event WHERE stream = $1 AND type = 'LessonScheduled'", [`lesson-${id_sesi}`]);
  await school.give(MoveLesson, { ...found?.data, tanggal_sesi, id_guru: idOf('sari') });
  await until('both rows have come', async () => shows(it, await fresh()));
});

test('a plan that is approved moves the row of whoever wrote it', async () => {
  const [it, id_sesi] = [await follow(await school.token('kurikulum')), school.lesson('A', 3, addDays(school.today, 8))];
  await school.ask('budi', plan.change, { data: { id_sesi, id_topik: topicOf('A'), id_kd_master: competenceOf('A') } });
  await until('the plan has come', async () => shows(it, await fresh()));
  const open = () => it.rows.get(idOf('budi'))?.minggu.reduce((sum, { belum_disetujui }) => sum + belum_disetujui, 0) ?? 0;
  expect(open()).toBeGreaterThan(0);
  await approved(school, 'budi', wholePlan([competenceOf('A')]));
  await until('all stands in an approved plan', async () => open() === 0 && shows(it, await fresh()));
});

test('a matrix that is open when its week ends stays one of that week in all its rows; that of the next day is another', async () => {
  const [tanggal, next] = [school.today, addDays(school.today, 7)];
  const it = await follow(await school.token('kurikulum'), { tanggal });
  school.clock.turnTo(new Date(NOW.getTime() + 7 * 86_400_000));
  await school.ask('budi', plan.change, { data: { id_sesi: school.lesson('A', 1, addDays(next, 7)), id_topik: topicOf('A'), id_kd_master: competenceOf('A') } });
  await until('his row has come', () => it.pushed.includes(idOf('budi')));
  await until('the matrix is one of its week', async () => shows(it, await fresh({ tanggal })));
  const weeks = (it.beside() as PapanRencana).minggu.map(({ minggu_ke }) => minggu_ke);
  expect([...it.rows.values()].map(({ minggu }) => minggu.map(({ minggu_ke }) => minggu_ke))).toEqual([weeks, weeks]);
  const [then, now] = [await fresh({ tanggal: next }), await fresh()];
  expect([then, then.kini]).toEqual([now, ((it.beside() as PapanRencana).kini as number) + 1]);
});
