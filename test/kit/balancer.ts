import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * What stands before several nodes of a school: each request goes to the next one in turn, also of one and the same browser,
 * and to another where nobody listens. Whatever had reached a node that died is answered with 502 and never sent again.
 */
export class Balancer {
  private turn = 0;
  private readonly sockets = new Set<Duplex>();
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer)).on('upgrade', (...given) => void this.join(...given).catch(() => given[1].destroy()));

  private constructor(private readonly ports: readonly number[]) {}

  static async before(...ports: number[]) {
    const it = new Balancer(ports);
    it.server.listen(0, '127.0.0.1');
    await once(it.server, 'listening');
    return it;
  }

  get base() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    this.server.close();
    this.server.closeAllConnections();
    for (const it of this.sockets) it.destroy();
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse) {
    try {
      const told = await this.told(asked);
      await pipeline(told, answer.writeHead(told.statusCode as number, { ...told.headers, connection: 'keep-alive' }));
    } catch {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end('{}');
    }
  }

  private async told(asked: IncomingMessage): Promise<IncomingMessage> {
    const node = await this.connected();
    const { method = 'GET', url: path = '/', headers } = asked;
    const passed = request({ method, path, headers: { ...headers, connection: 'close' }, createConnection: () => node });
    const [[told]] = await Promise.all([once(passed, 'response'), pipeline(asked, passed)]);
    return told;
  }

  /** A socket: what the client said so far, then everything as it comes. */
  private async join(asked: IncomingMessage, client: Duplex, head: Buffer) {
    const node = await this.connected();
    const lines = asked.rawHeaders.map((it, i) => (i % 2 ? `${it}\r\n` : `${it}: `)).join('');
    node.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines}\r\n`);
    node.write(head);
    for (const it of [client, node]) this.sockets.add(it.on('error', () => {}).on('close', () => this.sockets.delete(it)));
    await Promise.all([pipeline(client, node), pipeline(node, client)]);
  }

  /** The next node in turn that somebody listens at. */
  private async connected(): Promise<Socket> {
    for (const _ of this.ports) {
      const node = connect({ port: this.ports[this.turn++ % this.ports.length] as number, host: '127.0.0.1', noDelay: true });
      if (await once(node, 'connect').then(() => true, () => false)) return node;
    }
    throw new Error('nobody listens');
  }
}
