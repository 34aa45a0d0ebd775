import { readFileSync } from 'node:fs';
import type { Endpoint } from '#contract/kit/endpoint';
import { type Declared, declaredEndpoints } from '#tools/docs/declared';

/** A line of the REST contract; `query`, `body` and `response` name the keys. */
export type Row = { context: string; method: string; path: string; access: string; query: string; body: string; response: string };

const COLUMNS = ['context', 'method', 'path', 'access', 'query', 'body', 'response'] as const;
export const SERVED_LOCK = 'docs/served.lock';

/** The rows of the specification. */
export const specifiedRows = (): Row[] => rowsOf('contract/endpoints.tsv');
/** Those that its screens need beside and nothing serves yet. */
export const plannedRows = (): Row[] => rowsOf('contract/endpoints-planned.tsv');
/** The specification's, then those that the contract declares beside, then the planned ones; a path written `{a,b}` stands for several. */
export async function endpointRows(): Promise<Row[]> {
  const specified = specifiedRows();
  const known = new Set(specified.map((it) => lineOf(it.method, it.path)));
  const ours = (await declaredEndpoints()).filter(({ endpoint }) => !known.has(lineOf(endpoint.method, endpoint.path)));
  return [...specified, ...ours.map(rowFor), ...plannedRows()];
}

/** The row that a declaration comes to. */
function rowFor({ context, endpoint: { method, path, allow, input, output, isFile, upload } }: Declared): Row {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const names = Object.keys(input.shape).filter((it) => !inPath.includes(it));
  const [query, body] = method === 'GET' ? [names, []] : [[], [...(upload ? [`multipart ${upload.part}`] : []), ...names]];
  const answered = isFile ? [] : Object.entries(output.shape ?? {}).filter(([, it]) => !(it as { isOptional(): boolean }).isOptional()).map(([name]) => name);
  return {
    context, method, path: path.replace(/:(\w+)/g, '{$1}'), access: typeof allow === 'string' ? allow : allow.join(', '),
    query: query.join(', '), body: body.join(', '), response: answered.join(', '),
  };
}

const rowsOf = (file: string): Row[] =>
  readFileSync(file, 'utf8').split('\n').filter((it) => it && !it.startsWith('#')).flatMap((line) => {
    const cells = line.split('\t');
    const row = Object.fromEntries(COLUMNS.map((name, i) => [name, cells[i]?.trim() ?? ''])) as Row;
    return spread(row.path).map((path) => ({ ...row, path }));
  });

const spread = (path: string): string[] => {
  const [whole, names] = /\{(\w+(?:,\w+)+)\}/.exec(path) ?? [];
  return names && whole ? names.split(',').map((it) => path.replace(whole, it)) : [path];
};

/** What makes two lines the same line: parameters have no names, a slash at the end means nothing. */
export const lineOf = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}|:\w+/g, '{}').replace(/\/$/, '')}`;

/** The ways to write an endpoint's line. */
export const linesOf = ({ method, path, also }: Endpoint<any, any>) =>
  [`${method} ${path}`, ...also].map((it) => it.split(' ') as [string, string]).map(([verb, at]) => lineOf(verb, at));

/** The lines that were served once: none may go again. */
export const servedLines = () => readFileSync(SERVED_LOCK, 'utf8').split('\n').filter((it) => it && !it.startsWith('#'));

/** The lines that are served, and whatever is declared since: a line leaves the lock by hand only. */
export async function servedByNow() {
  const lines = (await declaredEndpoints()).flatMap(({ endpoint }) => linesOf(endpoint));
  return [...new Set([...servedLines(), ...lines])].sort();
}
export const lockOf = (lines: string[]) => `# Lines of the REST contract that are served, added to by \`npm run docs\`: none may go again.\n${lines.join('\n')}\n`;
