import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * What stands before a school's server and can go away, have another version of the pages than it has, and lack some of their
 * files. Every path that was asked of it is kept.
 */
export class Front {
  isAway = false;
  /** Added to the version that documents say they are of. */
  version = '';
  /** How often a file, named by a part of its path, is not there. */
  readonly lacks = new Map<string, number>();
  readonly asked: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((asked, answer) => void this.pass(asked, answer).catch(() => answer.destroy()))
    .on('connection', (it: Socket) => (this.isAway ? it.destroy() : this.known(it)))
    .on('upgrade', (asked: IncomingMessage, client: Socket, head: Buffer) => this.join(asked, client, head));

  private constructor(private readonly school: URL) {}

  static async of(base: string) {
    const it = new Front(new URL(base));
    it.server.listen(0, '127.0.0.1');
    await once(it.server, 'listening');
    return it;
  }

  get base() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Cuts every connection; whoever comes back is let in unless it has gone away. */
  cut() {
    for (const it of this.sockets) it.destroy();
  }

  leave() {
    this.isAway = true;
    this.cut();
  }

  close() {
    this.server.close();
    this.cut();
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse) {
    const { method = 'GET', url: path = '/', headers } = asked;
    this.asked.push(path);
    const lacking = [...this.lacks].find(([part, left]) => left > 0 && path.includes(part));
    if (lacking) {
      this.lacks.set(lacking[0], lacking[1] - 1);
      return void answer.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    }
    const passed = request({ host: this.school.hostname, port: this.school.port, method, path, headers: { ...headers, 'accept-encoding': 'identity', connection: 'close' } });
    asked.pipe(passed);
    const [told] = (await once(passed, 'response')) as [IncomingMessage];
    if (!told.headers['content-type']?.startsWith('text/html')) return void told.pipe(answer.writeHead(told.statusCode as number, told.headers));
    let text = '';
    for await (const chunk of told.setEncoding('utf8')) text += chunk;
    const { 'content-length': _, ...rest } = told.headers;
    answer.writeHead(told.statusCode as number, rest).end(text.replace(/(<meta name="build" content="[^"]+)/, `$1${this.version}`));
  }

  private join(asked: IncomingMessage, client: Socket, head: Buffer) {
    const node = this.known(connect(Number(this.school.port), this.school.hostname));
    const lines = asked.rawHeaders.map((it, i) => (i % 2 ? `${it}\r\n` : `${it}: `)).join('');
    node.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines}\r\n`);
    node.write(head);
    client.pipe(node).pipe(client);
    for (const [it, other] of [[client, node], [node, client]] as const) it.on('close', () => other.destroy());
  }

  private known(it: Socket) {
    this.sockets.add(it.on('error', () => {}).on('close', () => this.sockets.delete(it)));
    return it;
  }
}
