import { createHash } from 'node:crypto';
import {
  AliasNode, type FromNode, type JoinNode, Kysely, type KyselyPlugin, type OperationNode, OperationNodeTransformer,
  type PluginTransformQueryArgs, type PluginTransformResultArgs, PostgresDialect, TableNode,
} from 'kysely';
import pg from 'pg';
import { isProjected, physical } from '#projections/kit/projection';
import { CONNECTING_MS, PATIENCE_MS, Session } from '#projections/kit/session';

/** Days stay days and instants are ISO 8601 in UTC, never a Date in the server's zone; counts are numbers. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === 1082) return (it: string) => it;
    if (oid === 1184) return (it: string) => new Date(it).toISOString();
    if (oid === 20) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as never,
};

/** Connections for whoever asks in between: nobody waits for one, or for an answer on it, without an end. */
export const openPool = (url: string, { max = 16, patience = PATIENCE_MS, isDurable = true } = {}) => {
  const pool = new pg.Pool({
    Client: Session, connectionString: url, max, types, application_name: 'pelita', options: `-c plan_cache_mode=force_generic_plan${isDurable ? '' : ' -c synchronous_commit=off'}`,
    connectionTimeoutMillis: CONNECTING_MS, query_timeout: patience,
  });
  pool.on('error', () => {});
  // The pool hears the errors of its idle connections only: of one on loan, between two statements, nobody would.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

/** Queries name tables plainly; where they are read from, their names carry the hash of their version, under the plain alias. */
class PhysicalNames extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs) {
    return this.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }

  protected override transformFrom(node: FromNode) {
    const it = super.transformFrom(node);
    return { ...it, froms: it.froms.map(located) };
  }

  protected override transformJoin(node: JoinNode) {
    const it = super.transformJoin(node);
    return { ...it, table: located(it.table) };
  }
}

function located(node: OperationNode): OperationNode {
  if (AliasNode.is(node)) return { ...node, node: inSchema(node.node) } as AliasNode;
  return TableNode.is(node) && inSchema(node) !== node ? AliasNode.create(inSchema(node), node.table.identifier) : node;
}

function inSchema(node: OperationNode): OperationNode {
  if (!TableNode.is(node) || node.table.schema || !isProjected(node.table.identifier.name)) return node;
  return TableNode.createWithSchema('read', physical(node.table.identifier.name));
}

const MOST_PREPARED = 400;
const names = new Map<string, string>();

/** Questions are asked again and again in the same words: Postgres parses and plans each once a connection. */
function prepared(text: string, values: unknown[]) {
  const known = names.get(text) ?? (names.size < MOST_PREPARED ? `q${createHash('sha1').update(text).digest('base64url')}` : undefined);
  if (known) names.set(text, known);
  return { name: known, text, values };
}

const preparing = (pool: pg.Pool) => ({
  connect: async () => {
    const client = await pool.connect();
    return { query: (text: string, values: unknown[]) => client.query(prepared(text, values)), release: () => client.release() };
  },
  end: () => pool.end(),
});

export const openReadSide = (pool: pg.Pool) =>
  new Kysely<any>({ dialect: new PostgresDialect({ pool: preparing(pool) as never }), plugins: [new PhysicalNames()] });
