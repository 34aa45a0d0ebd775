import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { eventType, isDeclared } from '#contract/kit/event';
import { decrypt, encrypt, type MasterKey } from '#server/kit/log/master-key';
import { Together } from '#server/kit/together';

/** A person's key for one category of their data; null once it was destroyed. */
type Key = Buffer | null;
type Owner = { person: string; category: string };
export type Keys = ReadonlyMap<string, Key>;
/** A personal field as it is stored: the ciphertext, in which field of the event its person's id stands, and the category. Before form 2 only the declaration told whose it is. */
type Sealed = { $pii: 2; of: string; cat: string; c: string } | { $pii: 1; c: string };
type Data = Record<string, unknown>;
const MOST = 50_000;
const DAMAGED = Buffer.alloc(0);

/** A fact says something of a person whose key for it was destroyed. */
export class ForgottenPerson extends Error {}

/** Whose keys an event's ciphertexts need. */
export const ownersIn = (type: string, data: Data): Owner[] => (isDeclared(type) ? sealedIn(type, data).flatMap(({ owner }) => owner ?? []) : []);

/** The ciphertexts of an event in the form in which it is stored, each under the name that its field had then. */
function sealedIn(type: string, data: Data) {
  const found = [];
  // Most events have none, and every event comes by here.
  for (const name in data) {
    const field = data[name];
    if (!isSealed(field)) continue;
    const whose = field.$pii === 2 ? { of: field.of, category: field.cat } : eventType(type).owners[name];
    found.push({ name, field, owner: whose && ownerOf(data[whose.of], whose.category) });
  }
  return found;
}

/** Whoever can write to the log may have said anything. */
const ownerOf = (person: unknown, category: string): Owner | undefined => (PERSON.test(String(person)) && CATEGORY.test(String(category)) ? { person: String(person), category: String(category) } : undefined);
const PERSON = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CATEGORY = /^[\w-]+$/;
export const isSealed = (field: unknown): field is Sealed => typeof field === 'object' && field !== null && [1, 2].includes((field as Sealed).$pii);

export abstract class PersonKeys {
  private readonly known = new Map<string, Key>();
  evictions = 0;

  /** Replaces personal fields by ciphertexts, making keys for persons met for the first time. */
  async seal(id: string, type: string, data: Record<string, unknown>) {
    const { personal } = eventType(type);
    const sealed = { ...data };
    const owners = personal.map(({ of, category }) => ({ person: data[of] as string, category }));
    const keys = await this.keysOf(owners, true);
    for (const [i, { name, of, category }] of personal.entries()) {
      if (data[name] === null || data[name] === undefined) continue;
      const key = keys.get(nameOf(owners[i] as Owner));
      if (!key?.length) throw new ForgottenPerson(`${type} speaks of a person whose data was erased`);
      sealed[name] = { $pii: 2, of, cat: category, c: encrypt(key, `${id}|${type}|${name}`, JSON.stringify(data[name])).toString('base64') };
    }
    return sealed;
  }

  /** Puts what is sealed back in the clear, in place; null where the key is gone. A value written before its field became personal stays as it is. */
  open(id: string, type: string, data: Data, keys: Keys) {
    for (const { name, field, owner } of sealedIn(type, data)) {
      if (!owner) throw new Error(`nothing tells whose ${name} is`);
      const key = keys.get(nameOf(owner));
      if (key?.length === 0) throw new Error(`the key of ${owner.person} for ${owner.category} is damaged`);
      data[name] = key ? JSON.parse(decrypt(key, `${id}|${type}|${name}`, Buffer.from(field.c, 'base64')).toString()) : null;
    }
  }

  /** The keys of a batch, loaded in one go. They are the batch's own: whatever is evicted meanwhile, it is read whole. */
  async keysOf(owners: Owner[], make = false): Promise<Keys> {
    const [keys, missing] = [new Map<string, Key>(), new Map<string, Owner>()];
    for (const it of owners) {
      const key = this.known.get(nameOf(it));
      if (key === undefined) missing.set(nameOf(it), it);
      else keys.set(nameOf(it), key);
    }
    if (!missing.size) return keys;
    const evictions = this.evictions;
    const fetched = await this.fetch([...missing.values()], make);
    for (const name of missing.keys()) keys.set(name, fetched.get(name) ?? null);
    if (evictions === this.evictions) this.keep(missing.keys(), keys);
    return keys;
  }

  evict(person: string) {
    this.evictions++;
    for (const name of this.known.keys()) if (name.startsWith(person)) this.known.delete(name);
  }

