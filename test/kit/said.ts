/** Everything that somebody reads in a document, in order. */
export const said = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Array.isArray(node) ? node.flatMap(said) : node && typeof node === 'object' ? ['text', 'stack', 'columns', 'table', 'body', 'ul', 'ol'].flatMap((it) => said((node as Record<string, unknown>)[it])) : [];

/** The rows of all its tables, each as what its cells say. */
export const rowsIn = (node: unknown): string[][] => {
  if (Array.isArray(node)) return node.flatMap(rowsIn);
  if (!node || typeof node !== 'object') return [];
  const { table, stack, columns } = node as { table?: { body: unknown[][] }; stack?: unknown; columns?: unknown };
  return [...(table?.body ?? []).map((row) => row.map((cell) => said(cell).join(''))), ...rowsIn(table?.body.flat()), ...rowsIn(stack), ...rowsIn(columns)];
};
