import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Manifest, type Put, writeBackup } from '#tools/kit/backup-file';
import { plainly, rowsOf, sequencesOf, tablesOf } from '#tools/kit/backup-tables';
import { type Say, watched } from '#tools/kit/progress';

type Source = { url: string; files: string; key?: string | undefined };

/** Writes the log, the vault and the uploaded files of a running or resting school into one file, as of one moment. */
export const backUp = async ({ url, files, key }: Source, file: string, say: Say): Promise<Manifest> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await plainly(client);
    return await writeBackup(file, async (put) => ({
      at: new Date().toISOString(),
      ...(key ? { key } : {}),
      tables: await putTables(client, put, say),
      sequences: await sequencesOf(client),
      files: await putFiles(files, put, say),
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

const putFiles = async (folder: string, put: Put, say: Say) => {
  const done: Manifest['files'] = [];
  for (const path of filesIn(folder)) done.push(await put(`files/${path}`, createReadStream(join(folder, path))));
  say(`${done.length} uploaded files`);
  return done;
};

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
  .filter((it) => it.isFile())
  .map((it) => join(it.parentPath, it.name).slice(folder.length + 1))
  .sort();
