import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { Kysely } from 'kysely';
import pg from 'pg';
import { openReadSide } from '#projections/kit/database';
import { TIME } from '#projections/kit/question';
import { ReadSide } from '#projections/kit/read-side';
import { resourceChecks } from '#projections/kit/resource-checks';
import { Clock } from '#server/kit/clock';
import { Claims } from '#server/kit/deciding/claims';
import { Deciding } from '#server/kit/deciding/deciding';
import { Grounds } from '#server/kit/deciding/grounds';
import { Answered, ASIDE } from '#server/kit/edge/answered';
import { Answering } from '#server/kit/edge/answering';
import { Errors } from '#server/kit/edge/errors';
import { Outages } from '#server/kit/edge/outage';
import { Gate } from '#server/kit/edge/gate';
import { Health } from '#server/kit/health';
import { Lag } from '#server/kit/lag';
import { DATABASE_URL, Leading } from '#server/kit/leading';
import { Endpoints } from '#server/kit/live/endpoints';
import { LiveGateway } from '#server/kit/live/live.gateway';
import { Rights } from '#server/kit/live/rights';
import { LIVE, Topics } from '#server/kit/live/topics';
import { Journal } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { LogCheck } from '#server/kit/log/log-check';
import { Sealer } from '#server/kit/log/sealer';
import { StreamProofs } from '#server/kit/log/stream-proof';
import { Processes } from '#server/kit/processes/processes';
import { Turns } from '#server/kit/resource/turns';
import type { Runtime } from '#server/kit/runtime';

/** The machinery, given to every context. */
@Global()
@Module({})
export class KitModule {
  static of({ pool, livePool, asidePool, journal, claims, sealer, readSide, lag, clock, master, databaseUrl }: Runtime): DynamicModule {
    const given = [
      { provide: pg.Pool, useValue: pool },
      { provide: Kysely, useValue: openReadSide(pool) },
      { provide: ASIDE, useValue: asidePool },
      { provide: LIVE, useValue: openReadSide(livePool) },
      { provide: Journal, useValue: journal },
      { provide: Claims, useValue: claims },
      { provide: MasterKey, useValue: master },
      { provide: Sealer, useValue: sealer },
      { provide: ReadSide, useValue: readSide },
      { provide: Lag, useValue: lag },
      { provide: Clock, useValue: clock },
      { provide: DATABASE_URL, useValue: databaseUrl },
      { provide: TIME, useValue: { get now() { return clock.now(); } } },
    ];
    const made = [Deciding, Grounds, Outages, Health, Turns, Processes, Leading, Endpoints, Gate, Answered, Answering, Rights, Topics, LogCheck, StreamProofs];
    return {
      module: KitModule,
      imports: [CqrsModule.forRoot(), DiscoveryModule],
      providers: [
        ...given, ...made, ...resourceChecks, LiveGateway,
        { provide: APP_GUARD, useExisting: Gate },
        { provide: APP_FILTER, useClass: Errors },
      ],
      exports: [...given, ...made, CqrsModule],
    };
  }
}
