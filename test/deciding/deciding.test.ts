import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { event } from '#contract/kit/event';
import { refusals } from '#contract/kit/refusal';
import { type Actor, DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';
import { UnknownOutcome } from '#server/kit/log/event-store';
import { NOW, node, outcomeOf } from '#test/kit/deciding';
import { StagedStore } from '#test/kit/staged-store';

const no = refusals({ FULL: [409, 'Penuh', 'Full'], CLOSED: [409, 'Tutup', 'Closed'] });
const TestSeatTaken = event('TestSeatTaken', { who: z.string() });
const TestSeatLeft = event('TestSeatLeft', { who: z.string() });
const TestDoorSet = event('TestDoorSet', { open: z.boolean() });
class TakeSeat extends DomainCommand<{ room: string; who: string }> {}
class LeaveSeat extends DomainCommand<{ room: string; who: string }> {}
class SetDoor extends DomainCommand<{ room: string; open: boolean }> {}

const seats = decider({
  stream: 'room',
  idOf: ({ room }: { room: string }) => room,
  commands: { TakeSeat, LeaveSeat, SetDoor },
  events: { TestSeatTaken, TestSeatLeft, TestDoorSet },
  initial: { open: true, who: [] as readonly string[] },
  decide: {
    TakeSeat: ({ who }, state) => {
      refuseUnless(state.open, no.CLOSED);
      if (state.who.includes(who)) return nothing;
      refuseUnless(state.who.length < 10, no.FULL);
      return TestSeatTaken({ who });
    },
    LeaveSeat: ({ who }, state) => (state.who.includes(who) ? TestSeatLeft({ who }) : nothing),
    SetDoor: ({ open }, state) => (open === state.open ? nothing : TestDoorSet({ open })),
  },
  evolve: {
    TestSeatTaken: (state, { who }) => ({ ...state, who: [...state.who, who] }),
    TestSeatLeft: (state, { who }) => ({ ...state, who: state.who.filter((it) => it !== who) }),
    TestDoorSet: (state, { open }) => ({ ...state, open }),
  },
});

let [store, room] = [new StagedStore(), ''];
beforeEach(() => {
  [store, room] = [new StagedStore(), randomUUID()];
});
const takes = (who: string, id = randomUUID(), by: Actor = SYSTEM) => new TakeSeat({ room, who }, by, { id });
const leaves = (who: string) => new LeaveSeat({ room, who }, SYSTEM);
const door = (open: boolean) => new SetDoor({ room, open }, SYSTEM);
const said = async () => (await node(store).journal.read(`room-${room}`)).map((it) => `${it.type.slice(4)} ${it.data.who ?? it.data.open}`);

describe('a race', () => {
  test('fifty commands through two nodes have the outcome of one after the other', async () => {
    const nodes = [node(store), node(store)];
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => outcomeOf(nodes[i % 2]?.deciding.execute(seats, takes(`p${i}`)) as never)));
    expect(outcomes.filter((it) => it === 'done')).toHaveLength(10);
    expect(outcomes.filter((it) => it === 'FULL')).toHaveLength(40);
    expect(new Set(await said()).size).toBe(10);
  });

  test('fifty times the same wish through two nodes is one fact', async () => {
    const nodes = [node(store), node(store)];
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => outcomeOf(nodes[i % 2]?.deciding.execute(seats, takes('ani')) as never)));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await said()).toEqual(['SeatTaken ani']);
  });

  test('who lost it decides again on what is now true', async () => {
    const [own, other] = [Object.create(store) as StagedStore, node(store)];
    let raced = false;
    own.before = async (does) => {
      if (does !== 'append' || raced) return;
      raced = true;
      await other.deciding.execute(seats, door(false));
    };
    expect(await outcomeOf(node(own).deciding.execute(seats, takes('ani')))).toBe('CLOSED');
    expect(await said()).toEqual(['DoorSet false']);
  });

  test('who loses it again and again is told to try later, and nothing was written for them', async () => {
    const [own, other] = [Object.create(store) as StagedStore, node(store)];
    let turns = 0;
    own.before = async (does) => {
      if (does === 'append') await other.deciding.execute(seats, door(turns++ % 2 === 1));
    };
    expect(await outcomeOf(node(own).deciding.execute(seats, leaves('ani')))).toBe('done');
    await other.deciding.execute(seats, takes('budi'));
    expect(await outcomeOf(node(own).deciding.execute(seats, leaves('budi')))).toBe('CONFLICT');
    expect(await said()).not.toContain('SeatLeft budi');
  });
});

