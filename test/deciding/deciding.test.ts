/** @jest-environment node */
import { common } from '#contract/kit/refusal';
import { node, outcomeOf } from '#test/kit/deciding';
import { Room, seats } from '#test/deciding/seats';
import type { StagedStore } from '#test/kit/staged-store';

let room: Room;
let store: StagedStore;
beforeEach(() => {
  room = new Room();
  store = room.store;
});

describe('a race', () => {
  test('fifty commands through two nodes have the outcome of one after the other', async () => {
    const nodes = [node(store), node(store)];
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => outcomeOf(nodes[i % 2]?.deciding.execute(seats, room.takes(`p${i}`)) as never)));
    expect(outcomes.filter((it) => it === 'done')).toHaveLength(10);
    expect(outcomes.filter((it) => it === 'FULL')).toHaveLength(40);
    expect(new Set(await room.said()).size).toBe(10);
  });

  test('fifty times the same wish through two nodes is one fact', async () => {
    const nodes = [node(store), node(store)];
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => outcomeOf(nodes[i % 2]?.deciding.execute(seats, room.takes('ani')) as never)));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await room.said()).toEqual(['SeatTaken ani']);
  });

  test('who lost it decides again on what is now true', async () => {
    const [own, other] = [Object.create(store) as StagedStore, node(store)];
    let raced = false;
    own.before = async (does) => {
      if (does !== 'append' || raced) return;
      raced = true;
      await other.deciding.execute(seats, room.door(false));
    };
    expect(await outcomeOf(node(own).deciding.execute(seats, room.takes('ani')))).toBe('CLOSED');
    expect(await room.said()).toEqual(['DoorSet false']);
  });

  test('who loses it again and again is told to try later, and nothing was written for them', async () => {
    const [own, other] = [Object.create(store) as StagedStore, node(store)];
    let turns = 0;
    own.before = async (does) => {
      if (does === 'append') await other.deciding.execute(seats, room.door(turns++ % 2 === 1));
    };
    expect(await outcomeOf(node(own).deciding.execute(seats, room.leaves('ani')))).toBe('done');
    await other.deciding.execute(seats, room.takes('budi'));
    expect(await outcomeOf(node(own, { patience: 0 }).deciding.execute(seats, room.leaves('budi')))).toBe('RACE_LOST');
    expect(common.RACE_LOST.status).toBe(common.UNKNOWN_OUTCOME.status);
    expect(await room.said()).not.toContain('SeatLeft budi');
  });

  test('who loses it many times, but to wishes that are no contradiction, is granted theirs', async () => {
    const [own, other] = [Object.create(store) as StagedStore, node(store)];
    await other.deciding.execute(seats, room.takes('budi'));
    let turns = 0;
    own.before = async (does) => {
      if (does === 'append' && turns++ < 30) await other.deciding.execute(seats, room.door(turns % 2 === 0));
    };
    expect(await outcomeOf(node(own).deciding.execute(seats, room.leaves('budi')))).toBe('done');
    expect((await room.said()).filter((it) => it === 'SeatLeft budi')).toHaveLength(1);
  });
});

describe('a repeated command', () => {
  test.each([
    ['by the same node', () => node(store), true],
    ['by a node that has never seen the stream', () => node(store), false],
  ])('changes nothing, even after other changes, asked %s', async (_, start, isSame) => {
    const [first, command] = [start(), room.takes('ani')];
    const { position } = await first.deciding.execute(seats, command);
    await first.deciding.execute(seats, room.leaves('ani'));
    await first.deciding.execute(seats, room.door(false));
    expect(await (isSame ? first : start()).deciding.execute(seats, command)).toEqual({ position });
    expect(await room.said()).toEqual(['SeatTaken ani', 'SeatLeft ani', 'DoorSet false']);
  });

  test('changes nothing when asked of a node that remembers the stream from before it', async () => {
    const [early, late, command] = [node(store), node(store), room.takes('ani')];
    await early.deciding.execute(seats, room.takes('budi'));
    const { position } = await late.deciding.execute(seats, command);
    expect(await early.deciding.execute(seats, command)).toEqual({ position });
    await late.deciding.execute(seats, room.leaves('ani'));
    await early.deciding.execute(seats, command);
    expect(await room.said()).toEqual(['SeatTaken budi', 'SeatTaken ani', 'SeatLeft ani']);
  });

  test('that was stored by another node, at another time, leaves this one able to go on', async () => {
    const [early, late, command] = [node(store), node(store), room.takes('ani')];
    await early.deciding.execute(seats, room.takes('budi'));
    await late.deciding.execute(seats, command);
    early.clock.turnTo('2026-07-13T03:00:00.000Z');
    await early.deciding.execute(seats, command);
    await early.deciding.execute(seats, room.leaves('ani'));
    expect(await room.said()).toEqual(['SeatTaken budi', 'SeatTaken ani', 'SeatLeft ani']);
  });

  test('sent twenty times at once through two nodes is done once', async () => {
    const [nodes, command] = [[node(store), node(store)], room.takes('ani')];
    const receipts = await Promise.all(Array.from({ length: 20 }, (_, i) => nodes[i % 2]?.deciding.execute(seats, command)));
    expect(new Set(receipts.map((it) => it?.position)).size).toBe(1);
    expect(await room.said()).toEqual(['SeatTaken ani']);
  });
});

describe('a node that remembers a stream from before others changed it', () => {
  test('does not take a wish for already granted', async () => {
    const [ours, theirs] = [node(store), node(store)];
    await ours.deciding.execute(seats, room.takes('ani'));
    await theirs.deciding.execute(seats, room.leaves('ani'));
    await ours.deciding.execute(seats, room.takes('ani'));
    expect(await room.said()).toEqual(['SeatTaken ani', 'SeatLeft ani', 'SeatTaken ani']);
  });

  test('does not refuse what has become possible', async () => {
    const [ours, theirs] = [node(store), node(store)];
    await ours.deciding.execute(seats, room.door(false));
    await theirs.deciding.execute(seats, room.door(true));
    expect(await outcomeOf(ours.deciding.execute(seats, room.takes('ani')))).toBe('done');
  });

  test('does not grant what has become impossible', async () => {
    const [ours, theirs] = [node(store), node(store)];
    await ours.deciding.execute(seats, room.takes('ani'));
    await theirs.deciding.execute(seats, room.door(false));
    expect(await outcomeOf(ours.deciding.execute(seats, room.takes('budi')))).toBe('CLOSED');
  });
});
