import pg from 'pg';
import { Logger } from '@nestjs/common';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { openReadSide } from '#projections/kit/database';
import { projections } from '#projections/kit/projection';
import { Projector } from '#projections/kit/projector';
import type { TurnedClock } from '#server/kit/clock';
import type { DomainCommand } from '#server/kit/deciding/command';
import type { AnyDecider } from '#server/kit/deciding/decider';
import { Grounds } from '#server/kit/deciding/grounds';
import { Deciding } from '#server/kit/deciding/deciding';
import type { DueProcess, EventProcess } from '#server/kit/processes/process';
import { Processes } from '#server/kit/processes/processes';
import { sourceOf } from '#server/kit/log/journal';
import { openRuntime } from '#server/kit/runtime';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { allReadTables, answerTo } from '#test/kit/read-side';
import { exportsUnder } from '#test/kit/source-files';

const isDecider = (it: unknown): it is AnyDecider => typeof it === 'object' && it !== null && 'decide' in it && 'evolve' in it;

/** A school without its edge: the log, the deciders, the read side and the processes over a database of their own. */
export async function processing(clock: TurnedClock) {
  Logger.overrideLogger(false);
  const [database, folder] = [await freshDatabase(await allReadTables()), temporaryFolder()];
  const answers = await exportsUnder('projections', '.query.ts');
  const deciders = (await exportsUnder('server', '.decider.ts')).filter(isDecider);
  const runtime = await openRuntime({ databaseUrl: database.url, dataDir: folder.path, clock });
  const { pool, journal, claims, readSide, lag } = runtime;
  const db = openReadSide(pool);
  const queries = { execute: (question: object) => answerTo(answers, db, question, clock.now()) } as unknown as QueryBus;
  const grounds = new Grounds(queries, readSide, lag);
  const deciding = new Deciding(journal, claims, grounds, clock);
  const given: DomainCommand[] = [];
  const project = (stop: AbortController) => {
    const client = new pg.Client({ connectionString: database.url, pipeline: true });
    client.on('error', () => {});
    return client.connect().then(() => new Projector(client, sourceOf(journal), projections(), () => readSide.poke()).run(stop.signal)).finally(() => client.end());
  };
  const it = {
    pool, journal, readSide, clock, given,
    /** Stands before every command that a process gives; what it throws is what the process gets. */
    before: async (_: DomainCommand): Promise<void> => {},
    decide: (command: DomainCommand) => deciding.execute(deciders.find(({ commands }) => command.constructor.name in commands) as AnyDecider, command),
    project: () => stopping(project),
    run(eventProcesses: EventProcess[], dueProcesses: DueProcess[] = []) {
      const commands = {
        execute: async (command: DomainCommand) => {
          await it.before(command);
          given.push(command);
          return it.decide(command);
        },
      } as unknown as CommandBus;
      return stopping(({ signal }) => new Processes(commands, grounds, journal, clock, readSide, pool).run(eventProcesses, dueProcesses, signal));
    },
    async close() {
      await runtime.close();
      await database.drop();
      folder.remove();
    },
  };
  return it;
}
export type Processing = Awaited<ReturnType<typeof processing>>;

/** Work that goes on until it is told to stop. */
function stopping(work: (stop: AbortController) => Promise<unknown>) {
  const stop = new AbortController();
  const running = work(stop);
  return {
    stop: () => {
      stop.abort();
      return running;
    },
  };
}
