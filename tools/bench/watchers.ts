import { io } from 'socket.io-client';

type Order = { base: string; token: string; topics: { endpoint: string; input: object }[] };

/** Opens the sockets that it is told of on its input, says "ready", and stays until it is ended. */
let given = '';
for await (const chunk of process.stdin) given += chunk;
const orders = JSON.parse(given) as Order[];
const opened = orders.map(async ({ base, token, topics }) => {
  const socket = io(base, { transports: ['websocket'], auth: { token, v: 1 }, forceNew: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  for (const it of topics) await socket.emitWithAck('stream.subscribe', { v: 1, ...it });
});
await Promise.all(opened);
console.log('ready');
setInterval(() => {}, 60_000);
