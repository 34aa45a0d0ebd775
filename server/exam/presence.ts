import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { sitting } from '#contract/exam/sitting.api';
import type { Fakta } from '#contract/exam/supervision';
import { participantId } from '#projections/exam/sitting.query';
import { inLog } from '#server/kit/in-log';
import { Topics } from '#server/kit/live/topics';

const FLUSH_MS = 1_000;
const BEAT_MS = 2_000;
/** A node that has not been heard for so long is not there. */
const NODE_S = 7;
/** Whose device has said nothing for so long is forgotten here. */
const FORGET_MS = 3_600_000;

/** Somebody who sits an exam, as this node knows them: on which sockets they are told of it. `pernah`: they were, once. */
type Known = { sockets: Set<string>; pernah: boolean; fakta: Fakta | null; at: number };
export type There = { id_peserta: string; terhubung: boolean; pernah: boolean; menunggu: number | null };
export type Told = Fakta & { id_peserta: string; terhubung: boolean; pada: string | null };

const NODES = `vault.exam_presence LEFT JOIN vault.exam_node AS alive ON alive.node = exam_presence.node AND alive.pada > now() - interval '${NODE_S} seconds'`;

/** Who is connected, and what their devices say of themselves: in memory, and every second for the other nodes in a table that is kept no longer than Postgres runs. */
@Injectable()
export class Presence implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('presence');
  private readonly node = randomUUID();
  private readonly known = new Map<string, Known>();
  private readonly changed = new Set<string>();
  private beaten = 0;
  private flushing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(Topics) private readonly topics: Topics, @Inject(pg.Pool) private readonly pool: pg.Pool) {}

  onApplicationBootstrap() {
    this.topics.onAttended(sitting.control.name, ({ id_cbt, id_murid }, { socket, isThere }) => this.attend(participantId(id_cbt as string, id_murid as string), socket, isThere));
    this.timer = setInterval(() => void this.flush(), FLUSH_MS);
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.flushing;
  }

  /** Somebody saved or told something: nobody waits for this. */
  seen(id_peserta: string, fakta?: Fakta) {
    const isNew = !this.known.has(id_peserta);
    const it = this.of(id_peserta);
    if (fakta) [it.fakta, it.at] = [fakta, Date.now()];
    if (isNew || fakta) this.changed.add(id_peserta);
  }

  /** Of everybody that some node knows. */
  async there(): Promise<There[]> {
    const { rows } = await this.pool.query<There>(
      `SELECT id_peserta, bool_or(terhubung AND alive.node IS NOT NULL) AS terhubung, bool_or(pernah) AS pernah, (array_agg((fakta ->> 'menunggu')::int ORDER BY fakta_pada DESC NULLS LAST))[1] AS menunggu FROM ${NODES} GROUP BY id_peserta`);
    return rows;
  }

  async told(peserta: readonly string[]): Promise<Told[]> {
    const { rows } = await this.pool.query<{ id_peserta: string; terhubung: boolean; fakta: Fakta | null; pada: Date | string | null }>(
      `SELECT id_peserta, bool_or(terhubung AND alive.node IS NOT NULL) AS terhubung, (array_agg(fakta ORDER BY fakta_pada DESC NULLS LAST))[1] AS fakta, max(fakta_pada) AS pada FROM ${NODES} WHERE id_peserta = ANY ($1) GROUP BY id_peserta ORDER BY id_peserta`, [peserta]);
    return rows.map(({ fakta, pada, ...it }) => ({ soal_ke: null, menunggu: null, baterai: null, ...fakta, ...it, pada: pada && new Date(pada).toISOString() }));
  }

  /** What nobody will ask for any more. */
  async forgetOld() {
    await this.pool.query("DELETE FROM vault.exam_presence WHERE pada < now() - interval '1 day' AND NOT EXISTS (SELECT FROM vault.exam_node WHERE exam_node.node = exam_presence.node AND exam_node.pada > now() - interval '1 hour')");
    await this.pool.query("DELETE FROM vault.exam_node WHERE pada < now() - interval '1 day'");
  }

  /** Somebody is told of their exam on this socket, or no longer. */
  attend(id_peserta: string, socket: string, isThere: boolean) {
    const it = this.of(id_peserta);
    const wasThere = it.sockets.size > 0;
    if (isThere) it.sockets.add(socket);
    else it.sockets.delete(socket);
    if (it.pernah && wasThere === it.sockets.size > 0) return;
    [it.pernah, it.at] = [true, Date.now()];
    this.changed.add(id_peserta);
  }

  private of(id_peserta: string): Known {
    const it = this.known.get(id_peserta) ?? { sockets: new Set<string>(), pernah: false, fakta: null, at: Date.now() };
    this.known.set(id_peserta, it);
    return it;
  }

  /** One writing at a time; what comes and goes in between is one change. */
  private flush(): Promise<void> {
    this.flushing ??= this.write().catch((error: unknown) => this.log.warn(inLog(error))).finally(() => {
      this.flushing = undefined;
    });
    return this.flushing;
  }

  private async write() {
    if (Date.now() - this.beaten >= BEAT_MS && [...this.known.values()].some(({ sockets }) => sockets.size)) {
      await this.pool.query('INSERT INTO vault.exam_node (node) VALUES ($1) ON CONFLICT (node) DO UPDATE SET pada = now()', [this.node]);
      this.beaten = Date.now();
    }
    const ids = [...this.changed].sort();
    this.changed.clear();
    const rows = ids.flatMap((id) => { const it = this.known.get(id); return it ? [{ id_peserta: id, terhubung: it.sockets.size > 0, pernah: it.pernah, fakta: it.fakta }] : []; });
    try {
      if (rows.length) await this.pool.query(
        `INSERT INTO vault.exam_presence (id_peserta, node, terhubung, pernah, fakta, fakta_pada)
         SELECT id_peserta, $1, terhubung, pernah, fakta, CASE WHEN fakta IS NULL THEN NULL ELSE now() END FROM jsonb_to_recordset($2::jsonb) AS it(id_peserta uuid, terhubung boolean, pernah boolean, fakta jsonb)
         ON CONFLICT (id_peserta, node) DO UPDATE SET terhubung = excluded.terhubung, pernah = excluded.pernah, pada = now(), fakta = excluded.fakta,
           fakta_pada = CASE WHEN exam_presence.fakta IS DISTINCT FROM excluded.fakta THEN excluded.fakta_pada ELSE exam_presence.fakta_pada END`, [this.node, JSON.stringify(rows)]);
    } catch (error) {
      for (const { id_peserta } of rows) this.changed.add(id_peserta);
      throw error;
    }
    for (const [id, it] of this.known) if (!it.sockets.size && Date.now() - it.at > FORGET_MS && !this.changed.has(id)) this.known.delete(id);
  }
}
