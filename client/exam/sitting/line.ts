import { session } from '#client/kit/session';
import { uuid } from '#client/kit/uuid';
import { getLanguage } from '#client/kit/words';

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

const WITHIN_MS = 10_000;

/** Asks the server once; whoever asks decides what an answer means, and when to ask again. */
export const ask: Ask = async ({ method, path }, input, { keepalive = false, within = WITHIN_MS } = {}) => {
  const rest = { ...input };
  const at = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const token = session.get()?.token;
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': getLanguage(), ...(token && { token }), ...(method !== 'GET' && { 'Idempotency-Key': uuid() }) };
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))}` : '';
  const asked = performance.now();
  try {
    const response = await fetch(at + query, { method, headers, keepalive, signal: AbortSignal.timeout(within), ...(method !== 'GET' && { body: JSON.stringify(rest) }) });
    const body = await response.json();
    // The page of a network that wants a login first is no answer.
    if (typeof body !== 'object' || body === null) throw new Error('no answer');
    if (response.ok && typeof body.newToken === 'string') session.renew(body.newToken);
    const retryAfter = Number(response.headers.get('Retry-After'));
    return { status: response.status, body, asked, heard: performance.now(), retryAfter: retryAfter > 0 ? retryAfter * 1_000 : null };
  } catch {
    return { status: 0, body: {}, asked, heard: performance.now(), retryAfter: null };
  }
};

/** How long to wait after so many failures in a row: longer and longer, each device at a moment of its own. */
export const pauseAfter = (failures: number, chance = Math.random()) => chance * Math.min(8_000, 250 * 2 ** failures);
