import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Wish = { method: string; path: string; headers: Record<string, string>; body: object };
/** `took` is in ms from when it was due, whether or not a line was free; status 0: the line was cut. */
export type Outcome = { status: number; took: number };
type Due = { at: number; wish: Wish };

const HEAD_END = '\r\n\r\n';

/**
 * Open loop: so many a second are due, whatever becomes of those before, over so many lines that are kept open and carry one
 * request at a time, as browsers' do. It looks at no more of an answer than its status and where it ends, so that the machine
 * is left to the server.
 */
export async function flood(base: string, { perSecond, ms, lines }: { perSecond: number; ms: number; lines: number }, next: () => Wish) {
  const { hostname, port } = new URL(base);
  const open = await Promise.all(Array.from({ length: lines }, () => Line.to(hostname, Number(port))));
  const [free, waiting, outcomes]: [Line[], Due[], Promise<Outcome>[]] = [[...open], [], []];
  const send = ({ at, wish }: Due) => {
    const line = free.pop() as Line;
    outcomes.push(line.ask(wish).then((status) => {
      free.unshift(line);
      const took = performance.now() - at;
      const due = waiting.shift();
      if (due) send(due);
      return { status, took };
    }));
  };
  const started = performance.now();
  const all = Math.round((perSecond * ms) / 1_000);
  for (let sent = 0; sent < all; await pause(1)) {
    for (; sent < all && started + (sent * 1_000) / perSecond <= performance.now(); sent++) {
      waiting.push({ at: started + (sent * 1_000) / perSecond, wish: next() });
      if (free.length) send(waiting.shift() as Due);
    }
  }
  const answers: Outcome[] = [];
  for (let i = 0; i < all; i++) {
    while (i >= outcomes.length) await pause(1);
    answers.push(await (outcomes[i] as Promise<Outcome>));
  }
  const seconds = (performance.now() - started) / 1_000;
  for (const line of open) line.end();
  return { answers, seconds };
}

/** A connection that is kept open; asked again only when it has answered. */
class Line {
  private answered: (status: number) => void = () => {};
  private text = '';

  private constructor(private readonly socket: Socket, private readonly host: string) {
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (it: string) => this.take(it)).on('error', () => {}).on('close', () => this.answered(0));
  }

  static async to(hostname: string, port: number) {
    const socket = connect(port, hostname);
    await once(socket, 'connect');
    return new Line(socket, `${hostname}:${port}`);
  }

  ask({ method, path, headers, body }: Wish) {
    if (this.socket.closed) return Promise.resolve(0);
    const payload = JSON.stringify(body);
    const head = Object.entries({ host: this.host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), ...headers }).map(([name, value]) => `${name}: ${value}`);
    return new Promise<number>((resolve) => {
      this.answered = resolve;
      this.socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}${HEAD_END}${payload}`);
    });
  }

  end() {
    this.socket.destroy();
  }

  private take(chunk: string) {
    this.text += chunk;
    const end = this.text.indexOf(HEAD_END);
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.text)?.[1] ?? 0);
    if (this.text.length < end + HEAD_END.length + length) return;
    const status = Number(this.text.slice(9, 12));
    this.text = '';
    this.answered(status);
  }
}
