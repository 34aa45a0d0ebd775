import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { SealFolder } from '#server/kit/log/seal-folder';
import { type Manifest, type Put, writeBackup } from '#tools/kit/backup-file';
import { plainly, rowsOf, sequencesOf, tablesOf } from '#tools/kit/backup-tables';
import { type Say, watched } from '#tools/kit/progress';

/** `keyOf` names the key to the personal data in there. */
type Source = { url: string; files: string; seals?: string; keyOf?: (client: pg.ClientBase) => Promise<string | undefined> };

/** Writes the log, the vault and the uploaded files of a running or resting school into one file, as of one moment. */
export const backUp = async ({ url, files, seals, keyOf }: Source, file: string, say: Say): Promise<Manifest> => {
  // Listed before the moment of the backup: a seal must not know of events that the backup lacks.
  const known = seals ? new SealFolder(seals).list().map((it) => it.name) : [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await plainly(client);
    const key = await keyOf?.(client);
    return await writeBackup(file, async (put) => ({
      at: new Date().toISOString(),
      ...(key ? { key } : {}),
      tables: await putTables(client, put, say),
      sequences: await sequencesOf(client),
      files: [...(await putFiles('files', files, filesIn(files), put, say)), ...(await putFiles('seals', seals ?? '', known, put, say))],
    }));
  } finally {
    await client.end();
  }
};

const putTables = async (client: pg.Client, put: Put, say: Say) => {
  const done: Manifest['tables'] = [];
  for (const table of await tablesOf(client)) {
    const copy = rowsOf(client, table);
    const content = await put(`tables/${table.name}`, watched(copy, table.name, say));
    done.push({ ...content, columns: table.columns, rows: copy.rowCount });
    say(`${table.name}: ${copy.rowCount} rows`);
  }
  return done;
};

const putFiles = async (what: 'files' | 'seals', folder: string, paths: string[], put: Put, say: Say) => {
  const done: Manifest['files'] = [];
  for (const path of paths) done.push(await put(`${what}/${path}`, createReadStream(join(folder, path))));
  say(`${done.length} ${what === 'files' ? 'uploaded files' : 'seals of the log'}`);
  return done;
};

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
  .filter((it) => it.isFile())
  .map((it) => join(it.parentPath, it.name).slice(folder.length + 1))
  .sort();
