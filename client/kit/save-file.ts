import { type AnyEndpoint, ApiError, refusalOf } from '#client/kit/api';
import { session } from '#client/kit/session';

type Sent = { file: File; fields: Record<string, string>; /** What comes back is called, by the file that was sent. */ name: string };

/** Saves what an endpoint answers under the name that it gives it; the session's token goes in a header, which a link cannot bring. */
export async function saveFile({ method, path, upload }: AnyEndpoint, sent?: Sent) {
  const { token = '' } = session.get() ?? {};
  const body = sent && new FormData();
  for (const [field, value] of Object.entries(sent?.fields ?? {})) body?.append(field, value);
  if (sent) body?.append(upload?.part ?? 'file', sent.file);
  const answer = await fetch(path, { method, headers: { token, 'Accept-Language': document.documentElement.lang || 'id' }, ...(body && { body }) }).catch(() => {
    throw new ApiError(0, 'OFFLINE', '');
  });
  if (!answer.ok) throw refusalOf(answer.status, await answer.json().catch(() => ({})), answer.headers.get('Retry-After'), token);
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: sent?.name ?? nameIn(answer.headers.get('Content-Disposition') ?? '') }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name of RFC 6266 in its own letters, or else in plain ones. */
const nameIn = (disposition: string) => {
  const [, letters] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return letters ? decodeURIComponent(letters) : (/filename="([^"]*)"/.exec(disposition)?.[1] ?? '');
};
