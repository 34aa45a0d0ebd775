import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { addressOf, type AnyEndpoint, ApiError, refusalOf } from '#client/kit/api';
import { session } from '#client/kit/session';
import { uuid } from '#client/kit/uuid';

type Sending = { /** The share that is sent, 0 to 1. */ onProgress?: (share: number) => void; signal?: AbortSignal; /** Names one wish; without a name, which is '', nothing of it is kept. */ key?: string };

/** Calls an endpoint that takes a file; unlike `call` it can tell how far it has come, and does not try again by itself. */
export function sendFile<E extends AnyEndpoint>({ method, path, upload }: E, input: AskOf<E>, file: File, { onProgress, signal, key = uuid() }: Sending = {}): Promise<OutputOf<E>> {
  const form = new FormData();
  const { at, rest } = addressOf(path, input as Record<string, unknown>);
  for (const [name, value] of Object.entries(rest)) if (value !== undefined && value !== null) form.append(name, String(value));
  form.append(upload?.part ?? 'file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { token = '' } = session.get() ?? {};
    request.open(method, at);
    request.responseType = 'json';
    request.setRequestHeader('Accept-Language', document.documentElement.lang || 'id');
    if (key) request.setRequestHeader('Idempotency-Key', key);
    request.setRequestHeader('token', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) request.response ? resolve(request.response) : reject(new ApiError(0, 'OFFLINE', ''));
      else reject(refusalOf(request.status, request.response ?? {}, request.getResponseHeader('Retry-After'), token));
    };
    request.onerror = () => reject(new ApiError(0, 'OFFLINE', ''));
    request.onabort = () => reject(new ApiError(0, 'ABORTED', ''));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
