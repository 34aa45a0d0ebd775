import { type AnyEndpoint, call } from '#client/kit/api';

const PAGE = 100;
/** How often a list that changes while it is read is read again from the start. */
const ATTEMPTS = 3;

type Told = (n: number, total: number) => void;
type Asked = { list: AnyEndpoint; question: object; key?: string; told?: Told; signal: AbortSignal };

/**
 * All rows of a list, page by page. One that changes meanwhile may show a row on two pages or on none: a row is taken once,
 * and where one is missing the list is read anew.
 */
export async function allRows<Row extends object>(asked: Asked): Promise<Row[]> {
  for (let attempt = 1; ; attempt++) {
    const { rows, total } = await readOnce<Row>(asked);
    if (rows.size >= total || attempt === ATTEMPTS) return [...rows.values()];
  }
}

async function readOnce<Row extends object>({ list, question, key = 'id', told, signal }: Asked) {
  const rows = new Map<unknown, Row>();
  let total = 1;
  for (let page = 1; (page - 1) * PAGE < total; page++) {
    const answer = await call(list, { ...question, page, limit: PAGE }, { signal });
    for (const row of answer.data as Row[]) rows.set(row[key as keyof Row], row);
    total = answer.total;
    told?.(rows.size, total);
  }
  return { rows, total };
}
