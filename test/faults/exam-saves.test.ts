import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningDatabase } from '#server/kit/embedded-postgres';
import { openPool } from '#projections/kit/database';
import { participantId } from '#projections/exam/exam.projection';
import { chances, Taker } from '#test/faults/exam-taking';
import { copyOf, prepared } from '#test/faults/installation';
import { ServerProcess } from '#test/faults/server-process';
import { nameOf } from '#test/kit/school';
import { classes, idOf, type Kelas, students } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const [EXAMS, QUESTIONS] = [3, 12];
const [A] = classes;
let original: Awaited<ReturnType<typeof prepared>>;
let place: ReturnType<typeof copyOf>;
let server: ServerProcess;
let takers: { taker: Taker; id_murid: string }[];
beforeAll(async () => {
  original = await prepared();
  place = copyOf(original);
  server = await ServerProcess.start(place.env);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await place.remove();
  original.remove();
});

const done = async (method: string, path: string, token: string, body?: object) => {
  const said = await server.ask(method, path, { token, ...(body ? { body } : {}) });
  if (said.status !== 200) throw new Error(`${path} was answered ${said.status} ${JSON.stringify(said.body)}`);
  return said.body;
};

/** Daily tests that run now, each of one class. */
async function planned(kelas: Kelas) {
  const [who, id_mata_pelajaran] = kelas === 'A' ? (['budi', idOf('MTK')] as const) : (['sari', idOf('IPA')] as const);
  const token = await server.signIn(nameOf(who), nameOf(who));
  const soal: string[] = [];
  for (let i = 0; i < QUESTIONS; i++) soal.push((await done('POST', '/api/bank-soal', token, { id_mata_pelajaran, tipe: 'Essay', pertanyaan: `Uraikan hal ke-${i}` })).data.id);
  const daftar_kelas = [classes.find((it) => it.simbol === kelas)?.id_kelas_tahun_ajaran ?? A?.id_kelas_tahun_ajaran];
  const mulai = new Date(Date.now() - 60_000).toISOString();
  const exams: string[] = [];
  for (let i = 0; i < EXAMS; i++) exams.push((await done('POST', '/api/cbt/generate', token, { judul: `Ulangan ${kelas} ${i}`, tipe: 'PH', id_mata_pelajaran, daftar_kelas, mulai, durasi: 60, acak_soal: true, cbtSoalBundle: soal })).data.id);
  return exams;
}

/** What happens to the server while everybody answers. */
const FAULTS: (() => Promise<void>)[] = [
  async () => {
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    server = await ServerProcess.start(place.env, server.port);
  },
  async () => {
    const pid = pidOfDatabase() as number;
    process.kill(pid, 'SIGKILL');
    await until('there is another', () => ![pid, undefined].includes(pidOfDatabase()));
  },
  async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    server = await ServerProcess.start(place.env, server.port);
  },
  async () => {
    const rebuild = spawn(process.execPath, ['dist/tools/rebuild.js', 'attempt'], { env: { ...process.env, ...place.env }, stdio: 'ignore' });
    expect(await once(rebuild, 'exit')).toEqual([0, null]);
  },
];
const pidOfDatabase = () => {
  try {
    return Number(readFileSync(join(place.dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

test('a server and a database that are killed, tables that are rebuilt, a line that loses, doubles and delays, pages that crash and devices that are changed lose no answer and make none wrong', async () => {
  const exams = { A: await planned('A'), B: await planned('B') };
  const random = chances(20_261_123);
  const tokens = new Map<string, string>();
  for (const { who } of students) tokens.set(who, await server.signIn(nameOf(who), nameOf(who)));
  takers = students.flatMap(({ who, kelas, id_murid }) => exams[kelas].map((id_cbt) => ({ id_murid, taker: new Taker(() => server, tokens.get(who) as string, id_cbt, chances(random() * 2 ** 32)) })));
  for (const { who, kelas } of students) for (const id of exams[kelas]) await until('they are seated', async () => (await server.ask('GET', `/api/cbt/murid/brief-page?id_cbt=${id}`, { token: tokens.get(who) as string })).status === 200);
  await Promise.all(takers.map(({ taker }) => taker.begin()));
  const work = Promise.all(takers.map(({ taker }) => taker.work()));
  const made = () => takers.reduce((sum, { taker }) => sum + taker.made, 0);
  for (const fault of [...FAULTS, async () => {}]) {
    const wanted = made() + 600;
    await until(`${wanted} answers`, () => made() >= wanted);
    await fault();
  }
  const settled = Promise.all(takers.map(({ taker }) => taker.settle()));
  await Promise.all([work, settled]);

  const log = await inLog();
  for (const { taker, id_murid } of takers) {
    const { jawaban } = await taker.page();
    expect(jawaban).toEqual(Object.fromEntries(taker.truth));
    const saved = log.get(participantId(taker.id_cbt, id_murid)) ?? [];
    expect(saved.length).toBeGreaterThan(0);
    expect(new Set(saved).size).toBe(saved.length);
    expect([...taker.acked].filter((it) => !saved.includes(it))).toEqual([]);
    expect(taker.wrong).toEqual([]);
  }
  for (const { taker } of takers) expect(await taker.end()).toMatchObject({ status: 'selesai', terjawab: taker.truth.size, sidik: expect.stringMatching(/^[0-9A-F]{12}$/) });
});

/** Each save that lies in the log, by attempt. */
async function inLog() {
  const pool = openPool(runningDatabase(place.dir) as string);
  const { rows } = await pool.query<{ data: { id_peserta: string; tanda: [string, number, number][] } }>("SELECT data FROM es.event WHERE type IN ('AnswersSaved', 'AnswersReceivedLate') ORDER BY position");
  await pool.end();
  const found = new Map<string, string[]>();
  for (const { data } of rows) found.set(data.id_peserta, [...(found.get(data.id_peserta) ?? []), ...data.tanda.map(([soal, epoch, seq]) => `${soal} ${epoch}.${seq}`)]);
  return found;
}
