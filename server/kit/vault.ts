import type pg from 'pg';
import { OWNING } from '#server/kit/owning';

/** What is state and not history: keys, sessions, credentials, settled requests, processes, files. Migrations only ever grow. */
const MIGRATIONS = [
  `CREATE TABLE vault.person_key (
     person uuid NOT NULL, category text NOT NULL, key bytea, created_at timestamptz NOT NULL DEFAULT now(), erased_at timestamptz,
     PRIMARY KEY (person, category))`,
  `CREATE TABLE vault.session (
     sid uuid PRIMARY KEY, id_akun uuid NOT NULL, token_sha256 bytea NOT NULL, created_at timestamptz NOT NULL,
     last_seen timestamptz NOT NULL, expires_at timestamptz NOT NULL, ended_at timestamptz, ended_reason text,
     device jsonb NOT NULL DEFAULT '{}');
   CREATE UNIQUE INDEX session_current ON vault.session (id_akun) WHERE ended_at IS NULL`,
  `CREATE TABLE vault.credential (
     id_akun uuid PRIMARY KEY, state text NOT NULL CHECK (state IN ('initial', 'user_set', 'reset')), hash text,
     changed_at timestamptz NOT NULL DEFAULT now(), CHECK (state = 'initial' OR hash IS NOT NULL))`,
  `CREATE TABLE vault.answered (
     command uuid PRIMARY KEY, request bytea NOT NULL, answer jsonb NOT NULL, at timestamptz NOT NULL DEFAULT now());
   CREATE INDEX answered_at ON vault.answered (at)`,
  `CREATE TABLE vault.process (name text PRIMARY KEY, position text NOT NULL, stuck text)`,
  `CREATE TABLE vault.setting (name text PRIMARY KEY, value jsonb NOT NULL)`,
  `CREATE TABLE vault.rate_limit (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  `ALTER TABLE vault.answered ALTER answer DROP NOT NULL`,
  `CREATE TABLE vault.file (id uuid PRIMARY KEY, owner uuid NOT NULL, bytes bytea NOT NULL, at timestamptz NOT NULL DEFAULT now());
   ALTER TABLE vault.file ALTER bytes SET STORAGE EXTERNAL;
   CREATE INDEX file_owner ON vault.file (owner)`,
  `ALTER TABLE vault.credential ADD expires_at timestamptz, ADD version integer NOT NULL DEFAULT 1;
   ALTER TABLE vault.session ADD previous_sha256 bytea, ADD ip text;
   CREATE TABLE vault.mail (
     id uuid PRIMARY KEY, id_orang uuid, jenis text NOT NULL, sealed bytea, dibuat timestamptz NOT NULL DEFAULT now(),
     percobaan integer NOT NULL DEFAULT 0, berikut timestamptz DEFAULT now(), terkirim timestamptz, galat text);
   CREATE INDEX mail_due ON vault.mail (berikut) WHERE berikut IS NOT NULL;
   CREATE TABLE vault.mail_token (
     token_sha256 bytea PRIMARY KEY, id_akun uuid NOT NULL, tujuan text NOT NULL, terikat text NOT NULL,
     berakhir timestamptz NOT NULL, dipakai timestamptz);
   CREATE INDEX mail_token_of ON vault.mail_token (id_akun, tujuan);
   CREATE TABLE vault.email (
     id_akun uuid, jenis text, digest text NOT NULL, sealed bytea NOT NULL, diverifikasi timestamptz, PRIMARY KEY (id_akun, jenis));
   CREATE INDEX email_digest ON vault.email (digest);
   CREATE TABLE vault.block (
     key text PRIMARY KEY, id_akun uuid, ip text, alasan text NOT NULL, jumlah_percobaan integer NOT NULL,
     diblokir_pada timestamptz NOT NULL DEFAULT now(), berakhir_pada timestamptz, oleh uuid, counters text[] NOT NULL DEFAULT '{}');
   CREATE INDEX block_of ON vault.block (id_akun);
   CREATE TABLE vault.access (
     at timestamptz NOT NULL DEFAULT now(), hasil text NOT NULL, id_akun uuid, sid uuid, ip text, tempat text);
   CREATE INDEX access_at ON vault.access (at)`,
  `CREATE FUNCTION vault.tell() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN PERFORM pg_notify('state', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME); RETURN NULL; END $$;
   CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON vault.block FOR EACH STATEMENT EXECUTE FUNCTION vault.tell()`,
  // What these two did in turns of their own, "accounts" does since, from the first event on.
  `DELETE FROM vault.process WHERE name IN ('first-passwords', 'end-account')`,
  `CREATE FUNCTION vault.tell_session() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN PERFORM pg_notify('session', coalesce(NEW.id_akun, OLD.id_akun)::text); RETURN NULL; END $$;
   CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OF token_sha256, ended_at, expires_at ON vault.session FOR EACH ROW EXECUTE FUNCTION vault.tell_session();
   CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OF state, expires_at ON vault.credential FOR EACH ROW EXECUTE FUNCTION vault.tell_session()`,
  // An address that waits stands beside the one that is verified; of two accounts that had verified the same the later keeps it.
  `ALTER TABLE vault.email ALTER digest DROP NOT NULL, ALTER sealed DROP NOT NULL, ADD digest_baru text, ADD sealed_baru bytea;
   UPDATE vault.email AS it SET digest_baru = digest, sealed_baru = sealed, digest = NULL, sealed = NULL, diverifikasi = NULL
     WHERE diverifikasi IS NULL OR (jenis = 'akun' AND EXISTS (SELECT FROM vault.email AS other WHERE other.jenis = 'akun' AND other.digest = it.digest
       AND (other.diverifikasi, other.id_akun) > (it.diverifikasi, it.id_akun)));
   CREATE UNIQUE INDEX email_of_one ON vault.email (digest) WHERE jenis = 'akun';
   INSERT INTO vault.process (name, position) SELECT 'tell-former-contact', position FROM vault.process WHERE name = 'accounts'`,
  // Where in their stream it stands that somebody was removed.
  `CREATE TABLE vault.ended (id_akun uuid PRIMARY KEY, revision integer NOT NULL)`,
  `CREATE TRIGGER told AFTER INSERT OR DELETE OR UPDATE OF terkirim, berikut ON vault.mail FOR EACH STATEMENT EXECUTE FUNCTION vault.tell()`,
  // Of the moment: who is connected to which node, and what their devices say of themselves.
  `CREATE UNLOGGED TABLE vault.exam_presence (
     id_peserta uuid, node uuid, terhubung boolean NOT NULL, pernah boolean NOT NULL, pada timestamptz NOT NULL DEFAULT now(), fakta jsonb, fakta_pada timestamptz,
     PRIMARY KEY (id_peserta, node));
   CREATE UNLOGGED TABLE vault.exam_node (node uuid PRIMARY KEY, pada timestamptz NOT NULL DEFAULT now())`,
  // Documents on their way, in the parts that have arrived; `nama` and the parts are sealed under the owner's key.
  `CREATE TABLE vault.upload (
     id uuid PRIMARY KEY, owner uuid NOT NULL, untuk text NOT NULL, nama bytea NOT NULL, ukuran integer NOT NULL, sha256 text,
     diterima integer NOT NULL DEFAULT 0, whole boolean NOT NULL DEFAULT false, at timestamptz NOT NULL DEFAULT now());
   CREATE INDEX upload_owner ON vault.upload (owner, at);
   CREATE TABLE vault.upload_part (id uuid NOT NULL REFERENCES vault.upload ON DELETE CASCADE, dari integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (id, dari));
   ALTER TABLE vault.upload_part ALTER bytes SET STORAGE EXTERNAL`,
  // Long prints: what is laid out so far, each part under its owner's key for files.
  `CREATE TABLE vault.document_job (
     id uuid PRIMARY KEY, id_akun uuid NOT NULL, jenis text NOT NULL, asked jsonb NOT NULL, nama text NOT NULL, kertas text NOT NULL, items jsonb NOT NULL, jumlah integer NOT NULL, selesai integer NOT NULL DEFAULT 0,
     halaman integer NOT NULL DEFAULT 0, keadaan text NOT NULL DEFAULT 'menunggu', alasan text, dibuat timestamptz NOT NULL, sampai timestamptz NOT NULL);
   CREATE INDEX document_job_of ON vault.document_job (id_akun);
   CREATE TABLE vault.document_part (job uuid REFERENCES vault.document_job ON DELETE CASCADE, n integer, bytes bytea NOT NULL, PRIMARY KEY (job, n));
   ALTER TABLE vault.document_part ALTER bytes SET STORAGE EXTERNAL;
   CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON vault.document_job FOR EACH STATEMENT EXECUTE FUNCTION vault.tell()`,
  // What a mail is about, where that is asked for: an id that says nothing.
  `ALTER TABLE vault.mail ADD tentang uuid;
   CREATE INDEX mail_about ON vault.mail (tentang) WHERE tentang IS NOT NULL`,
];

/** Brings the vault's schema to the newest version; concurrent starts wait for each other. */
export async function migrateVault(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [OWNING]);
    await client.query('CREATE SCHEMA IF NOT EXISTS vault');
    await client.query('CREATE TABLE IF NOT EXISTS vault.migration (number int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())');
    const { rows } = await client.query<{ done: number }>('SELECT count(*)::int AS done FROM vault.migration');
    for (let number = rows[0]?.done ?? 0; number < MIGRATIONS.length; number++) {
      await client.query(MIGRATIONS[number] as string);
      await client.query('INSERT INTO vault.migration (number) VALUES ($1)', [number]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** Settings of the installation itself, such as where the demo's clock stands. */
export async function setting<T>(pool: pg.Pool, name: string): Promise<T | undefined> {
  return (await pool.query<{ value: T }>('SELECT value FROM vault.setting WHERE name = $1', [name])).rows[0]?.value;
}
export async function keepSetting(pool: pg.Pool, name: string, value: unknown) {
  await pool.query('INSERT INTO vault.setting VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [name, JSON.stringify(value)]);
}
/** Keeps a value unless there is one already; answers the one that is kept. */
export async function keepSettingOnce<T>(pool: pg.Pool, name: string, value: T): Promise<T> {
  await pool.query('INSERT INTO vault.setting VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, JSON.stringify(value)]);
  return (await setting<T>(pool, name)) as T;
}
