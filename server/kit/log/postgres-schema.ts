/**
 * The log in Postgres. Appends are serialised by an advisory lock, so positions are dense, gap-free and in
 * commit order: a reader that has seen n has seen everything up to n. `json`, not `jsonb`, keeps the bytes.
 * One append, many of one event, many of several: three ways to the same, because joins cost a third.
 * Status of an append: 0 stored, 1 wrong revision, 4 these very events were stored before.
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
  meta      json        NOT NULL,
  CONSTRAINT event_pk PRIMARY KEY (position),
  CONSTRAINT event_stream_revision UNIQUE (stream, revision)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.05);

CREATE OR REPLACE FUNCTION es.append(
  p_stream text[], p_expected bigint[], p_count int[],
  p_append int[], p_id uuid[], p_type text[], p_data text[], p_meta text[])
RETURNS TABLE (o_status int, o_revision bigint, o_position bigint)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE v_pos bigint; v_at timestamptz; v_cur bigint; v_n int; v_e bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7106371);
  SELECT e.position, e.at INTO v_pos, v_at FROM es.event e ORDER BY e.position DESC LIMIT 1;
  v_pos := coalesce(v_pos, 0);
  v_at  := greatest(clock_timestamp(), v_at);

  IF array_length(p_stream, 1) = 1 THEN
    SELECT e.revision INTO v_cur FROM es.event e WHERE e.stream = p_stream[1] ORDER BY e.revision DESC LIMIT 1;
    v_cur := coalesce(v_cur, -1); v_n := p_count[1]; v_e := p_expected[1];
    IF v_e = v_cur THEN o_status := 0;
    ELSIF v_e < v_cur AND v_n = (
        SELECT count(*) FROM unnest(p_id) WITH ORDINALITY q(id, k)
        JOIN es.event e ON e.stream = p_stream[1] AND e.revision = v_e + q.k AND e.id = q.id) THEN o_status := 4;
    ELSE o_status := 1; END IF;
    IF o_status = 0 THEN
      INSERT INTO es.event(position, revision, at, id, stream, type, data, meta)
      SELECT v_pos + e.i, v_cur + e.i, v_at, e.id, p_stream[1], e.type, e.data::json, e.meta::json
      FROM unnest(p_id, p_type, p_data, p_meta) WITH ORDINALITY AS e(id, type, data, meta, i);
      o_revision := v_cur + v_n; o_position := v_pos + v_n;
    ELSIF o_status = 4 THEN
      o_revision := v_e + v_n;
      SELECT e.position INTO o_position FROM es.event e WHERE e.stream = p_stream[1] AND e.revision = o_revision;
    ELSE o_revision := v_cur; END IF;
    RETURN NEXT;
  ELSIF array_length(p_id, 1) = array_length(p_stream, 1) THEN
    RETURN QUERY
    WITH a AS MATERIALIZED (
      SELECT u.*, coalesce((SELECT e.revision FROM es.event e WHERE e.stream = u.stream ORDER BY e.revision DESC LIMIT 1), -1) AS cur
      FROM unnest(p_stream, p_expected, p_id, p_type, p_data, p_meta) WITH ORDINALITY AS u(stream, expected, id, type, data, meta, ord)
    ), c AS MATERIALIZED (
      SELECT a.*, (v_pos + count(*) FILTER (WHERE a.expected = a.cur) OVER (ORDER BY a.ord))::bigint AS last,
        CASE WHEN a.expected = a.cur THEN 0
             WHEN a.expected < a.cur AND EXISTS (SELECT 1 FROM es.event e WHERE e.stream = a.stream AND e.revision = a.expected + 1 AND e.id = a.id) THEN 4
             ELSE 1 END AS status
      FROM a
    ), ins AS (
      INSERT INTO es.event(position, revision, at, id, stream, type, data, meta)
      SELECT c.last, c.cur + 1, v_at, c.id, c.stream, c.type, c.data::json, c.meta::json FROM c WHERE c.status = 0
    )
    SELECT c.status, CASE c.status WHEN 1 THEN c.cur ELSE c.expected + 1 END,
           CASE c.status WHEN 0 THEN c.last WHEN 4 THEN (SELECT e.position FROM es.event e WHERE e.stream = c.stream AND e.revision = c.expected + 1) END
    FROM c ORDER BY c.ord;
  ELSE
    RETURN QUERY
    WITH a AS MATERIALIZED (
      SELECT u.ord, u.stream, u.expected, u.n,
        sum(u.n) OVER (ORDER BY u.ord) - u.n AS off,
        coalesce((SELECT e.revision FROM es.event e WHERE e.stream = u.stream ORDER BY e.revision DESC LIMIT 1), -1) AS cur
      FROM unnest(p_stream, p_expected, p_count) WITH ORDINALITY AS u(stream, expected, n, ord)
    ), b AS MATERIALIZED (
      SELECT a.*, CASE WHEN a.expected = a.cur THEN 0
                       WHEN a.expected < a.cur AND a.n = (
                         SELECT count(*) FROM unnest(p_id[a.off + 1 : a.off + a.n]) WITH ORDINALITY q(id, k)
                         JOIN es.event e ON e.stream = a.stream AND e.revision = a.expected + q.k AND e.id = q.id) THEN 4
                       ELSE 1 END AS status
      FROM a
    ), c AS MATERIALIZED (
      SELECT b.*, (v_pos + sum(CASE WHEN b.status = 0 THEN b.n ELSE 0 END) OVER (ORDER BY b.ord))::bigint AS last FROM b
    ), ins AS (
      INSERT INTO es.event(position, revision, at, id, stream, type, data, meta)
      SELECT c.last - c.n + (e.i - c.off), c.cur + (e.i - c.off), v_at, e.id, c.stream, e.type, e.data::json, e.meta::json
      FROM unnest(p_append, p_id, p_type, p_data, p_meta) WITH ORDINALITY AS e(app, id, type, data, meta, i)
      JOIN c ON c.ord = e.app WHERE c.status = 0 ORDER BY e.i
    )
    SELECT c.status,
           CASE c.status WHEN 0 THEN c.cur + c.n WHEN 4 THEN c.expected + c.n ELSE c.cur END,
           CASE c.status WHEN 0 THEN c.last WHEN 4 THEN (SELECT e.position FROM es.event e WHERE e.stream = c.stream AND e.revision = c.expected + c.n) END
    FROM c ORDER BY c.ord;
  END IF;
END $$;
REVOKE UPDATE, DELETE, TRUNCATE ON es.event FROM PUBLIC;
`;
