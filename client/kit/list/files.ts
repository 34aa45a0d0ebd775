import { csvOf } from '#client/kit/list/csv';
import { clock } from '#client/kit/time';

export type Format = 'csv' | 'xlsx';
type Cells = readonly (readonly (string | number)[])[];
const WIDEST = 60;

/** A table in a file of this kind; what writes sheets is loaded by whoever wants one. */
export async function fileOf(format: Format, table: Cells): Promise<Blob> {
  if (format === 'csv') return new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' });
  const { default: writeSheet } = await import('write-excel-file/browser');
  const [head = [], ...rows] = table;
  const columns = head.map((_, i) => ({ width: Math.min(WIDEST, 3 + Math.max(...table.map((row) => String(row[i]).length))) }));
  // A cell that says that it is text is never run, whatever it begins with.
  const cells = rows.map((row) => row.map((it) => (typeof it === 'number' ? { value: it, type: Number } : { value: it, type: String })));
  return writeSheet([head.map((it) => ({ value: String(it), type: String, fontWeight: 'bold' as const })), ...cells], { columns, stickyRowsCount: 1 }).toBlob();
}

/** What a file of a list is called: the list and the day. */
export const fileName = (title: string, format: Format) =>
  `${title.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'data'}-${clock.today()}.${format}`;

/** What the page is called that a list stands on. */
export const pageTitle = () => document.title.replace(/ · Pelita$/, '');
