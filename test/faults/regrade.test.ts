import path from 'node:path';
import { AnswersSaved, AttemptFinished, AttemptStarted } from '#contract/exam/attempt.events';
import { ExamSeated } from '#contract/exam/exam.events';
import { participantId } from '#projections/exam/exam.projection';
import { openPool } from '#projections/kit/database';
import { EmbeddedPostgres, runningDatabase } from '#server/kit/embedded-postgres';
import { Journal, NOTHING } from '#server/kit/log/journal';
import { lately } from '#test/faults/installation';
import { ServerProcess } from '#test/faults/server-process';
import { anExam, type Exam } from '#test/kit/an-exam';
import { metaOf, state } from '#test/kit/facts';
import { temporaryFolder } from '#test/kit/folder';
import { nameOf, testSchool } from '#test/kit/school';
import { classes, idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const [MANY, AT_ONCE] = [400, 20];
const folder = temporaryFolder();
const dir = path.join(folder.path, 'postgres');
let exam: Exam;
let server: ServerProcess;
beforeAll(async () => {
  const postgres = new EmbeddedPostgres({ dir });
  const url = await postgres.start();
  const school = await testSchool({ now: lately(), place: { url, dataDir: folder.path } });
  exam = await anExam(school, 'many');
  await sitMany(school.nest.get(Journal), school.clock.now().toISOString());
  await until('all of them are marked', async () => (await school.query("SELECT FROM es.event WHERE type = 'AttemptGraded'")).rowCount === MANY);
  await school.close();
  await postgres.stop();
  server = await ServerProcess.start({ DATA_DIR: folder.path });
});
afterAll(async () => {
  await server.end('SIGTERM');
  folder.remove();
});

/** Many more than a class has: half of them with what the key says, half with what it should have said. */
async function sitMany(journal: Journal, at: string) {
  const murid = Array.from({ length: MANY }, (_, i) => idOf(`one of many ${i}`));
  await state(journal, `exam-${exam.id_cbt}`, [ExamSeated({ id_cbt: exam.id_cbt, peserta: murid.map((id_murid) => ({ id_murid, id_kelas_tahun_ajaran: classes[0]?.id_kelas_tahun_ajaran as string, id_pengawas_cbt: null })), keluar: [] })], { at });
  const sit = (id_murid: string, letter: string) => {
    const of = { id_peserta: participantId(exam.id_cbt, id_murid), id_cbt: exam.id_cbt, id_murid };
    return journal.append(`attempt-${of.id_peserta}`, NOTHING, [
      AttemptStarted({ ...of, id_pengawas_cbt: null, ke: 1, benih: 1, soal: exam.soal.map((it): [string, string] => [it, 'ABCD']), durasi: 60, tenggat: at, tutup: at, perangkat: 'hp' }),
      AnswersSaved({ ...of, tanda: [[exam.soal[0] as string, 1, 1, false, true]], jawaban: [letter], terjawab: 1, ragu: 0, lease: 1, perangkat: 'hp', terlambat: false }),
      AttemptFinished({ ...of, oleh: 'murid', terjawab: 1, sidik: 'x', alasan: null }),
    ], metaOf({ at }));
  };
  for (let i = 0; i < MANY; i += AT_ONCE) await Promise.all(murid.slice(i, i + AT_ONCE).map((it, j) => sit(it, (i + j) % 2 ? 'A' : 'D')));
}

async function inLog() {
  const pool = openPool((await runningDatabase(dir)) as string, { max: 1 });
  const { rows } = await pool.query<{ stream: string; nilai: number; sebelum: number }>("SELECT stream, (data ->> 'nilai')::float AS nilai, (data ->> 'sebelum')::float AS sebelum FROM es.event WHERE type = 'AttemptGraded' AND data ->> 'sebab' = 'koreksi_kunci'");
  await pool.end();
  return rows;
}

test('a server that is killed while many are marked anew goes on with those who are left, each once', async () => {
  const signIn = () => server.signIn(nameOf('budi'), nameOf('budi'));
  const progress = async (token: string) => (await server.ask('GET', `/api/cbt/${exam.id_cbt}/penilaian`, { token })).body.data.kemajuan.koreksi;
  const token = await signIn();
  const ask = (dry_run: boolean) => server.ask('POST', `/api/cbt/${exam.id_cbt}/koreksi-kunci`, { token, body: { soal: exam.soal[0], kunci: ['A'], alasan: 'Salah ketik', dry_run } });
  const told = (await ask(true)).body.data;
  expect(told).toMatchObject({ peserta: MANY, naik: MANY / 2, turun: MANY / 2, tetap: 0 });

  expect((await ask(false)).status).toBe(200);
  await until('some of them are marked anew', async () => (await progress(token)).dinilai > 0);
  expect(await server.end('SIGKILL')).toBe('SIGKILL');
  const half = (await inLog()).length;
  expect([half > 0, half < MANY]).toEqual([true, true]);

  server = await ServerProcess.start({ DATA_DIR: folder.path }, server.port);
  const again = await signIn();
  await until('all of them are', async () => JSON.stringify(await progress(again)) === JSON.stringify({ dinilai: MANY, dari: MANY }));
  const marked = await inLog();
  expect([marked.length, new Set(marked.map(({ stream }) => stream)).size]).toEqual([MANY, MANY]);
  // What came to be is what was said before.
  const before = new Map(told.berubah.map((it: { id_peserta: string; sebelum: number; sesudah: number }) => [`mark-${it.id_peserta}`, [it.sebelum, it.sesudah]]));
  expect(marked.filter(({ stream, sebelum, nilai }) => JSON.stringify(before.get(stream)) !== JSON.stringify([sebelum, nilai]))).toEqual([]);
});
