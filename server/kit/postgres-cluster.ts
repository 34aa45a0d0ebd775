import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '#server/kit/plain-error';
import { accountFor, binariesFor, draftIn, reaches, SHELTER, type Account, type Binaries } from '#server/kit/postgres-account';

/** The one role of the embedded database, and the name of the database the product uses. */
export const ROLE = 'pelita';

/** One embedded database on disk: the cluster Postgres writes, and what starts it. */
export type Cluster = { dir: string; data: string; password: string; account: Account; binaries: Binaries };

type Options = { noSync?: boolean | undefined; shelter?: string };

/** Opens the cluster below `dir` (`data`, and beside it `password`, `port` and `log`), and creates it first when there is none. */
export const openCluster = async (dir: string, { noSync, shelter = SHELTER }: Options = {}): Promise<Cluster> => {
  mkdirSync(dir, { recursive: true });
  const link = dataOf(dir);
  const account = accountFor(link);
  const binaries = await binariesFor(account, shelter);
  const password = existsSync(link) ? readPassword(dir) : claimPassword(dir);
  if (!existsSync(link)) create(link, { account, binaries, password, place: reaches(account, dir) ? dir : shelter, noSync });
  const data = realpathSync(link);
  if (!reaches(account, dirname(data))) throw new PlainError(`The account ${account.uid} that owns ${data} may not pass through the folders above it. Make them passable (chmod o+x), or move the data.`);
  return { dir, data, password, account, binaries };
};

/** Where the cluster of a folder is: a folder, or a link to where its account can reach it. */
export const dataOf = (dir: string) => join(dir, 'data');

/** The address of a database of a server on this port. */
export const addressOf = (password: string, port: number, database: string) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`;

const passwordFile = (dir: string) => join(dir, 'password');

/** The password a cluster was created with. */
export const readPassword = (dir: string) => {
  if (!existsSync(passwordFile(dir))) throw new PlainError(`${passwordFile(dir)} is missing: without it nobody can open the database beside it. Put it back from a copy.`);
  return readFileSync(passwordFile(dir), 'utf8');
};

// Two starts may create at once: the link decides whose password holds, and is never seen half written.
const claimPassword = (dir: string) => {
  const draft = `${passwordFile(dir)}.${process.pid}`;
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, passwordFile(dir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readPassword(dir);
};

type Creation = { account: Account; binaries: Binaries; password: string; place: string; noSync: boolean | undefined };

// A cluster appears whole or not at all: initdb works in a draft, and a kill in the middle leaves only that behind.
const create = (link: string, { account, binaries, password, place, noSync }: Creation) => {
  const near = place === dirname(link);
  const draft = draftIn(place, near ? 'draft-' : 'data-');
  const [data, secret] = [join(draft, 'data'), join(draft, 'password')];
  writeFileSync(secret, password, { mode: 0o600 });
  for (const path of [draft, secret]) own(path, account);
  initdb(binaries, account, ['-D', data, `--pwfile=${secret}`, ...(noSync ? ['--no-sync'] : [])]);
  rmSync(secret);
  if (!near) console.log(`The database account may not enter ${dirname(link)}: its data is kept in ${data}, and ${link} leads there`);
  try {
    if (near) renameSync(data, link);
    else symlinkSync(data, link);
    syncFolder(dirname(link));
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(link)) throw error;
  }
  if (near) rmSync(draft, { recursive: true, force: true });
};

const own = (path: string, { uid, gid }: Account) => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

// The builtin provider sorts and folds Unicode the same on every machine; LC_ALL=C keeps the messages readable by code.
const initdb = (binaries: Binaries, account: Account, args: string[]) => {
  const always = ['-U', ROLE, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  execFileSync(binaries.initdb, [...always, ...args], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: POSTGRES_ENV });
};

/** The environment of Postgres programs: theirs depends on nothing the server was started with. */
export const POSTGRES_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const syncFolder = (path: string) => {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
};
