import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import type { StatusSandi } from '#contract/identity/first-password';
import { accountsIn, RolesOf } from '#projections/identity/account.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { atOnceIn } from '#projections/kit/at-once';
import { ReadSide } from '#projections/kit/read-side';
import { modeOf, standingOf } from '#server/identity/first-password';
import { Changes } from '#server/identity/changes';
import { digestOf, isOf, newSecret, parsed } from '#server/identity/session-tokens';
import type { Actor } from '#server/kit/deciding/command';
import { type Ended, Sessions } from '#server/kit/edge/sessions';
import { Together } from '#server/kit/together';

type Row = {
  sid: string; id_akun: string; token_sha256: Buffer; previous_sha256: Buffer | null; last_seen: string; expires_at: string; ended_reason: string | null;
  state: StatusSandi; password_expires_at: string | null;
};
type Kept = { digest: Buffer; actor: Actor; since: number; seen: number };
type Where = { device: unknown; ip: string };

const ABSOLUTE_MS = 24 * 3_600_000;
const IDLE_MS = { staff: 60 * 60_000, student: 12 * 3_600_000 };
/** How long an answer may be trusted by whoever is not told of changes: revocation reaches every node within two seconds. */
const TRUST_MS = 1_000;
/** And by whoever is: what changes by itself, a session that runs out or a first password, is noticed within this. */
const TRUST_TOLD_MS = 60_000;
const SEEN_EVERY_MS = 60_000;
const FRESH_MINUTES = 10;
const ROWS = `SELECT sid, s.id_akun, token_sha256, previous_sha256, last_seen, s.expires_at, ended_reason,
  coalesce(c.state, 'initial') AS state, c.expires_at AS password_expires_at
  FROM vault.session s LEFT JOIN vault.credential c USING (id_akun) WHERE sid = ANY ($1)`;

