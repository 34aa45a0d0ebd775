import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { eventType, type Recorded } from '#contract/kit/event';
import { AccountsOf, NamesOf } from '#projections/identity/account.query';
import { ClassesOf, KeptAbout } from '#projections/privacy/privacy.query';
import { BoundedQueue } from '#server/kit/bounded-queue';
import { Clock } from '#server/kit/clock';
import { streamsOf } from '#server/kit/deciding/decider';
import { Journal } from '#server/kit/log/journal';

type Row = Record<string, unknown>;
const AT_ONCE = 20;
/** A copy reads as many streams as somebody had lessons: one at a time, so that others' questions do not wait. */
const MOST_WAITING = 50;
/** What is kept of somebody's coming and going, beside the history. */
const ACCESS = {
  sesi: 'SELECT created_at AS dibuat, last_seen AS terakhir, ended_at AS selesai, ended_reason AS alasan, device AS perangkat, ip FROM vault.session WHERE id_akun = $1 ORDER BY created_at',
  akses: 'SELECT at, hasil, ip, tempat FROM vault.access WHERE id_akun = $1 ORDER BY at',
  surat: 'SELECT dibuat, jenis, terkirim FROM vault.mail WHERE id_orang = $1 ORDER BY dibuat',
};

/** Everything that is kept about one person, with what became of it (domain 7.1, article 32). */
@Injectable()
export class PersonData {
  private readonly copies = new BoundedQueue(1, MOST_WAITING);

  constructor(private readonly queries: QueryBus, private readonly journal: Journal, @Inject(pg.Pool) private readonly pool: pg.Pool, @Inject(Clock) private readonly clock: Clock) {}

  of = (id: string) => this.copies.run(() => this.copy(id));

  private async copy(id: string) {
    const names = await this.queries.execute(new NamesOf({ ids: [id] }));
    if (!names.has(id)) return undefined;
    const [data, kelas, accounts, akses] = await Promise.all([
      this.queries.execute(new KeptAbout({ id_orang: id })), this.queries.execute(new ClassesOf({ id_murid: id })), this.queries.execute(new AccountsOf({ ids: [id] })), this.access(id),
    ]);
    return { id, nama: names.get(id) ?? null, roles: accounts[0]?.roles ?? [], dibuat: this.clock.now().toISOString(), data, kelas, akses, jejak: await this.trail(id, data) };
  }

  private async access(id: string) {
    const found = await Promise.all(Object.entries(ACCESS).map(async ([name, query]) => [name, (await this.pool.query<Row>(query, [id])).rows] as const));
    return Object.fromEntries(found);
  }

  /** Their own streams, their requests, their classes and the registers that they stand in; of other people nothing personal. */
  private async trail(id: string, data: Record<string, Row[]>) {
    const ids = (table: string, column: string, stream: string) => (data[table] ?? []).map((it) => `${stream}-${it[column]}`);
    const streams = [...new Set([...streamsOf(id), ...ids('data_request', 'id', 'data-request'), ...ids('class_member', 'id_kelas_tahun_ajaran', 'class'), ...ids('attendance', 'id_sesi', 'attendance')])];
    const events: Recorded[] = [];
    for (let i = 0; i < streams.length; i += AT_ONCE) events.push(...(await Promise.all(streams.slice(i, i + AT_ONCE).map((it) => this.journal.read(it)))).flat().filter((it) => isAbout(it, id)));
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(events.flatMap((it) => it.meta.account ?? []))] }));
    return events.sort((one, other) => one.at.localeCompare(other.at)).map(({ id: event, at, type, stream, meta, data: told }) => ({
      id: event, at, type, stream: stream.slice(0, -37), oleh: meta.account ? (names.get(meta.account) ?? null) : null, role: meta.role, data: ownPart(type, told, id),
    }));
  }
}

const isAbout = ({ stream, data }: Recorded, id: string) => stream.endsWith(id) || Object.values(data).some((it) => it === id || (Array.isArray(it) && it.includes(id)));

/** What a fact says of this person: lists of people and what is personal of others are left out, and what speaks of others too. */
function ownPart(type: string, data: Row, id: string): Row {
  const hidden = new Set(eventType(type).personal.filter((it) => data[it.of] !== id || it.category === 'konseling').map(({ name }) => name));
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => !hidden.has(name) && !(Array.isArray(value) && value.includes(id))));
}
