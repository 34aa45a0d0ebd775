import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { type Backup, contentsOf } from '#tools/kit/backup-file';
import { filledOf, hashOf, plainly, rowsInto, tablesOf } from '#tools/kit/backup-tables';
import { type Say, watched } from '#tools/kit/progress';
import { PlainError } from '#server/kit/plain-error';

/** The place to restore into, what creates the schemas of the log and the vault there, and what has to hold of them before it counts. */
type Target = { url: string; files: string; seals?: string; migrate: readonly ((pool: pg.Pool) => Promise<void>)[]; check?: Check };
type Check = (client: pg.ClientBase) => Promise<void>;
type Folders = { files: string; seals?: string | undefined };
type Work = Backup & { client: pg.ClientBase; folders: Folders; check?: Check | undefined; say: Say };

/** Puts a verified backup into an empty school: all of it, compared with what was backed up, or nothing. */
export const restore = async ({ url, files, seals, migrate, check }: Target, backup: Backup, say: Say): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // An ended pool may still have a connection closing when the server goes: nobody needs to know.
  pool.on('error', () => {});
  const client = await pool.connect();
  try {
    await refuseUnlessEmpty(client, { files, seals });
    for (const create of migrate) await create(pool);
    await putBack({ ...backup, client, folders: { files, seals }, check, say });
    await client.query('ANALYZE');
  } finally {
    client.release(true);
    await pool.end();
  }
};

const refuseUnlessEmpty = async (client: pg.ClientBase, folders: Folders) => {
  const filled = await filledOf(client);
  for (const it of Object.values(folders)) if (it && existsSync(it) && readdirSync(it).length) filled.push(it);
  if (!filled.length) return;
  throw new PlainError(`A backup is restored only into an empty place, but there is something in ${filled.join(', ')}. Use a new DATA_DIR or a new database. Nothing was changed.`);
};

// The files move in last, just before the commit: when that fails they move out again.
const putBack = async (work: Work) => {
  const { client, folders } = work;
  const draft = draftBeside(folders.files);
  const moved: string[] = [];
  try {
    await client.query('BEGIN');
    await plainly(client);
    await refuseUnlessFitting(work);
    await load(work, draft);
    await compare(work);
    await work.check?.(client);
    moveIn(draft, work, moved);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    for (const it of moved) rmSync(it, { recursive: true });
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

const draftBeside = (files: string) => {
  mkdirSync(dirname(files), { recursive: true });
  return mkdtempSync(`${files}.restoring-`);
};

const moveIn = (draft: string, { folders }: Work, moved: string[]) => {
  for (const [name, folder] of Object.entries(folders)) {
    const from = join(draft, name);
    if (!folder || !existsSync(from)) continue;
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(from, folder);
    moved.push(folder);
  }
};

const refuseUnlessFitting = async ({ client, manifest }: Work) => {
  const here = new Map((await tablesOf(client)).map((it) => [contentOf(it.name), it.columns]));
  for (const { name, columns } of manifest.tables) {
    const missing = columns.filter((column) => !here.get(name)?.includes(column));
    if (!missing.length) continue;
    throw new PlainError(`The backup is of another version: here ${name} lacks ${missing.join(', ')}. Restore it with the version that made it. Nothing was changed.`);
  }
};

const contentOf = (table: string) => `tables/${table}`;
const tableOf = (content: string) => content.slice('tables/'.length);

const load = async ({ client, file, manifest, say }: Work, draft: string) => {
  // Rows that a fresh schema is born with; that nobody's rows are among them was checked before it was made.
  for (const table of await filledOf(client)) await client.query(`DELETE FROM ${table}`);
  const tables = new Map(manifest.tables.map((it) => [it.name, it]));
  for await (const { name, bytes } of contentsOf(file)) {
    const table = tables.get(name);
    if (table) await pipeline(watched(bytes, name, say), rowsInto(client, tableOf(name), table.columns));
    else if (/^(files|seals)\//.test(name)) await pipeline(bytes, createWriteStream(placeOf(draft, name), { flush: true }));
    else for await (const _ of bytes);
  }
  for (const { name, parts } of manifest.files) if (!parts) writeFileSync(placeOf(draft, name), '');
  for (const { name, last } of manifest.sequences) await client.query('SELECT setval($1, $2)', [name, last]);
};

const placeOf = (draft: string, name: string) => {
  const inside = normalize(name);
  if (!/^(files|seals)\/[^/]/.test(inside)) throw new PlainError(`The backup names a file outside its folder: ${name}. Nothing was changed.`);
  mkdirSync(dirname(join(draft, inside)), { recursive: true });
  return join(draft, inside);
};

const compare = async ({ client, manifest, say }: Work) => {
  const here = new Map((await tablesOf(client)).map((it) => [contentOf(it.name), it]));
  for (const { name, columns, rows, sha256 } of manifest.tables) {
    const table = here.get(name);
    if (!table || (await hashOf(client, { ...table, columns })) !== sha256) throw new Error(`${name} did not arrive as it was backed up. Nothing was changed.`);
    say(`${tableOf(name)}: ${rows} rows, as backed up`);
  }
};