  evictAll() {
    this.evictions++;
    this.known.clear();
  }

  /** Destroys a person's keys for these categories, for ever and for everybody; `*` stands for all there will ever be. */
  abstract destroy(person: string, categories: readonly string[]): Promise<void>;

  /** Whether a person has any key that was not destroyed. */
  abstract has(person: string): Promise<boolean>;

  private keep(names: Iterable<string>, keys: Keys) {
    if (this.known.size > MOST) this.known.clear();
    for (const name of names) this.known.set(name, keys.get(name) as Key);
  }

  protected abstract fetch(owners: Owner[], make: boolean): Promise<Keys>;
}

/** Keys in the vault, wrapped by the master key. */
export class VaultKeys extends PersonKeys {
  private readonly made = new Together((asked: readonly Owner[][]) => this.load(asked, true));
  private readonly found = new Together((asked: readonly Owner[][]) => this.load(asked, false));

  constructor(private readonly pool: pg.Pool, private readonly master: MasterKey) {
    super();
  }

  async destroy(person: string, categories: readonly string[]) {
    await this.pool.query(
      `INSERT INTO vault.person_key (person, category, key, erased_at) SELECT DISTINCT $1::uuid, category, NULL::bytea, now() FROM unnest($2::text[]) u(category)
       ON CONFLICT (person, category) DO UPDATE SET key = NULL, erased_at = coalesce(person_key.erased_at, now())`,
      [person, categories],
    );
    this.evict(person);
  }

  async has(person: string) {
    const { rowCount } = await this.pool.query('SELECT FROM vault.person_key WHERE person = $1 AND key IS NOT NULL LIMIT 1', [person]);
    return rowCount === 1;
  }

  protected fetch(owners: Owner[], make: boolean): Promise<Keys> {
    return (make ? this.made : this.found).answer(owners);
  }

  /** The keys of many who ask at once; each is answered with all of them. */
  private async load(asked: readonly Owner[][], make: boolean): Promise<Keys[]> {
    const owners = asked.flat();
    const [persons, categories] = [owners.map((it) => it.person), owners.map((it) => it.category)];
    if (make) {
      const fresh = owners.map(({ person }) => this.master.wrap(person, randomBytes(32)));
      await this.pool.query(
        `INSERT INTO vault.person_key (person, category, key) SELECT * FROM unnest($1::uuid[], $2::text[], $3::bytea[]) u(person, category, key)
         WHERE NOT EXISTS (SELECT FROM vault.person_key WHERE person = u.person AND category = '*') ORDER BY 1, 2 ON CONFLICT DO NOTHING`,
        [persons, categories, fresh],
      );
    }
    const { rows } = await this.pool.query<{ person: string; category: string; key: Buffer | null }>(
      'SELECT person, category, key FROM vault.person_key JOIN unnest($1::uuid[], $2::text[]) AS u(person, category) USING (person, category)',
      [persons, categories],
    );
    const keys = new Map(rows.map(({ person, category, key }) => [nameOf({ person, category }), key && this.unwrapped(person, key)]));
    return asked.map(() => keys);
  }

  /** A damaged key makes its person's events unreadable, nobody else's. */
  private unwrapped(person: string, key: Buffer) {
    try {
      return alone(this.master.unwrap(person, key));
    } catch {
      return DAMAGED;
    }
  }
}

/** A key in memory of its own: one that is cut from a pool keeps the whole of that alive. */
function alone(key: Buffer) {
  const copy = Buffer.alloc(key.length);
  key.copy(copy);
  return copy;
}

/** Keys of this process only, for tests. */
export class MemoryKeys extends PersonKeys {
  private readonly kept = new Map<string, Key>();

  protected async fetch(owners: Owner[], make: boolean): Promise<Keys> {
    const names = owners.map(nameOf);
    if (make) for (const name of names) if (!this.kept.has(name)) this.kept.set(name, randomBytes(32));
    return new Map(names.map((name) => [name, this.kept.get(name) ?? null]));
  }

  async destroy(person: string, categories: readonly string[]) {
    for (const category of categories) this.kept.set(nameOf({ person, category }), null);
    this.evict(person);
  }

  async has(person: string) {
    return [...this.kept].some(([name, key]) => key && name.startsWith(person));
  }

  forget(person: string) {
    for (const name of this.kept.keys()) if (name.startsWith(person)) this.kept.set(name, null);
    this.evict(person);
  }
}

const nameOf = ({ person, category }: Owner) => `${person}|${category}`;
