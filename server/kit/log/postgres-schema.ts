/**
 * The log in Postgres. Appends are serialised by an advisory lock, so positions are dense, gap-free and in
 * commit order: a reader that has seen n has seen everything up to n. `json`, not `jsonb`, keeps the bytes.
 * Metadata stand in `short` (see short-meta.ts), in `meta` where they are older or not a journal's. The key of a stream is a third
 * as long as its name. Every node, leading or not, listens under the name of its read side, the one that starts not yet: whoever
 * does before the log has this form is older.
 * A batch is written straight from the arrays of its events (e_), which costs a third less than joining it with anything: it
 * fits where those of the events it builds upon that the caller does not know to be there (p_) are, and the key of stream and revision finds no revision taken. Where it does
 * not, it is found out which of its appends do. The answer is one row: the position before the batch, from which what is stored
 * follows in order, and of each append that is not [nth, status, revision, position]:
 * 1 its stream ends elsewhere, 4 these very events were stored before.
 */
export const LOG_SCHEMA = `
CREATE SCHEMA IF NOT EXISTS es;
CREATE TABLE IF NOT EXISTS es.event (
  position  bigint      NOT NULL,
  revision  bigint      NOT NULL,
  at        timestamptz NOT NULL,
  id        uuid        NOT NULL,
  stream    text COLLATE "C" NOT NULL,
  type      text COLLATE "C" NOT NULL,
  data      json        NOT NULL,
  meta      json,
  short     bytea,
  CONSTRAINT event_pk PRIMARY KEY (position)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.05);
CREATE OR REPLACE FUNCTION es.key(stream text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN md5(stream)::uuid;

DO $$ BEGIN
  IF to_regclass('es.event_place') IS NULL THEN
    IF EXISTS (SELECT FROM es.event) AND (NOT pg_try_advisory_xact_lock(7106374)
       OR EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'pelita-read-side')) THEN
      RAISE EXCEPTION 'An older Pelita is running on this database and could not read what this one writes. Stop it first. Nothing was changed.';
    END IF;
    ALTER TABLE es.event ADD COLUMN IF NOT EXISTS short bytea, ALTER COLUMN meta DROP NOT NULL, DROP CONSTRAINT IF EXISTS event_stream_revision;
    CREATE UNIQUE INDEX event_place ON es.event (es.key(stream), revision);
    DROP FUNCTION IF EXISTS es.append_events(text[], bigint[], int[], text[], bigint[], uuid[], text[], text[], text[]);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION es.append_events(
  p_stream text[], p_revision bigint[],
  e_append int[], e_stream text[], e_revision bigint[], e_id uuid[], e_type text[], e_data text[], e_meta text[], e_short bytea[])
RETURNS TABLE (o_before bigint, o_others json)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE v_pos bigint; v_at timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(7106371);
  SELECT e.position, e.at INTO v_pos, v_at FROM es.event e ORDER BY e.position DESC LIMIT 1;
  v_pos := coalesce(v_pos, 0);
  v_at  := greatest(clock_timestamp(), v_at);

  IF NOT EXISTS (SELECT FROM unnest(p_stream, p_revision) u(stream, revision)
                 WHERE NOT EXISTS (SELECT FROM es.event e WHERE es.key(e.stream) = es.key(u.stream) AND e.revision = u.revision)) THEN
    BEGIN
      INSERT INTO es.event(position, revision, at, id, stream, type, data, meta, short)
      SELECT v_pos + e.i, e.revision, v_at, e.id, e.stream, e.type, e.data::json, e.meta::json, e.short
      FROM unnest(e_stream, e_revision, e_id, e_type, e_data, e_meta, e_short) WITH ORDINALITY AS e(stream, revision, id, type, data, meta, short, i);
      o_before := v_pos;
      RETURN NEXT;
      RETURN;
    EXCEPTION WHEN unique_violation THEN
    END;
  END IF;

  RETURN QUERY
  WITH a AS MATERIALIZED (
    SELECT u.*, coalesce((SELECT e.revision FROM es.event e WHERE es.key(e.stream) = es.key(u.stream) ORDER BY e.revision DESC LIMIT 1), -1) AS cur
    FROM (SELECT e.nth AS ord, min(e.stream) AS stream, min(e.revision) - 1 AS expected, count(*) AS n, min(e.i) - 1 AS off
          FROM unnest(e_append, e_stream, e_revision) WITH ORDINALITY AS e(nth, stream, revision, i) GROUP BY e.nth) u
  ), b AS MATERIALIZED (
    SELECT a.*, CASE WHEN a.expected = a.cur THEN 0
                     WHEN a.expected < a.cur AND a.n = (
                       SELECT count(*) FROM unnest(e_id[a.off + 1 : a.off + a.n]) WITH ORDINALITY q(id, k)
                       JOIN es.event e ON es.key(e.stream) = es.key(a.stream) AND e.revision = a.expected + q.k AND e.id = q.id) THEN 4
                     ELSE 1 END AS status
    FROM a
  ), ins AS (
    INSERT INTO es.event(position, revision, at, id, stream, type, data, meta, short)
    SELECT v_pos + row_number() OVER (ORDER BY e.i), e.revision, v_at, e.id, e.stream, e.type, e.data::json, e.meta::json, e.short
    FROM unnest(e_append, e_stream, e_revision, e_id, e_type, e_data, e_meta, e_short) WITH ORDINALITY AS e(nth, stream, revision, id, type, data, meta, short, i)
    JOIN b ON b.ord = e.nth AND b.status = 0
  )
  SELECT v_pos, json_agg(json_build_array(b.ord - 1, b.status, CASE b.status WHEN 1 THEN b.cur ELSE b.expected + b.n END,
           (SELECT e.position::text FROM es.event e WHERE b.status = 4 AND es.key(e.stream) = es.key(b.stream) AND e.revision = b.expected + b.n)))
  FROM b WHERE b.status <> 0;
END $$;
REVOKE UPDATE, DELETE, TRUNCATE ON es.event FROM PUBLIC;
`;
