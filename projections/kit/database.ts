import {
  IdentifierNode, Kysely, type KyselyPlugin, OperationNodeTransformer, type PluginTransformQueryArgs, type PluginTransformResultArgs,
  PostgresDialect, SchemableIdentifierNode, type TableNode,
} from 'kysely';
import pg from 'pg';
import { isProjected, physical } from '#projections/kit/projection';

/** Days stay days and instants are ISO 8601 in UTC, never a Date in the server's zone; counts are numbers. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === 1082) return (it: string) => it;
    if (oid === 1184) return (it: string) => new Date(it).toISOString();
    if (oid === 20) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as never,
};

export const openPool = (url: string, max = 16) => {
  const pool = new pg.Pool({ connectionString: url, max, types, application_name: 'pelita' });
  pool.on('error', () => {});
  return pool;
};

/** Queries name tables plainly; in Postgres their names carry the hash of their version. */
class PhysicalNames extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs) {
    return this.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }

  protected override transformTable(node: TableNode, id?: never): TableNode {
    const it = super.transformTable(node, id);
    const name = it.table.identifier.name;
    if (it.table.schema || !isProjected(name)) return it;
    return { ...it, table: { ...SchemableIdentifierNode.create(physical(name)), schema: IdentifierNode.create('read') } };
  }
}

export const openReadSide = (pool: pg.Pool) =>
  new Kysely<any>({ dialect: new PostgresDialect({ pool }), plugins: [new PhysicalNames()] });
