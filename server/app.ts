import 'reflect-metadata';
import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '#server/app.module';
import { secureHeaders } from '#server/kit/edge/headers';
import { fastifyAdapter, serveBeside, serveDocs } from '#server/kit/edge/http';
import { Health } from '#server/kit/health';
import { Leading } from '#server/kit/leading';
import { SameOriginAdapter } from '#server/kit/live/socket-adapter';
import { clockDoubt } from '#server/kit/log/clock-doubt';
import { type Opened, opening } from '#server/kit/opened';
import { openToAll } from '#server/kit/log/open-to-all';
import { Processes } from '#server/kit/processes/processes';
import { type Config, openRuntime } from '#server/kit/runtime';
import { ExamWatch } from '#server/exam/exam-watch';
import { dueProcesses, eventProcesses } from '#server/processes/all';
import { Housekeeping } from '#server/processes/housekeeping';
import { MailDelivery } from '#server/identity/mail-delivery';
import { Press } from '#server/document/press';
import { Sealing } from '#server/processes/sealing';

/** `hasDocs`: whether the API documents itself. */
export type AppConfig = Config & { webRoot: string; hasDocs?: boolean };
export type App = { nest: NestFastifyApplication; listen(port: number, host?: string): Promise<string>; close(): Promise<void> };

/** Anybody may ask for the health: how the log is open is only said where the server was started. */
const OPEN = 'EventStoreDB is open to all; the server said why when it started';
/** How long requests may take to end when the server stops. */
const CLOSING_MS = 5_000;
/** How many connections may wait to be taken: a class that comes at once is refused by an answer, not by silence. */
const MOST_KNOCKING = 4_096;

/** The whole server over one database, its read side current, not listening yet. */
export const createApp = (config: AppConfig) => opening((opened) => appOf(config, opened));

async function appOf({ webRoot, hasDocs = false, ...config }: AppConfig, opened: Opened): Promise<App> {
  const runtime = await openRuntime(config);
  opened.add(runtime.close);
  const logger = new ConsoleLogger({ logLevels: ['error', 'warn', 'fatal'] });
  const nest = await NestFactory.create<NestFastifyApplication>(AppModule.of(runtime), fastifyAdapter(), { logger, bodyParser: false, abortOnError: false });
  const leading = nest.get(Leading);
  opened.add(() => leading.stop());
  opened.add(() => closed(nest));
  nest.useWebSocketAdapter(new SameOriginAdapter(nest));
  await serveBeside(nest, webRoot);
  if (hasDocs) await serveDocs(nest);
  await nest.init();
  secureHeaders(nest.getHttpServer());
  const [health, sealing] = [nest.get(Health), nest.get(Sealing)];
  health.remind('seal', async () => sealing.trouble);
  health.remind('log', async () => openToAll(config.eventstoreUrl) && OPEN);
  if (!runtime.clock.isDemo) health.remind('clock', () => clockDoubt(runtime.sealer));
  const processes = { run: (signal: AbortSignal) => nest.get(Processes).run(eventProcesses, dueProcesses, signal) };
  leading.start([processes, sealing, nest.get(MailDelivery), nest.get(Housekeeping), nest.get(ExamWatch), nest.get(Press)]);
  await leading.untilCurrent();
  return {
    nest,
    listen: async (port, host = '0.0.0.0') => {
      await nest.listen({ port, host, backlog: MOST_KNOCKING });
      return nest.getUrl();
    },
    close: opened.close,
  };
}

async function closed(nest: NestFastifyApplication) {
  const impatience = setTimeout(() => nest.getHttpServer().closeAllConnections(), CLOSING_MS);
  await nest.close();
  clearTimeout(impatience);
}
