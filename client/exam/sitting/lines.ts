/** What came of asking once: `status` 0 when nobody answered; when it was asked and heard, by the device's count of time. */
export type Heard = { status: number; body: Record<string, any>; asked: number; heard: number; retryAfter: number | null };
type Line = { method: string; path: string };
const line = (at: string): Line => ({ method: at.split(' ')[0] as string, path: at.split(' ')[1] as string });
/** The lines of the contract that an exam's page asks; the contract itself would be a third of what it loads. */
export const LINES = {
  status: line('GET /api/cbt/murid/cbt-check-status'), brief: line('GET /api/cbt/murid/brief-page'), page: line('GET /api/cbt/murid/exam-page'), paper: line('GET /api/cbt/murid/paper/:id'), start: line('PUT /api/cbt/murid/start-time/:id'),
  take: line('PUT /api/cbt/murid/take/:id'), save: line('PUT /api/cbt/murid/do-exam/:id'), deposit: line('PUT /api/cbt/murid/titip-jawaban/:id'), finish: line('PUT /api/cbt/murid/finish-exam/:id'), tell: line('POST /api/cbt/murid/events/:id'),
};
export type Ask = (line: Line, input: Record<string, unknown>, how?: { keepalive?: boolean; within?: number }) => Promise<Heard>;

/** Why not, in the server's words: of a browser that is not let in they stand beside its code. */
export const reasonOf = ({ errors, message }: Heard['body']) => String(errors?.peramban ?? message ?? '');

/** How long to wait after so many failures in a row: longer and longer, each device at a moment of its own. */
export const pauseAfter = (failures: number, chance = Math.random()) => chance * Math.min(8_000, 250 * 2 ** failures);
