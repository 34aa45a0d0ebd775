import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { RolesOf } from '#projections/identity/account.query';
import type { Actor } from '#server/kit/deciding/command';
import { type Ended, Sessions } from '#server/kit/edge/sessions';

type Row = { sid: string; id_akun: string; token_sha256: Buffer; last_seen: string; expires_at: string; ended_reason: string | null };
type Kept = { digest: Buffer; actor: Actor; until: number; seen: number };

const ABSOLUTE_MS = 24 * 3_600_000;
const IDLE_MS = { staff: 60 * 60_000, student: 12 * 3_600_000 };
/** How long an answer may be trusted: revocation reaches every node within two seconds. */
const TRUST_MS = 1_000;
const SEEN_EVERY_MS = 60_000;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Opaque tokens `<sid>.<32 random bytes>`; only their digest is kept, and one session an account is current (security D.5). */
@Injectable()
export class VaultSessions extends Sessions {
  private readonly kept = new Map<string, Kept>();

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly queries: QueryBus) {
    super();
  }

  /** A new login ends the one before; two at once leave exactly one current. */
  async open(id_akun: string, device: unknown) {
    const [sid, secret, now] = [randomUUID(), randomBytes(32).toString('base64url'), new Date()];
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id_akun]);
      await client.query("UPDATE vault.session SET ended_at = $2, ended_reason = 'TOKEN_UNMATCH' WHERE id_akun = $1 AND ended_at IS NULL", [id_akun, now]);
      await client.query(
        'INSERT INTO vault.session (sid, id_akun, token_sha256, created_at, last_seen, expires_at, device) VALUES ($1, $2, $3, $4, $4, $5, $6)',
        [sid, id_akun, digestOf(secret), now, new Date(now.getTime() + ABSOLUTE_MS), JSON.stringify(device ?? {})],
      );
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
    for (const [other, { actor }] of this.kept) if (actor.account === id_akun) this.kept.delete(other);
    return `${sid}.${secret}`;
  }

  async end(sid: string, reason: 'LOGOUT' | 'BLOCKED') {
    await this.pool.query('UPDATE vault.session SET ended_at = now(), ended_reason = $2 WHERE sid = $1 AND ended_at IS NULL', [sid, reason]);
    this.kept.delete(sid);
  }

  async of(id_akun: string) {
    const { rows } = await this.pool.query<{ sid: string; dibuat: string; terakhir: string; device: { os?: string; browser?: string } }>(
      'SELECT sid, created_at AS dibuat, last_seen AS terakhir, device FROM vault.session WHERE id_akun = $1 AND ended_at IS NULL', [id_akun]);
    return rows;
  }

  async find(token: string | undefined): Promise<Actor | Ended> {
    const [, sid, secret] = TOKEN.exec(token ?? '') ?? [];
    if (!sid || !secret) return 'TOKEN_EXPIRED';
    const digest = digestOf(secret);
    const known = this.kept.get(sid);
    if (known && known.until > Date.now()) return timingSafeEqual(known.digest, digest) ? known.actor : 'TOKEN_EXPIRED';
    const row = (await this.rows([sid]))[0];
    if (!row || !timingSafeEqual(row.token_sha256, digest)) return 'TOKEN_EXPIRED';
    const found = this.judge(row, (await this.queries.execute(new RolesOf({ id_akun: [row.id_akun] }))).get(row.id_akun));
    if (typeof found !== 'string') await this.see(row, found);
    return found;
  }

  /** Only asks: a screen that is merely left open does not keep its session alive. */
  async refresh(sessions: readonly string[]) {
    const rows = await this.rows(sessions);
    const roles = rows.length ? await this.queries.execute(new RolesOf({ id_akun: rows.map((it) => it.id_akun) })) : new Map();
    return new Map(rows.map((row) => [row.sid, this.judge(row, roles.get(row.id_akun))] as const));
  }

  private async rows(sids: readonly string[]) {
    const text = 'SELECT sid, id_akun, token_sha256, last_seen, expires_at, ended_reason FROM vault.session WHERE sid = ANY ($1)';
    return (await this.pool.query<Row>({ name: 'sessions', text, values: [sids] })).rows;
  }

  /** Expired wins over superseded; whoever has no account any more has no session either. */
  private judge({ sid, id_akun, last_seen, expires_at, ended_reason }: Row, roles: string[] | undefined): Actor | Ended {
    const now = Date.now();
    const idle = roles?.includes('murid') ? IDLE_MS.student : IDLE_MS.staff;
    const seen = Math.max(Date.parse(last_seen), this.kept.get(sid)?.seen ?? 0);
    if (now > Date.parse(expires_at) || now - seen > idle || !roles) return this.drop(sid, 'TOKEN_EXPIRED');
    if (ended_reason) return this.drop(sid, ended_reason === 'TOKEN_UNMATCH' ? 'TOKEN_UNMATCH' : 'TOKEN_EXPIRED');
    return { account: id_akun, role: roles[0] ?? '', session: sid, roles };
  }

  private async see({ sid, token_sha256, last_seen }: Row, actor: Actor) {
    const now = Date.now();
    this.keep(sid, { digest: token_sha256, actor, until: now + TRUST_MS, seen: now });
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
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest();
