import { connect } from 'node:net';

/** Sends up to 50 megabytes over a socket of its own, and tells how many the server let it; it listens once `unheard` pieces are sent. */
export async function pour(base: string, token: string, announced: string, unheard = 0) {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const isChunked = announced.includes('chunked');
  const chunk = (bytes: Buffer) => (isChunked ? Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]) : bytes);
  let [sent, answer] = [0, ''];
  const ended = new Promise<void>((resolve) => socket.on('data', (it) => (answer += it)).on('error', () => resolve()).on('close', () => resolve()));
  socket.write(`POST /api/file/foto-murid HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\n${announced}\r\n\r\n`);
  socket.write(chunk(Buffer.from('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')));
  const piece = chunk(Buffer.alloc(100_000));
  if (unheard) socket.pause();
  for (let i = 0; i < 500 && !answer && !socket.destroyed; i++) {
    if (i === unheard) socket.resume();
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended]);
    sent += piece.length;
  }
  await ended;
  return { sent, answer };
}
