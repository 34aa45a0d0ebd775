import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { createApp } from '#server/app';
import { demoClock } from '#server/demo/demo';
import { OpenAccount } from '#server/identity/account.decider';
import { digestOf, newSecret } from '#server/identity/session-tokens';
import { SYSTEM } from '#server/kit/deciding/command';
import { someAtOnce } from '#server/kit/some-at-once';

/** So many people who may mark every register, each signed in; the way in has a bench of its own. */
export async function openSessions(databaseUrl: string, dataDir: string, count: number): Promise<string[]> {
  const app = await createApp({ databaseUrl, dataDir, clock: await demoClock(databaseUrl), webRoot: path.resolve('dist/web') });
  const people = Array.from({ length: count }, () => randomUUID());
  await someAtOnce(people, 64, (id_akun) => app.nest.get(CommandBus).execute(new OpenAccount({ id_akun, username: `bench-${id_akun}`, roles: ['admin'] }, SYSTEM)));
  await app.close();
  return enter(databaseUrl, people);
}

/** Signs accounts in, past the way in. */
export async function enter(databaseUrl: string, accounts: readonly string[]): Promise<string[]> {
  const people = accounts.map((id_akun) => ({ id_akun, sid: randomUUID(), secret: newSecret() }));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (const { id_akun, sid, secret } of people) {
    await client.query("INSERT INTO vault.session (sid, id_akun, token_sha256, created_at, last_seen, expires_at) VALUES ($1, $2, $3, now(), now(), now() + interval '1 day')", [sid, id_akun, digestOf(secret)]);
    await client.query("INSERT INTO vault.credential (id_akun, state, hash) VALUES ($1, 'user_set', '') ON CONFLICT (id_akun) DO UPDATE SET state = 'user_set', hash = ''", [id_akun]);
  }
  await client.end();
  return people.map(({ sid, secret }) => `${sid}.${secret}`);
}
