import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { ReadSide } from '#projections/kit/read-side';
import { createApp } from '#server/app';
import { RealClock } from '#server/kit/clock';
import { SYSTEM } from '#server/kit/deciding/command';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { seedId } from '#server/kit/resource/seeds';
import { demoId, type DemoSchool } from '#server/demo/demo-school';
import { closedLoop, type Figures, median, quantile, round } from '#tools/bench/measure';
import { caller, serve, stop, signIn } from '#tools/bench/school';

const ROWS = 10_000;
const CALLERS = 8;
const MS = 5_000;
const WORDS = ['bilangan', 'sudut', 'aljabar', 'data', 'himpunan', 'rasio'];

/** Pages of a list of ten thousand rows with the names of three references each: any page, any order, some searched. */
export async function listBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  await fill(databaseUrl, dataDir, school);
  const server = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(server.base);
    const token = await signIn(call, school.teachers[0]?.nik as string);
    const { took } = await closedLoop(CALLERS, MS, async (_, turn) => {
      const searched = turn % 4 === 0 ? `&search=${WORDS[turn % WORDS.length]}` : '';
      const at = `/api/kd?limit=25&page=${1 + ((turn * 37) % (searched ? 40 : ROWS / 25))}&sortBy=${basicCompetence.sort[turn % basicCompetence.sort.length]}${searched}`;
      const { status } = await call('GET', at, token);
      if (status !== 200) throw new Error(`a list was answered with ${status}`);
    });
    return { list_rows: ROWS, list_p50_ms: round(median(took)), list_p99_ms: round(quantile(took, 0.99)) };
  } finally {
    await stop(server.child);
  }
}

async function fill(databaseUrl: string, dataDir: string, { subjects }: DemoSchool) {
  const app = await createApp({ databaseUrl, dataDir, clock: new RealClock(), webRoot: path.resolve('dist/web') });
  const [bus, { Create }] = [app.nest.get(CommandBus), commandsOf(basicCompetence)];
  let last: string | undefined;
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    id: demoId(`bench ${i}`), ...(basicCompetence.api.create.input.parse({
      kode: codeOf(Math.floor(i / 39)), kompetensi_dasar: `Menjelaskan ${WORDS[i % WORDS.length]} dan penerapannya, bagian ${i}`, alias: `bagian ${i}`,
      id_mata_pelajaran: subjects[i % 13]?.id, id_level: seedId('level', ['VII', 'VIII', 'IX'][Math.floor(i / 13) % 3] as string), urutan: i % 1000,
    }) as object),
  }));
  await Promise.all(Array.from({ length: 64 }, async (_, lane) => {
    for (let i = lane; i < ROWS; i += 64) last = (await bus.execute(new Create(rows[i] as object, SYSTEM))).position ?? last;
  }));
  await app.nest.get(ReadSide).upTo(last as string);
  await app.close();
}

/** A code is there once in a subject and level: thirteen subjects in three levels share each. */
const codeOf = (nth: number) => `${1 + (nth % 4)}.${20 + Math.floor(nth / 4)}`;
