import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a database that goes wrong on request. `before`: the next thing a client says is lost with its
 * connection. `after`: it arrives and is done, but the answer is lost with the connection. `silent`: nothing gets
 * through any more in either direction, connections stay open. `closed`: connections are refused and cut.
 */
export type Chaos = 'none' | 'before' | 'after' | 'silent' | 'closed';

export async function chaosProxy(database: string) {
  const { hostname, port } = new URL(database);
  const folder = decodeURIComponent(hostname);
  const proxy = new Proxying(folder.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port) });
  await proxy.open();
  const url = new URL(database);
  [url.hostname, url.port] = ['127.0.0.1', String(proxy.port)];
  return Object.assign(proxy, { url: url.href });
}

class Proxying {
  chaos: Chaos = 'none';
  /** How much of what clients say is let through before anything goes wrong. */
  patience = 0;
  /** How often a connection was cut or left without an answer. */
  struck = 0;
  private readonly sockets = new Set<Socket>();
  private readonly mute = new WeakSet<Socket>();
  private readonly server = createServer((client) => this.join(client));

  constructor(private readonly target: NetConnectOpts) {}

  async open() {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get port() {
    return (this.server.address() as AddressInfo).port;
  }

  /** Cuts every connection there is, once. */
  cut() {
    for (const it of this.sockets) it.destroy();
  }

  /** Every connection that there is stays open, and nothing gets through it any more; new ones are as ever. */
  hush() {
    for (const it of this.sockets) this.mute.add(it);
  }

  close() {
    this.cut();
    this.server.close();
  }

  private join(client: Socket) {
    if (this.chaos === 'closed') return void client.destroy();
    const database = connect(this.target);
    for (const [it, other] of [[client, database], [database, client]] as const) {
      this.sockets.add(it);
      it.setNoDelay(true).on('error', () => {}).on('close', () => {
        this.sockets.delete(it);
        other.destroy();
      });
    }
    client.on('data', (said) => this.mute.has(client) || this.forward(said, client, database));
    database.on('data', (said) => this.mute.has(client) || this.answer(said, client));
  }

  private forward(said: Buffer, client: Socket, database: Socket) {
    if (this.chaos !== 'none' && this.patience > 0) {
      this.patience--;
      database.write(said);
    } else if (this.chaos === 'closed' || this.chaos === 'before') this.strike(client);
    else if (this.chaos === 'silent') this.struck++;
    else database.write(said);
  }

  private answer(said: Buffer, client: Socket) {
    if (this.patience === 0 && (this.chaos === 'closed' || this.chaos === 'after')) this.strike(client);
    else if (this.chaos !== 'silent') client.write(said);
  }

  /** One stroke of `before` or `after` is all. */
  private strike(client: Socket) {
    this.struck++;
    if (this.chaos !== 'closed') this.chaos = 'none';
    client.destroy();
  }
}
