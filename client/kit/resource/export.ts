import type { AskOf, Endpoint } from '#contract/kit/endpoint';
import { call } from '#client/kit/api';
import type { Row } from '#client/kit/resource/cell';

const PAGE = 100;

/** All rows of a list, page by page; a row that moved to a later page meanwhile is taken once. */
export async function allRows(list: Endpoint<any, any>, question: AskOf<typeof list>, told: (n: number, total: number) => void, signal: AbortSignal): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1, total = 1; (page - 1) * PAGE < total; page++) {
    const answer = await call(list, { ...question, page, limit: PAGE }, { signal });
    for (const row of answer.data as Row[]) rows.set(row.id, row);
    total = answer.total;
    told(rows.size, total);
  }
  return [...rows.values()];
}

/** Hands a file to the person. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
