import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { eventType } from '#contract/kit/event';
import { decrypt, encrypt, type MasterKey } from '#server/kit/log/master-key';

/** A person's key for one category of their data; null once it was destroyed. */
type Key = Buffer | null;
type Owner = { person: string; category: string };
type Sealed = { $pii: 1; c: string };
const MOST = 50_000;

export class PersonForgotten extends Error {}

export abstract class PersonKeys {
  protected readonly known = new Map<string, Key>();

  /** Replaces personal fields by ciphertexts, making keys for persons met for the first time. */
  async seal(id: string, type: string, data: Record<string, unknown>) {
    const { personal } = eventType(type);
    if (!personal.length) return data;
    const sealed = { ...data };
    const owners = personal.map(({ of, category }) => ({ person: data[of] as string, category }));
    await this.load(owners, true);
    for (const [i, { name }] of personal.entries()) {
      if (data[name] === null || data[name] === undefined) continue;
      const key = this.key(owners[i] as Owner);
      if (!key) throw new PersonForgotten(`${type} speaks of a person whose data was erased`);
      sealed[name] = { $pii: 1, c: encrypt(key, `${id}|${type}|${name}`, JSON.stringify(data[name])).toString('base64') };
    }
    return sealed;
  }

  /** Puts the personal fields back in the clear, in place; null where the key is gone. Keys must be loaded. */
  open(id: string, type: string, data: Record<string, unknown>) {
    for (const { name, of, category } of eventType(type).personal) {
      const field = data[name] as Sealed | null;
      if (!field) continue;
      const key = this.key({ person: data[of] as string, category });
      data[name] = key ? JSON.parse(decrypt(key, `${id}|${type}|${name}`, Buffer.from(field.c, 'base64')).toString()) : null;
    }
  }

  /** Loads the keys of a batch in one go. */
  async load(owners: Owner[], make = false) {
    const missing = owners.filter((it) => !this.known.has(nameOf(it)));
    if (!missing.length) return;
    if (this.known.size > MOST) this.known.clear();
    await this.fetch([...new Map(missing.map((it) => [nameOf(it), it])).values()], make);
    if (!make) for (const it of missing) if (!this.known.has(nameOf(it))) this.known.set(nameOf(it), null);
  }

  evict(person: string) {
    for (const name of this.known.keys()) if (name.startsWith(person)) this.known.delete(name);
  }

  protected key(owner: Owner) {
    return this.known.get(nameOf(owner)) ?? null;
  }

  protected abstract fetch(owners: Owner[], make: boolean): Promise<void>;
}

/** Keys in the vault, wrapped by the master key. */
export class VaultKeys extends PersonKeys {
  constructor(private readonly pool: pg.Pool, private readonly master: MasterKey) {
    super();
  }

  protected async fetch(owners: Owner[], make: boolean) {
    const [persons, categories] = [owners.map((it) => it.person), owners.map((it) => it.category)];
    if (make) {
      const fresh = owners.map(({ person }) => this.master.wrap(person, randomBytes(32)));
      await this.pool.query(
        'INSERT INTO vault.person_key (person, category, key) SELECT * FROM unnest($1::uuid[], $2::text[], $3::bytea[]) ON CONFLICT DO NOTHING',
        [persons, categories, fresh],
      );
    }
    const { rows } = await this.pool.query<{ person: string; category: string; key: Buffer | null }>(
      'SELECT person, category, key FROM vault.person_key JOIN unnest($1::uuid[], $2::text[]) AS u(person, category) USING (person, category)',
      [persons, categories],
    );
    for (const { person, category, key } of rows) this.known.set(nameOf({ person, category }), key && this.master.unwrap(person, key));
  }
}

/** Keys of this process only, for tests. */
export class MemoryKeys extends PersonKeys {
  private readonly kept = new Map<string, Key>();

  protected async fetch(owners: Owner[], make: boolean) {
    for (const it of owners) {
      if (make && !this.kept.has(nameOf(it))) this.kept.set(nameOf(it), randomBytes(32));
      if (this.kept.has(nameOf(it))) this.known.set(nameOf(it), this.kept.get(nameOf(it)) as Key);
    }
  }

  forget(person: string) {
    for (const name of this.kept.keys()) if (name.startsWith(person)) this.kept.set(name, null);
    this.evict(person);
  }
}

const nameOf = ({ person, category }: Owner) => `${person}|${category}`;
