/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Actor } from '#server/kit/deciding/command';
import { UnknownOutcome } from '#server/kit/log/event-store';
import { Room, seats } from '#test/deciding/seats';
import { NOW, node, outcomeOf } from '#test/kit/deciding';
import type { StagedStore } from '#test/kit/staged-store';

let room: Room;
let store: StagedStore;
beforeEach(() => {
  room = new Room();
  store = room.store;
});

describe('an unknown outcome', () => {
  test.each([['was stored', 'after'], ['was not stored', 'before']] as const)('is told as such, and the same command again is done once when it %s', async (_, when) => {
    const [ours, command] = [node(store), room.takes('ani')];
    await ours.deciding.execute(seats, room.takes('budi'));
    store[when] = (does) => {
      if (does === 'append') throw new UnknownOutcome('lost');
    };
    expect(await outcomeOf(ours.deciding.execute(seats, command))).toBe('UNKNOWN_OUTCOME');
    store[when] = () => {};
    expect((await ours.deciding.execute(seats, command)).position).toBe('2');
    expect(await room.said()).toEqual(['SeatTaken budi', 'SeatTaken ani']);
  });

  test('of one command does not become the state that others are decided on', async () => {
    const ours = node(store);
    store.before = (does) => {
      if (does === 'append') throw new UnknownOutcome('lost');
    };
    expect(await outcomeOf(ours.deciding.execute(seats, room.takes('ani')))).toBe('UNKNOWN_OUTCOME');
    store.before = () => {};
    await ours.deciding.execute(seats, room.takes('ani'));
    expect(await room.said()).toEqual(['SeatTaken ani']);
  });
});

test('a command that fails holds up none behind it, and no other stream', async () => {
  const ours = node(store);
  store.before = (does) => {
    if (does === 'read') throw new Error('no database');
  };
  await expect(ours.deciding.execute(seats, room.takes('ani'))).rejects.toThrow('no database');
  store.before = () => {};
  expect(await Promise.all([room.takes('ani'), room.takes('budi')].map((it) => outcomeOf(ours.deciding.execute(seats, it))))).toEqual(['done', 'done']);
});

test('an event says who did it, in which role, when by the school\'s clock, and because of what', async () => {
  const by: Actor = { account: randomUUID(), role: 'guruMapel', session: randomUUID(), roles: ['guruMapel', 'admin'] };
  const [ours, id, correlation, causation] = [node(store), randomUUID(), randomUUID(), randomUUID()];
  await ours.deciding.execute(seats, room.takes('ani', id, by));
  await ours.deciding.execute(seats, room.takesAt('budi', '2025-01-01T00:00:00.000Z', { correlation, causation }));
  const [first, second] = await ours.journal.read(room.stream);
  expect(first?.meta).toEqual({ at: NOW, account: by.account, role: 'guruMapel', session: by.session, command: id, correlation: id, causation: null });
  expect(second?.meta).toMatchObject({ at: '2025-01-01T00:00:00.000Z', correlation, causation });
});
