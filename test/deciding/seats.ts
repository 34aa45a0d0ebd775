import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { event } from '#contract/kit/event';
import { refusals } from '#contract/kit/refusal';
import { type Actor, DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';
import { brokenLink } from '#server/kit/log/journal';
import { node } from '#test/kit/deciding';
import { StagedStore } from '#test/kit/staged-store';

const no = refusals({ FULL: [409, 'Penuh', 'Full'], CLOSED: [409, 'Tutup', 'Closed'] });
const TestSeatTaken = event('TestSeatTaken', { who: z.string() });
const TestSeatLeft = event('TestSeatLeft', { who: z.string() });
const TestDoorSet = event('TestDoorSet', { open: z.boolean() });
class TakeSeat extends DomainCommand<{ room: string; who: string }> {}
class LeaveSeat extends DomainCommand<{ room: string; who: string }> {}
class SetDoor extends DomainCommand<{ room: string; open: boolean }> {}

/** A room with ten seats and a door: little to decide, much to fight over. */
export const seats = decider({
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

/** One room in a log of its own. */
export class Room {
  readonly store = new StagedStore();
  private readonly room = randomUUID();
  readonly stream = `room-${this.room}`;

  takes = (who: string, id = randomUUID(), by: Actor = SYSTEM) => new TakeSeat({ room: this.room, who }, by, { id });
  takesAt = (who: string, at: string, more = {}) => new TakeSeat({ room: this.room, who }, SYSTEM, { at, ...more });
  leaves = (who: string) => new LeaveSeat({ room: this.room, who }, SYSTEM);
  door = (open: boolean) => new SetDoor({ room: this.room, open }, SYSTEM);

  /** What the room's stream says; its chain must hold, whoever wrote to it. */
  async said() {
    expect(brokenLink((await this.store.read(this.stream)).events)).toBeUndefined();
    return (await node(this.store).journal.read(this.stream)).map((it) => `${it.type.slice(4)} ${it.data.who ?? it.data.open}`);
  }
}
