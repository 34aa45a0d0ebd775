import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { type Column, drawn, isBlank, isTold, roomFor } from '#client/kit/list/column';
import { added } from '#client/kit/list/added';
import type { Choice } from '#client/kit/list/choice';
import { useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.words';

/** By which column rows are sorted, and which way. */
export type Sorting = { sortBy?: string | undefined; order?: string | undefined };
export type RowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => unknown;
  sorting: Sorting;
  onSort: (to: Sorting) => void;
  choice?: Choice<Row> | undefined;
  isBusy: boolean;
};
const CHECKBOX = 44;

/** How a row looks among the others: chosen, or added just now. */
export function useLook<Row>(keyOf: (row: Row) => unknown, choice: Choice<Row> | undefined) {
  const newest = useStore(added)?.id;
  return (row: Row) => [choice?.chosen.has(keyOf(row)) && 'is-chosen', newest !== undefined && newest === keyOf(row) && 'is-new'].filter(Boolean).join(' ') || undefined;
}

/** What a row is called: what its first column says. */
export const calledBy = <Row,>([head]: readonly Column<Row>[], row: Row) => String(head?.text?.(row) ?? '');

/** Rows under their headings. What has no room stands in a row's second line below its widest column, so that nothing is ever cut or scrolled to. */
export function ListTable<Row extends object>({ columns, rows, keyOf, sorting, onSort, choice, isBusy }: RowsProps<Row>) {
  const { ref, width } = useWidth();
  const lookOf = useLook(keyOf, choice);
  const room = roomFor(columns, width && width - (choice ? CHECKBOX : 0));
  const widest = room.widths.indexOf(Math.max(...room.widths.filter((_, i) => room.columns[i] && isTold(room.columns[i]))));
  return (
    <div ref={ref}>
      <table className="list-table" aria-busy={isBusy}>
        <colgroup>{choice && <col className="list-check" />}{room.columns.map((it, i) => <col key={it.key} width={isTold(it) ? `${(100 * (room.widths[i] ?? 0)) / room.widths.reduce((sum, one) => sum + one, 0)}%` : room.widths[i]} />)}</colgroup>
        <thead>
          <tr>
            {choice && <th><ChoosePage rows={rows} keyOf={keyOf} choice={choice} /></th>}
            {room.columns.map((it) => <Heading key={it.key} column={it} sorting={sorting} onSort={onSort} />)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(keyOf(row))} data-row-key={String(keyOf(row))} className={lookOf(row)}>
              {choice && <td><ChooseOne row={row} columns={columns} keyOf={keyOf} choice={choice} /></td>}
              {room.columns.map((it, i) => (
                <td key={it.key} className={classOf(it)}>
                  {i === 0 ? <div className="list-head">{drawn(it, row)}</div> : drawn(it, row)}
                  {i === widest && room.second.length > 0 && <dl className="list-second">{room.second.filter((one) => !isBlank(one.text(row))).map((one) => <div key={one.key}><dt>{one.title}</dt><dd>{drawn(one, row)}</dd></div>)}</dl>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const classOf = <Row,>(it: Column<Row>) => (isTold(it) ? (it.align === 'end' ? 'is-figure' : undefined) : 'list-acts');

function Heading<Row>({ column, sorting, onSort }: { column: Column<Row> } & Pick<RowsProps<Row>, 'sorting' | 'onSort'>) {
  const { key, title } = column;
  if (!isTold(column)) return <th scope="col"><span className="visually-hidden">{title}</span></th>;
  if (!column.sorter) return <th scope="col" className={classOf(column)}>{title}</th>;
  const isBy = sorting.sortBy === key;
  const isDown = isBy && sorting.order === 'desc';
  return (
    <th scope="col" className={classOf(column)} aria-sort={isBy ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button type="button" className="list-sort" onClick={() => onSort({ sortBy: key, order: isBy && !isDown ? 'desc' : 'asc' })}>
        {title}{isBy && <span aria-hidden="true">{isDown ? <ArrowDownOutlined /> : <ArrowUpOutlined />}</span>}
      </button>
    </th>
  );
}

type Chooses<Row> = { keyOf: (row: Row) => unknown; choice: Choice<Row> };

export function ChoosePage<Row>({ rows, keyOf, choice: { chosen, choose } }: Chooses<Row> & { rows: readonly Row[] }) {
  const t = useWords('list');
  const count = rows.filter((row) => chosen.has(keyOf(row))).length;
  return (
    <input type="checkbox" aria-label={t('choosePage')} checked={rows.length > 0 && count === rows.length} onChange={({ target }) => choose(rows, target.checked)}
      ref={(it) => { if (it) it.indeterminate = count > 0 && count < rows.length; }} />
  );
}

export function ChooseOne<Row>({ row, columns, keyOf, choice: { chosen, choose } }: Chooses<Row> & { row: Row; columns: readonly Column<Row>[] }) {
  const t = useWords('list');
  return <input type="checkbox" aria-label={t('chooseOne', { nama: calledBy(columns, row) })} checked={chosen.has(keyOf(row))} onChange={({ target }) => choose([row], target.checked)} />;
}

/** How wide an element is, and stays told of. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const it = ref.current;
    if (!it) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(it);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
