/** A document that was kept, under a nonce of its own: as no server's answer, no kept one runs a script by a nonce that was seen before. */
export async function renonced(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const policy = headers.get('content-security-policy') ?? '';
  const old = /'nonce-([^']+)'/.exec(policy)?.[1];
  // It is no longer packed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  if (!old) return new Response(kept.body, { headers });
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  headers.set('content-security-policy', policy.replaceAll(old, fresh));
  return new Response((await kept.text()).replaceAll(old, fresh), { headers });
}