describe('a repeated command', () => {
  test.each([
    ['by the same node', () => node(store), true],
    ['by a node that has never seen the stream', () => node(store), false],
  ])('changes nothing, even after other changes, asked %s', async (_, start, isSame) => {
    const [first, command] = [start(), takes('ani')];
    const { position } = await first.deciding.execute(seats, command);
    await first.deciding.execute(seats, leaves('ani'));
    await first.deciding.execute(seats, door(false));
    expect(await (isSame ? first : start()).deciding.execute(seats, command)).toEqual({ position });
    expect(await said()).toEqual(['SeatTaken ani', 'SeatLeft ani', 'DoorSet false']);
  });

  test('changes nothing when asked of a node that remembers the stream from before it', async () => {
    const [early, late, command] = [node(store), node(store), takes('ani')];
    await early.deciding.execute(seats, takes('budi'));
    const { position } = await late.deciding.execute(seats, command);
    expect(await early.deciding.execute(seats, command)).toEqual({ position });
    await late.deciding.execute(seats, leaves('ani'));
    await early.deciding.execute(seats, command);
    expect(await said()).toEqual(['SeatTaken budi', 'SeatTaken ani', 'SeatLeft ani']);
  });

  test('sent twenty times at once through two nodes is done once', async () => {
    const [nodes, command] = [[node(store), node(store)], takes('ani')];
    const receipts = await Promise.all(Array.from({ length: 20 }, (_, i) => nodes[i % 2]?.deciding.execute(seats, command)));
    expect(new Set(receipts.map((it) => it?.position)).size).toBe(1);
    expect(await said()).toEqual(['SeatTaken ani']);
  });
});

describe('a node that remembers a stream from before others changed it', () => {
  test('does not take a wish for already granted', async () => {
    const [ours, theirs] = [node(store), node(store)];
    await ours.deciding.execute(seats, takes('ani'));
    await theirs.deciding.execute(seats, leaves('ani'));
    await ours.deciding.execute(seats, takes('ani'));
    expect(await said()).toEqual(['SeatTaken ani', 'SeatLeft ani', 'SeatTaken ani']);
  });

  test('does not refuse what has become possible', async () => {
    const [ours, theirs] = [node(store), node(store)];
    await ours.deciding.execute(seats, door(false));
    await theirs.deciding.execute(seats, door(true));
    expect(await outcomeOf(ours.deciding.execute(seats, takes('ani')))).toBe('done');
  });

  test('does not grant what has become impossible', async () => {
    const [ours, theirs] = [node(store), node(store)];
    await ours.deciding.execute(seats, takes('ani'));
    await theirs.deciding.execute(seats, door(false));
    expect(await outcomeOf(ours.deciding.execute(seats, takes('budi')))).toBe('CLOSED');
  });
});

describe('an unknown outcome', () => {
  test.each([['was stored', 'after'], ['was not stored', 'before']] as const)('is told as such, and the same command again is done once when it %s', async (_, when) => {
    const [ours, command] = [node(store), takes('ani')];
    await ours.deciding.execute(seats, takes('budi'));
    store[when] = (does) => {
      if (does === 'append') throw new UnknownOutcome('lost');
    };
    expect(await outcomeOf(ours.deciding.execute(seats, command))).toBe('UNKNOWN_OUTCOME');
    store[when] = () => {};
    expect((await ours.deciding.execute(seats, command)).position).toBe('2');
    expect(await said()).toEqual(['SeatTaken budi', 'SeatTaken ani']);
  });

  test('of one command does not become the state that others are decided on', async () => {
    const ours = node(store);
    store.before = (does) => {
      if (does === 'append') throw new UnknownOutcome('lost');
    };
    expect(await outcomeOf(ours.deciding.execute(seats, takes('ani')))).toBe('UNKNOWN_OUTCOME');
    store.before = () => {};
    await ours.deciding.execute(seats, takes('ani'));
    expect(await said()).toEqual(['SeatTaken ani']);
  });
});

test('a command that fails holds up none behind it, and no other stream', async () => {
  const ours = node(store);
  store.before = (does) => {
    if (does === 'read') throw new Error('no database');
  };
  await expect(ours.deciding.execute(seats, takes('ani'))).rejects.toThrow('no database');
  store.before = () => {};
  expect(await Promise.all([takes('ani'), takes('budi')].map((it) => outcomeOf(ours.deciding.execute(seats, it))))).toEqual(['done', 'done']);
});

test('an event says who did it, in which role, when by the school\'s clock, and because of what', async () => {
  const by: Actor = { account: randomUUID(), role: 'guruMapel', session: randomUUID(), roles: ['guruMapel', 'admin'] };
  const [ours, id, correlation, causation] = [node(store), randomUUID(), randomUUID(), randomUUID()];
  await ours.deciding.execute(seats, takes('ani', id, by));
  await ours.deciding.execute(seats, new TakeSeat({ room, who: 'budi' }, by, { at: '2025-01-01T00:00:00.000Z', correlation, causation }));
  const [first, second] = await ours.journal.read(`room-${room}`);
  expect(first?.meta).toEqual({ at: NOW, account: by.account, role: 'guruMapel', session: by.session, command: id, correlation: id, causation: null });
  expect(second?.meta).toMatchObject({ at: '2025-01-01T00:00:00.000Z', correlation, causation });
});
