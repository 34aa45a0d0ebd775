import { type AnyEndpoint, call } from '#client/kit/api';
import type { Row } from '#client/kit/resource/cell';

const PAGE = 100;
/** How often a list that changes while it is read is read again from the start. */
const ATTEMPTS = 3;

type Told = (n: number, total: number) => void;

/**
 * All rows of a list, page by page. One that changes meanwhile may show a row on two pages or on none: a row is taken once,
 * and where one is missing the list is read anew.
 */
export async function allRows(list: AnyEndpoint, question: object, told: Told, signal: AbortSignal): Promise<Row[]> {
  for (let attempt = 1; ; attempt++) {
    const { rows, total } = await readOnce(list, question, told, signal);
    if (rows.size >= total || attempt === ATTEMPTS) return [...rows.values()];
  }
}

async function readOnce(list: AnyEndpoint, question: object, told: Told, signal: AbortSignal) {
  const rows = new Map<string, Row>();
  let total = 1;
  for (let page = 1; (page - 1) * PAGE < total; page++) {
    const answer = await call(list, { ...question, page, limit: PAGE }, { signal });
    for (const row of answer.data as Row[]) rows.set(row.id, row);
    total = answer.total;
    told(rows.size, total);
  }
  return { rows, total };
}

/** Hands a file to the person. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
