import { readFileSync } from 'node:fs';

/** A line of the REST contract's tables; `query`, `body` and `response` name the keys. */
export type Row = { context: string; method: string; path: string; access: string; query: string; body: string; response: string };

const COLUMNS = ['context', 'method', 'path', 'access', 'query', 'body', 'response'] as const;

/** The rows of the specification. */
export const specifiedRows = (): Row[] => rowsOf('contract/endpoints.tsv');
/** The same, then ours; a path written `{a,b}` stands for several. */
export const endpointRows = (): Row[] => [...specifiedRows(), ...rowsOf('contract/endpoints-ours.tsv')];

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

/** The lines whose probes have been seen to answer. */
export const servedLines = () => readFileSync('docs/served.lock', 'utf8').split('\n').filter((it) => it && !it.startsWith('#'));
