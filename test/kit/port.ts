import { createServer } from 'node:net';

/** A free port below the range that systems take for outgoing connections: whoever stops listening on it finds it free again. */
export async function freePort(): Promise<number> {
  const port = 15_000 + Math.floor(Math.random() * 17_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
