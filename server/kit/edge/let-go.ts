import type { IncomingMessage, ServerResponse } from 'node:http';

const [MOST_MS, MOST_BYTES, LOOK_MS] = [10_000, 20_000_000, 50];

/**
 * Whoever sends too much is not listened to any longer, but what they are sending is read for a moment, into nothing: torn from under
 * their hands the connection would take the answer with it.
 */
export function letGo(request: IncomingMessage, response: ServerResponse) {
  if (request.complete) return;
  const { socket } = request;
  response.once('finish', () => {
    const [until, most] = [Date.now() + MOST_MS, socket.bytesRead + MOST_BYTES];
    const watch = setInterval(() => {
      if (Date.now() > until || socket.bytesRead > most) socket.destroy();
    }, LOOK_MS);
    socket.once('close', () => clearInterval(watch));
    socket.end();
    request.unpipe();
    request.resume();
  });
}
