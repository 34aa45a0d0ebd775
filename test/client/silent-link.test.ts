/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { connection, openLive } from '#client/kit/live';
import { BEATS } from '#server/kit/live/protocol';
import { chaosProxy } from '#test/kit/chaos-proxy';
import { until } from '#test/kit/until';

test('over a link that is open but silent the client is not live any more, and comes back by itself over another', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  // The server's own beats, in less time.
  const server = new Server(http, { pingInterval: BEATS.pingInterval / 20, pingTimeout: BEATS.pingTimeout / 20 });
  const proxy = await chaosProxy(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const link = new URL(proxy.url);
  Object.assign(globalThis, { location: link, addEventListener: () => {}, navigator: { onLine: true } });
  const socket = await openLive();
  const states: string[] = [];
  connection.subscribe(() => states.push(connection.get().state));
  await until('it is live', () => connection.get().state === 'live');
  const reasons: string[] = [];
  socket.on('disconnect', (reason) => reasons.push(reason));
  proxy.hush();
  await until('it is live again', () => states.join().includes('connecting,live'));
  expect(reasons).toEqual(['ping timeout']);
  socket.removeAllListeners().disconnect();
  proxy.close();
  await server.close();
});
