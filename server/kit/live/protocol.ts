import { z } from 'zod';

export const Subscribe = z.strictObject({
  v: z.literal(1),
  endpoint: z.string().max(100),
  input: z.record(z.string().max(50), z.unknown()).default({}),
  from: z.strictObject({ epoch: z.string().max(60), pos: z.int().min(0) }).optional(),
  /** The `x-as-of` of the answer that is shown. */
  asOf: z.string().max(60).optional(),
});
export const Unsubscribe = z.strictObject({ v: z.literal(1), topic: z.string().max(2_000) });

/** A row by its key with its absolute value; null: the row is gone. */
export type RowChange = [key: string, row: Record<string, unknown> | null];

/** What a subscription is answered with: `asOf` is now, `holds` that nothing which concerns the answer was touched since it was read. */
type Told = { topic: string; stale: boolean; asOf: string; holds: boolean };
export type Joined = Told & (
  | { kind: 'notice' }
  | { kind: 'snapshot' | 'delta'; epoch: string; from?: number; to: number; changes: RowChange[]; beside?: object | undefined });

export const TOPICS_PER_SOCKET = 30;
export const SOCKETS_PER_SESSION = 5;
/** The first change is sent at once; those that follow within this time together. */
export const FLUSH_MS = 50;
export const MARK_MS = 10_000;
/** Either side hears the other this often: of two beats that fail to come it concludes that the link is dead, though it be open. */
export const BEATS = { pingInterval: 4_000, pingTimeout: 4_500 };
export const REVALIDATE_MS = 1_000;
/** How often it is noted that a board is watched. */
export const WATCHED_MS = 60_000;
/** A socket that does not drain leaves its topics and asks again from where it stood. */
export const MOST_WAITING = 64;
