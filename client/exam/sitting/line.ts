import { browserKey } from '#client/exam/sitting/browser-key';
import type { Ask } from '#client/exam/sitting/lines';
import { session } from '#client/kit/session';
import { uuid } from '#client/kit/uuid';
import { getLanguage } from '#client/kit/words';

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
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': getLanguage(), ...(token && { token }), ...(browserKey() && { 'X-Exam-Page-Key': browserKey() as string }), ...(method !== 'GET' && { 'Idempotency-Key': uuid() }) };
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]))}` : '';
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
