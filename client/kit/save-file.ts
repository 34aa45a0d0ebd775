import { type AnyEndpoint, ApiError, refusalOf } from '#client/kit/api';
import { session } from '#client/kit/session';

/** Saves what an endpoint answers as a file; the session's token goes in a header, which a link cannot bring. */
export async function saveFile({ method, path, upload }: AnyEndpoint, name: string, sent?: { file: File; fields: Record<string, string> }) {
  const { token = '' } = session.get() ?? {};
  const body = sent && new FormData();
  for (const [field, value] of Object.entries(sent?.fields ?? {})) body?.append(field, value);
  if (sent) body?.append(upload?.part ?? 'file', sent.file);
  const answer = await fetch(path, { method, headers: { token, 'Accept-Language': document.documentElement.lang || 'id' }, ...(body && { body }) }).catch(() => {
    throw new ApiError(0, 'OFFLINE', '');
  });
  if (!answer.ok) throw refusalOf(answer.status, await answer.json().catch(() => ({})), answer.headers.get('Retry-After'), token);
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