/** Opaque tokens of which only the digest is kept; one session an account is current (security D.5). */
@Injectable()
export class VaultSessions extends Sessions {
  private readonly kept = new Map<string, Kept>();
  private readonly changes = new Changes();
  /** Many come at once when a server starts: they are looked up together. */
  private readonly reading = new Together(async (sids: readonly string[]) => {
    const found = new Map((await this.rows([...new Set(sids)])).map((it) => [it.sid, it]));
    return sids.map((it) => found.get(it));
  });
  private readonly roles = new Together(async (accounts: readonly string[]) => {
    const found = await this.queries.execute(new RolesOf({ id_akun: [...new Set(accounts)] }));
    return accounts.map((it) => found.get(it));
  });
  private readonly listeners: ((account?: string) => void)[] = [];
  private settings: { mode: ReturnType<typeof modeOf>; since: number } | undefined;

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly queries: QueryBus, @Inject(ReadSide) private readonly readSide: ReadSide) {
    super();
    // A role that was taken away is gone with the next request, and so is what the school changed about first passwords.
    readSide.onTouched((touched) => {
      const accounts = accountsIn(touched);
      if (accounts === 'all') this.forgetAll();
      else for (const it of accounts) this.forget(it);
    });
    readSide.onTold('session', (account) => (account === undefined ? this.forgetAll() : this.forget(account)));
  }

  /** A new login ends the one before; two at once leave exactly one current. */
  async open(id_akun: string, { device, ip }: Where) {
    const [sid, secret, now] = [randomUUID(), newSecret(), new Date()];
    await atOnceIn(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id_akun]);
      await client.query("UPDATE vault.session SET ended_at = $2, ended_reason = 'TOKEN_UNMATCH' WHERE id_akun = $1 AND ended_at IS NULL", [id_akun, now]);
      await client.query(
        'INSERT INTO vault.session (sid, id_akun, token_sha256, created_at, last_seen, expires_at, device, ip) VALUES ($1, $2, $3, $4, $4, $5, $6, $7)',
        [sid, id_akun, digestOf(secret), now, new Date(now.getTime() + ABSOLUTE_MS), JSON.stringify(device ?? {}), ip],
      );
    });
    this.forget(id_akun);
    return { sid, token: `${sid}.${secret}` };
  }

  /** The same session under a new token; the old one answers TOKEN_UNMATCH from now on. */
  async rotate(sid: string) {
    const secret = newSecret();
    const { rows } = await this.pool.query('UPDATE vault.session SET previous_sha256 = token_sha256, token_sha256 = $2 WHERE sid = $1 AND ended_at IS NULL RETURNING id_akun', [sid, digestOf(secret)]);
    for (const { id_akun } of rows) this.forget(id_akun);
    return `${sid}.${secret}`;
  }

  /** Whether its owner has given their password a moment ago, by signing in. */
  async isFresh(sid: string) {
    const { rows } = await this.pool.query('SELECT 1 FROM vault.session WHERE sid = $1 AND created_at > now() - make_interval(mins => $2)', [sid, FRESH_MINUTES]);
    return rows.length > 0;
  }

  /** Ends an account's sessions, all or one, but never the one to keep; how many. */
  async end(id_akun: string, reason: 'LOGOUT' | 'BLOCKED' | 'ENDED' | 'PASSWORD', { only, except }: { only?: string | undefined; except?: string | null } = {}) {
    const { rowCount } = await this.pool.query(
      'UPDATE vault.session SET ended_at = now(), ended_reason = $2 WHERE id_akun = $1 AND ended_at IS NULL AND ($3::uuid IS NULL OR sid = $3) AND ($4::uuid IS NULL OR sid <> $4)',
      [id_akun, reason, only ?? null, except ?? null],
    );
    this.forget(id_akun);
    return rowCount ?? 0;
  }

  async find(token: string | undefined): Promise<Actor | Ended> {
    const { sid, digest } = parsed(token) ?? {};
    if (!sid || !digest) return 'TOKEN_EXPIRED';
    const known = this.kept.get(sid);
    if (known && Date.now() - known.since < this.trust && isOf(known.digest, digest)) return known.actor;
    const at = this.changes.now;
    const row = await this.reading.answer(sid);
    const isCurrent = row && isOf(row.token_sha256, digest);
    if (!row || !(isCurrent || isOf(digest, row.previous_sha256))) return 'TOKEN_EXPIRED';
    const found = this.judge(row, await this.roles.answer(row.id_akun), await this.mode());
    if (typeof found === 'string') return found;
    if (!isCurrent) return 'TOKEN_UNMATCH';
    await this.see(row, found, this.changes.noneSince(at, row.id_akun));
    return found;
  }

  /** Only asks: a screen that is merely left open does not keep its session alive. */
  async refresh(sessions: readonly string[]) {
    const rows = await this.rows(sessions);
    const roles = rows.length ? await this.queries.execute(new RolesOf({ id_akun: rows.map((it) => it.id_akun) })) : new Map();
    const mode = await this.mode();
    return new Map(rows.map((row) => [row.sid, this.judge(row, roles.get(row.id_akun), mode)] as const));
  }

  /** Staff who watch a board are there; a phone in a student's bag is not (decision 071). */
  async watched(actors: readonly Actor[]) {
    const staff = actors.filter(({ roles }) => !roles.includes('murid')).map(({ session }) => session);
    await this.pool.query('UPDATE vault.session SET last_seen = now() WHERE sid = ANY ($1) AND ended_at IS NULL', [staff]);
  }

  /** What is known of an account's sessions is asked anew. */
  forget(id_akun: string) {
    this.changes.note(id_akun);
    for (const listen of this.listeners) listen(id_akun);
    for (const [sid, { actor }] of this.kept) if (actor.account === id_akun) this.kept.delete(sid);
  }

  onChanged(listen: (account?: string) => void) {
    this.listeners.push(listen);
  }

  private get trust() {
    return this.readSide.isTold ? TRUST_TOLD_MS : TRUST_MS;
  }

  private async rows(sids: readonly string[]) {
    return (await this.pool.query<Row>({ name: 'sessions', text: ROWS, values: [sids] })).rows;
  }

  private async mode() {
    if (this.settings && Date.now() - this.settings.since < this.trust) return this.settings.mode;
    const at = this.changes.now;
    const mode = modeOf(await this.queries.execute(new SchoolSettings()));
    if (this.changes.noneSince(at)) this.settings = { mode, since: Date.now() };
    return mode;
  }

  /** Expired wins over superseded; whoever has no account any more has no session either. */
  private judge({ sid, id_akun, last_seen, expires_at, ended_reason, state, password_expires_at }: Row, roles: string[] | undefined, mode: ReturnType<typeof modeOf>): Actor | Ended {
    const now = Date.now();
    const idle = roles?.includes('murid') ? IDLE_MS.student : IDLE_MS.staff;
    const seen = Math.max(Date.parse(last_seen), this.kept.get(sid)?.seen ?? 0);
    if (now > Date.parse(expires_at) || now - seen > idle || !roles) return this.drop(sid, 'TOKEN_EXPIRED');
    if (ended_reason) return this.drop(sid, ended_reason === 'TOKEN_UNMATCH' ? 'TOKEN_UNMATCH' : 'TOKEN_EXPIRED');
    const { isRestricted } = standingOf(mode, { state, expires_at: password_expires_at }, now);
    return { account: id_akun, role: roles[0] ?? '', session: sid, roles, ...(isRestricted ? { isRestricted } : {}) };
  }

  private async see({ sid, token_sha256, last_seen }: Row, actor: Actor, isStillSo: boolean) {
    const now = Date.now();
    if (isStillSo) this.keep(sid, { digest: token_sha256, actor, since: now, seen: now });
    if (now - Date.parse(last_seen) > SEEN_EVERY_MS) await this.pool.query('UPDATE vault.session SET last_seen = now() WHERE sid = $1', [sid]);
  }

  private keep(sid: string, it: Kept) {
    this.kept.set(sid, it);
    if (this.kept.size > 20_000) this.kept.delete(this.kept.keys().next().value as string);
  }

  private drop(sid: string, why: Ended) {
    this.kept.delete(sid);
    return why;
  }

  private forgetAll() {
    this.settings = undefined;
    this.changes.note();
    this.kept.clear();
    for (const listen of this.listeners) listen();
  }
}
