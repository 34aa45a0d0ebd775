import { io, type Socket } from 'socket.io-client';
import type { Call } from '#tools/bench/school';
import type { Saved, Taker } from '#tools/load/taker';

type Row = { id_peserta: string; terakhir_tersimpan: string | null };
const ENDPOINT = 'supervision.body';

/** A supervisor's board of some rooms: what it shows, and how long after an answer was due it showed it. */
export class Board {
  readonly rows = new Map<string, Row>();
  private readonly seen = new Map<string, number>();
  private socket: Socket | undefined;

  constructor(private readonly base: string, readonly token: string, readonly rooms: readonly string[], private readonly takers: ReadonlyMap<string, Taker>, private readonly lags: number[]) {}

  async open() {
    const socket = io(this.base, { transports: ['websocket'], auth: { token: this.token, v: 1 }, forceNew: true });
    this.socket = socket;
    socket.on('stream.delta', (it) => this.hear(it.changes));
    const subscribe = async () => {
      for (const id_pengawas_cbt of this.rooms) {
        const answer = await socket.emitWithAck('stream.subscribe', { v: 1, endpoint: ENDPOINT, input: { id_pengawas_cbt } });
        if (!answer.ok) throw new Error(`a board was refused: ${JSON.stringify(answer)}`);
        this.hear(answer.changes);
      }
    };
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    await subscribe();
    socket.on('connect', () => void subscribe().catch(() => {}));
  }

  /** How many rows are not what is answered when they are asked for. */
  async wrong(call: Call) {
    let wrong = 0;
    for (const id of this.rooms) {
      const { data } = (await call('GET', `/api/cbt/supervision/detail-body?id_pengawas_cbt=${id}`, this.token)).body;
      for (const row of data.rows ?? data) if (JSON.stringify(this.rows.get(row.id_peserta)) !== JSON.stringify(row)) wrong++;
    }
    return wrong;
  }

  close = () => this.socket?.disconnect();

  private hear(changes: [string, Row | null][]) {
    for (const [id, row] of changes) {
      if (!row) this.rows.delete(id);
      else {
        this.rows.set(id, row);
        this.see(this.takers.get(id)?.saves ?? [], id, row.terakhir_tersimpan);
      }
    }
  }

  /** A row shows every save but those that were sent after it was saved. */
  private see(saves: readonly Saved[], id: string, shown: string | null) {
    let next = this.seen.get(id) ?? 0;
    for (let it = saves[next]; shown && it && it.after < shown; it = saves[++next]) this.lags.push(performance.now() - it.due);
    this.seen.set(id, next);
  }
}
