import type { Socket } from 'socket.io';
import type { Actor } from '#server/kit/deciding/command';
import { MOST_WAITING } from '#server/kit/live/protocol';

/** One socket on one topic: the tables from which its policy knew that it may, and whether they have changed since. */
export type Watcher = { socket: Socket; name: string; input: unknown; allowedBy: ReadonlySet<string>; isDoubtful: boolean };
/** A socket's session as the live side keeps it. */
export type Seat = { actor: Actor; topics: Map<string, Watcher>; /** Some of its topics are. */ isDoubtful?: boolean };

export const seatOf = (socket: Socket) => socket.data as Seat;

/** engine.io buffers without limit: whoever does not drain must not make the server hold everything for them. */
export const isLagging = (socket: Socket) => {
  const { conn } = socket;
  return (conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length > MOST_WAITING;
};
