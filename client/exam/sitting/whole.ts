/** A line that brings nothing for so long is dead. */
const STALLED_MS = 20_000;

/** What is fetched whole, however long it takes as long as it comes; nothing where it was refused. Fails where the line broke off or went silent. */
export async function whole(url: string, headers: Record<string, string>, stalled = STALLED_MS): Promise<ArrayBuffer | null> {
  const silence = new AbortController();
  const silent = () => setTimeout(() => silence.abort(), stalled);
  let timer = silent();
  try {
    const { ok, body } = await fetch(url, { headers, signal: silence.signal });
    if (!ok || !body) return null;
    const [parts, reader] = [[] as BlobPart[], body.getReader()];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      clearTimeout(timer);
      timer = silent();
    }
    return await new Blob(parts).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
