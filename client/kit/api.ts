import type { AskOf, Endpoint, Method, OutputOf } from '#contract/kit/endpoint';
import { accountPath, type Notice, session } from '#client/kit/session';
import { uuid } from '#client/kit/uuid';

export type AnyEndpoint = Endpoint<any, any>;
export type CallOptions = { signal?: AbortSignal; /** Names one wish: however often it is sent, it is granted once. */ key?: string; /** Hears the head of an answer, and when that came (ms of the device's clock). */ onHead?: (head: Headers, at: number) => void };

const TIMEOUT_MS = 120_000;
/** Pauses before the automatic retries of a call whose outcome is unknown. */
const RETRY_AFTER_MS = [500, 2_000];

/** A call that was refused or got no answer; `status` is 0 when the server was not reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors?: Record<string, string>,
    readonly body: Record<string, unknown> = {},
  ) {
    super(message);
  }
  /** The same call may succeed later: nothing was refused. */
  get passing() {
    return this.status === 0 || this.status >= 500;
  }
}

/** Calls one endpoint of the contract. */
export const call = <E extends AnyEndpoint>({ method, path }: E, input: AskOf<E>, options?: CallOptions): Promise<OutputOf<E>> =>
  send(method, path, input as Record<string, unknown>, options);

/** Sends a call and, while its outcome is unknown, sends it again under the same key. */
export async function send<T>(method: Method, path: string, input: Record<string, unknown>, options: CallOptions = {}): Promise<T> {
  const request = requestOf(method, path, input, options.key);
  for (const pause of [...RETRY_AFTER_MS, null]) {
    try {
      return await once<T>(request, options);
    } catch (error) {
      if (pause === null || options.signal?.aborted || !(error instanceof ApiError && mayPass(error))) throw error;
      await new Promise((later) => setTimeout(later, pause));
    }
  }
  throw new Error('unreachable');
}

const mayPass = ({ status, code }: ApiError) => (status === 0 && code !== 'TIMEOUT') || [502, 503, 504].includes(status);

/** Where a call goes, and what of its input does not stand in its path. */
export function addressOf(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const at = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { at, rest };
}

function requestOf(method: Method, path: string, input: Record<string, unknown>, key: string = uuid()) {
  const { at, rest } = addressOf(path, input);
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'id' };
  const token = session.get()?.token;
  if (token) headers.token = token;
  if (method === 'GET') return { url: withQuery(at, rest), init: { method, headers } };
  headers['Content-Type'] = 'application/json';
  headers['Idempotency-Key'] = key;
  return { url: at, init: { method, headers, body: JSON.stringify(rest) } };
}

function withQuery(at: string, input: Record<string, unknown>) {
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
  return query.size ? `${at}?${query}` : at;
}

type Reached = { response: Response; at: number };
const reach = async (url: string, init: RequestInit): Promise<Reached> => ({ response: await fetch(url, init), at: Date.now() });

/** What the document has asked for by itself, while the product was on its way: it counts once, and for whom it was asked. */
function early(url: string, { method, headers }: RequestInit) {
  const { asked } = globalThis as { asked?: { token: string; answers: Record<string, Promise<Reached>> } };
  const answer = method === 'GET' && asked?.token === (headers as Record<string, string>).token ? asked?.answers[url] : undefined;
  delete asked?.answers[url];
  return answer;
}

async function once<T>({ url, init }: ReturnType<typeof requestOf>, { signal, onHead }: CallOptions): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const unanswered = (error: Error): never => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, timeout.aborted ? 'TIMEOUT' : 'OFFLINE', error.message);
  };
  const { response, at } = await (early(url, init) ?? reach(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })).catch(unanswered);
  // What breaks off, or is the page of a network that wants a login first, is no answer; a refusal is one even without words.
  const body = await response.json().then((it) => it ?? unanswered(new Error('an empty answer'))).catch((error: Error) => (response.ok ? unanswered(error) : {}));
  // The session goes on under another token: whatever is asked from now on is asked with that.
  if (response.ok && typeof body.newToken === 'string') session.renew(body.newToken);
  if (!response.ok) throw refused(response, body, (init.headers as Record<string, string>).token);
  onHead?.(response.headers, at);
  return body;
}

function refused({ status, headers }: Response, body: Record<string, any>, token: string | undefined) {
  return refusalOf(status, body, headers.get('Retry-After'), token);
}

/** What an answer that is none says; a session that is over ends here, unless its token was renewed while the request was under way. */
export function refusalOf(status: number, body: Record<string, any>, retryAfter: string | null, token: string | undefined) {
  const code = String(body.code ?? body.status ?? `HTTP_${status}`);
  if (status === 401 && isNotice(code) && token === session.get()?.token) session.end(code);
  if (code === 'PASSWORD_CHANGE_REQUIRED') leadToAccount();
  return new ApiError(status, code, String(body.message ?? code), body.errors, { ...body, retryAfter });
}

/** Nothing else is answered until the first password was changed. */
function leadToAccount() {
  const known = session.get();
  if (known && location.pathname !== accountPath(known)) location.replace(accountPath(known));
}

export const isNotice = (code: unknown): code is Notice => code === 'TOKEN_EXPIRED' || code === 'TOKEN_UNMATCH';
