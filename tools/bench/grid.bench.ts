import path from 'node:path';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { addDays } from '#contract/school-year/school-days';
import { ReadSide } from '#projections/kit/read-side';
import { LessonsBetween } from '#projections/lesson/lesson.query';
import { createApp } from '#server/app';
import { demoClock } from '#server/demo/demo';
import { demoId, type DemoSchool } from '#server/demo/demo-school';
import { BeginAssignment, SetAssignment } from '#server/assignment/assignment.decider';
import { HandIn, MarkWork } from '#server/assignment/submission.decider';
import { type CommandType, SYSTEM } from '#server/kit/deciding/command';
import { RegisterStudent } from '#server/people/student.decider';
import { closedLoop, type Figures, median, quantile, round } from '#tools/bench/measure';
import { caller, serve, signIn, stop } from '#tools/bench/school';

const [WORKS, CALLERS, MS, LANES, DAY_MS] = [1_000, 4, 8_000, 32, 86_400_000];

/** The grading grid of a thousand pieces of work, half of them marked, while four people look at it. */
export async function gridBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const teacher = school.teachers[4] as DemoSchool['teachers'][number];
  const id_sesi = await fill(databaseUrl, dataDir, school, teacher.id_guru);
  const server = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(server.base);
    const token = await signIn(call, teacher.nik);
    const { took } = await closedLoop(CALLERS, MS, async () => {
      const { status, body } = await call('GET', `/api/slot/assignmentGrading?id_sesi=${id_sesi}`, token);
      if (status !== 200 || body.data.filter((it: { versi: number }) => it.versi === 1).length < WORKS) throw new Error(`a grid was answered with ${status} and ${body.data?.length} rows`);
    });
    return { grid_1000_p50_ms: round(median(took)), grid_1000_p99_ms: round(quantile(took, 0.99)) };
  } finally {
    await stop(server.child);
  }
}

/** Handed in by the school's students and as many more as it takes, as if all were of one class. */
async function fill(databaseUrl: string, dataDir: string, { students }: DemoSchool, id_guru: string) {
  const clock = await demoClock(databaseUrl);
  const app = await createApp({ databaseUrl, dataDir, clock, webRoot: path.resolve('dist/web') });
  const bus = app.nest.get(CommandBus);
  const today = clock.now().toISOString().slice(0, 10);
  const { data } = await app.nest.get(QueryBus).execute(new LessonsBetween({ dates: `${addDays(today, -3)},${addDays(today, 5)}`, id_guru, page: 1, limit: 100, search: '', sortBy: 'tanggal_sesi', order: 'desc' }));
  const id_sesi = (data[0] as { id_sesi: string }).id_sesi;
  let last: string | undefined;
  const give = async (command: CommandType, given: object) => {
    last = (await bus.execute(new command(given, SYSTEM))).position ?? last;
  };
  const settled = () => app.nest.get(ReadSide).upTo(last as string);
  const each = <T>(all: readonly T[], act: (it: T) => Promise<unknown>) => Promise.all(Array.from({ length: LANES }, async (_, lane) => {
    for (let i = lane; i < all.length; i += LANES) await act(all[i] as T);
  }));
  const more = Array.from({ length: WORKS - students.length }, (_, i) => ({ id_murid: demoId(`grid ${i}`), nis: `8${String(i).padStart(7, '0')}`, nama: `Murid Nomor ${i}`, jenis_kelamin: i % 2 ? 'Pria' : 'Wanita', tahun_masuk: 2026, email: null, alamat: null }));
  await each(more, (it) => give(RegisterStudent, it));
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
  await give(SetAssignment, { id_sesi, tipe_assignment: 'Essay', judul: 'Seribu pekerjaan', petunjuk: '', dibuka: at(-1), tenggat: at(14), terlambat: 'terima', batas_terlambat: null, nilai_terlambat: 100, rubrik: [], berkas: [], soal: [] });
  await give(BeginAssignment, { id_sesi });
  await settled();
  const works = [...students, ...more].slice(0, WORKS).map(({ id_murid }) => ({ id_sesi, id_murid }));
  await each(works, (of) => give(HandIn, { ...of, essay_answer: `<p>${'Jawaban panjang. '.repeat(60)}</p>`, jawaban_murid: null, id_file: null }));
  await each(works.slice(WORKS / 2), (of) => give(MarkWork, { ...of, tugas_nilai: 80, feedback: 'Runtut dan jelas.', id_kd: null }));
  await settled();
  await app.close();
  return id_sesi;
}
