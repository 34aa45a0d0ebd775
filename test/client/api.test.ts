/** @jest-environment node */
import { ApiError, send } from '#client/kit/api';

type Sent = { url: string; init: { method: string; headers: Record<string, string>; body?: string } };

let sent: Sent[];
const answers: (() => Promise<unknown>)[] = [];
const json = (status: number, body: unknown, headers = {}) => async () => ({ ok: status < 400, status, headers: new Headers(headers), json: async () => body });
const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  sent = [];
  answers.length = 0;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    fetch: async (url: string, init: Sent['init']) => {
      sent.push({ url, init });
      return answers.shift()?.();
    },
  });
});
afterEach(() => jest.useRealTimers());

it('fills the path, puts the rest of a question in the query and the language in the header', async () => {
  answers.push(json(200, { data: [] }));
  await send('GET', '/api/kelas/:id', { id: 'a/b', search: '', page: 2, dates: undefined });
  expect(sent[0]?.url).toBe('/api/kelas/a%2Fb?search=&page=2');
  expect(sent[0]?.init.headers).toEqual({ 'Accept-Language': 'en' });
});

it('sends a wish again under the same key while nobody knows whether it was granted', async () => {
  answers.push(unreachable, json(503, { status: 'CONFLICT', code: 'UNAVAILABLE' }), json(200, { result: true }));
  const answer = send('PUT', '/api/absensi/:id', { id: '1', notes: 'x' });
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(answer).resolves.toEqual({ result: true });
  expect(new Set(sent.map(({ init }) => init.headers['Idempotency-Key'])).size).toBe(1);
  expect(sent.map(({ init }) => init.body)).toEqual(Array(3).fill('{"notes":"x"}'));
});

it('an answer that breaks off, or is the page of a network that wants a login first, is none: it is asked again under the same key', async () => {
  const torn = async () => ({ ok: true, status: 200, headers: new Headers(), json: async () => Promise.reject(new SyntaxError('Unexpected end of JSON input')) });
  answers.push(torn, json(200, { result: true }));
  const answer = send('PUT', '/api/x', { notes: 'x' });
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(answer).resolves.toEqual({ result: true });
  expect(new Set(sent.map(({ init }) => init.headers['Idempotency-Key'])).size).toBe(1);
  answers.push(torn, torn, torn);
  const failed = send('GET', '/api/x', {}).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await failed).toMatchObject({ status: 0, code: 'OFFLINE', passing: true });
});

it('gives every wish a key of its own', async () => {
  answers.push(json(200, {}), json(200, {}));
  await send('POST', '/api/x', {});
  await send('POST', '/api/x', {});
  expect(new Set(sent.map(({ init }) => init.headers['Idempotency-Key'])).size).toBe(2);
});

it('says at once why a wish was refused', async () => {
  answers.push(json(409, { status: 'CONFLICT', code: 'REPORT_LOCKED', message: 'Rapor sudah diterbitkan.' }));
  await expect(send('PUT', '/api/x', {})).rejects.toMatchObject({ status: 409, code: 'REPORT_LOCKED', message: 'Rapor sudah diterbitkan.', passing: false });
  expect(sent).toHaveLength(1);
});

it('gives up after three tries and says that the server was not reached', async () => {
  answers.push(unreachable, unreachable, unreachable);
  const failed = send('GET', '/api/x', {}).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await failed).toMatchObject({ status: 0, code: 'OFFLINE', passing: true });
  expect(await failed).toBeInstanceOf(ApiError);
});
