import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { identity } from '#contract/identity/identity.api';
import { chaosProxy } from '#test/kit/chaos-proxy';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';

let [database, folder, proxy, school] = [] as unknown as [Awaited<ReturnType<typeof freshDatabase>>, ReturnType<typeof temporaryFolder>, Awaited<ReturnType<typeof chaosProxy>>, School];
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), temporaryFolder()];
  proxy = await chaosProxy(database.url);
  school = await testSchool({ place: { url: proxy.url, dataDir: folder.path } });
  await school.signIn('admin');
});
afterAll(async () => {
  await school.close();
  proxy.close();
  await database.drop();
  folder.remove();
});

const PASSWORD = 'perahu layar 8';
const kinds = {
  teacher: { create: teachers.create, list: teachers.list, wish: (n: number) => ({ nik: `7700${n}00`, nama: 'Guru Terputus', jenis_kelamin: 'Pria', password: PASSWORD, email: `guru${n}@mercusuar.example` }), name: 'nik' },
  student: { create: students.create, list: students.list, wish: (n: number) => ({ nis: `8800${n}00`, nama: 'Murid Terputus', jenis_kelamin: 'Wanita', tahun_masuk: 2026, id_kelas: school.class('B').id_kelas, password: PASSWORD }), name: 'nis' },
} as const;
/** After so much of what the server says to its database: before the credential, between it and the claims, before and behind the facts. */
const POINTS = [0, 1, 2, 3, 5, 8, 12];

describe.each(['teacher', 'student'] as const)('rule 33: a new %s', (kind) => {
  const { create, list, wish, name } = kinds[kind];

  test.each(POINTS)('is there wholly or not at all when the database is cut off after %i messages, and a repeated request finishes it', async (n) => {
    const input = wish(n) as Record<string, any>;
    const ask = () => school.ask('admin', create, input, { headers: { 'idempotency-key': `${kind} ${n}` } });
    const found = async () => (await school.ask('admin', list, { search: input[name] })).body.data as { id: string; kelas?: string | null }[];
    [proxy.chaos, proxy.patience] = ['closed', n];
    const first = await quietly(ask);
    proxy.cut();
    [proxy.chaos, proxy.patience] = ['none', 0];
    expect([200, 500, 503]).toContain(first.status);
    const again = await quietly(() => until('the database is reached again', async () => {
      const answer = await ask();
      return answer.status === 200 ? answer : undefined;
    }));
    await until('it is read', async () => (await found()).length > 0);
    expect((await found()).map(({ id }) => id)).toEqual([again.body.data.id]);
    if (kind === 'student') await until('the class is joined', async () => (await found())[0]?.kelas === '7B');
    const entered = await school.ask('publik', identity.login, { username: input[name], password: PASSWORD });
    expect([entered.status, entered.body.mustChangePassword]).toEqual([200, true]);
    const { rows } = await school.query("SELECT stream FROM es.event WHERE type IN ('TeacherRegistered', 'StudentRegistered') AND stream LIKE $1", [`%${again.body.data.id}`]);
    expect(rows).toHaveLength(1);
  });
});
