/** @jest-environment node */
import type { QueryBus } from '@nestjs/cqrs';
import { defaultSettings } from '#contract/institution/institution';
import { TurnedClock } from '#server/kit/clock';
import type { StoredEvent } from '#server/kit/log/event-store';
import { untilNow } from '#server/kit/log/until-now';
import { Sealing } from '#server/processes/sealing';
import { state } from '#test/kit/facts';
import { temporaryFolder } from '#test/kit/folder';
import { until } from '#test/kit/until';
import { proved, sealedLog } from '#test/log/a-sealed-log';
import { TestNumbered } from '#test/log/numbered';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** A log of one event on the evening of 1 August by Jakarta's clock, and a node that leads; `looks` counts how often it has looked at the day. */
async function leading(now: string, name: string, everyMs?: number) {
  const { journal, sealer, seals } = await sealedLog(`${folder.path}/${name}`, [0]);
  const clock = new TurnedClock(new Date(now));
  const it = { looks: 0, days: async () => Promise.all(seals.list().map(async (one) => (await one.head())?.tanggal)) };
  const queries = { execute: async () => ({ ...defaultSettings, zona_waktu: 'Asia/Jakarta', look: it.looks++ }) } as unknown as QueryBus;
  let stop = new AbortController();
  const write = (n: number) => state(journal, `murid-${n}`, [TestNumbered({ n })], { at: '2026-08-01T16:00:00.000Z' });
  let running: Promise<void> = Promise.resolve();
  const lead = () => {
    stop = new AbortController();
    running = new Sealing(sealer, clock, queries, everyMs).run(stop.signal);
  };
  const rest = async () => {
    stop.abort();
    await running;
  };
  const proof = async () => {
    const events: StoredEvent[] = [];
    for await (const batch of untilNow(journal.store)) events.push(...batch);
    return proved({ events, seals });
  };
  const looked = async () => {
    const seen = it.looks;
    clock.turnTo(clock.now());
    return until('a look at the day', () => it.looks > seen);
  };
  return Object.assign(it, { clock, journal, sealer, seals, write, lead, rest, looked, proof });
}

test('a day is sealed when the next one has begun in the school’s time zone, and only once', async () => {
  const school = await leading('2026-08-01T16:30:00.000Z', 'turns');
  await school.write(1);
  school.lead();
  await school.looked();
  expect(await school.days()).toEqual([]);
  school.clock.turnTo('2026-08-01T17:00:00.000Z');
  await until('the seal', async () => (await school.days()).length === 1);
  await school.write(2);
  school.clock.turnTo('2026-08-02T16:59:00.000Z');
  await school.looked();
  await school.rest();
  expect(await school.days()).toEqual(['2026-08-02']);
});

test('whatever is new is sealed within minutes, and when its day is over one seal stands for them all', async () => {
  const school = await leading('2026-08-01T16:30:00.000Z', 'minutes', 1);
  school.lead();
  for (const n of [1, 2, 3]) {
    await school.write(n);
    await until('its seal', async () => (await school.seals.last())?.count === n);
  }
  expect(await school.days()).toEqual(['2026-08-01', '2026-08-01', '2026-08-01']);
  school.clock.turnTo('2026-08-02T01:00:00.000Z');
  await until('one seal', () => school.seals.list().length === 1);
  await school.write(4);
  await until('the next day’s seal', async () => (await school.seals.last())?.count === 4);
  await school.rest();
  expect(school.seals.list().map((it) => it.name)).toEqual(['seal-000001-000004.json', 'seal-000005.json']);
  expect(await school.proof()).toMatchObject({ events: 4, sealed: 4, seals: 2, broken: null });
});

test('what was not sealed while nobody led is sealed at the next start', async () => {
  const school = await leading('2026-08-02T01:00:00.000Z', 'pauses');
  await school.write(1);
  await school.sealer.seal('2026-08-02');
  await school.write(2);
  school.clock.turnTo('2026-08-09T01:00:00.000Z');
  school.lead();
  await until('its seal', async () => (await school.days()).length === 2);
  await school.rest();
  expect(await school.days()).toEqual(['2026-08-02', '2026-08-09']);
  expect(await school.proof()).toMatchObject({ events: 2, sealed: 2, seals: 2, broken: null });
});

test('a day on which nothing happened has no seal', async () => {
  const school = await leading('2026-08-02T01:00:00.000Z', 'quiet');
  await school.write(1);
  await school.sealer.seal('2026-08-02');
  school.clock.turnTo('2026-08-03T01:00:00.000Z');
  school.lead();
  await school.looked();
  await school.rest();
  expect(await school.days()).toEqual(['2026-08-02']);
});
