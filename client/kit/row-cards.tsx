import { Empty, Pagination, type PaginationProps, Select, Skeleton, type TableColumnsType } from 'antd';
import type { ColumnType } from 'antd/es/table';
import type { ReactNode } from 'react';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';
import '#client/kit/list/list.css';

/** By which column rows are sorted, and which way; nothing for the list's own order. */
export type Sorting = { sortBy?: string; order?: string };
type Props<Row> = {
  columns: TableColumnsType<Row>;
  /** Nothing while they are still on their way. */
  rows?: readonly Row[];
  rowKey: keyof Row & string;
  sorting: Sorting;
  onSort: (to: Sorting) => void;
  pagination: PaginationProps;
  isBusy: boolean;
  empty: ReactNode;
};

/** A table on a phone: a card each row, headed by its first column, with what can be done with it under the key `actions`. */
export function RowCards<Row extends object>({ columns, rows, rowKey, sorting, onSort, pagination, isBusy, empty }: Props<Row>) {
  const t = useWords('kit');
  const [first, ...others] = columns as ColumnType<Row>[];
  const actions = others.find(({ key }) => key === 'actions');
  if (!rows) return <Skeleton active />;
  return (
    <>
      <SortSelect columns={columns} sorting={sorting} onSort={onSort} />
      {!rows.length && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />}
      <ul className="row-cards" aria-label={t('rows')} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={String(row[rowKey])} className="row-card">
            <div className="row-card-head"><strong>{contentOf(first as ColumnType<Row>, row)}</strong>{actions && contentOf(actions, row)}</div>
            <dl>{others.filter((it) => it !== actions).map((it) => <div key={String(it.key)}><dt>{it.title as ReactNode}</dt><dd>{contentOf(it, row)}</dd></div>)}</dl>
          </li>
        ))}
      </ul>
      <Pagination {...pagination} showSizeChanger={false} size="small" align="center" />
    </>
  );
}

const contentOf = <Row,>({ render, dataIndex }: ColumnType<Row>, row: Row) => {
  const value = row[dataIndex as keyof Row];
  return (render ? render(value, row, 0) : value) as ReactNode;
};

function SortSelect<Row>({ columns, sorting: { sortBy, order = 'asc' }, onSort }: { columns: TableColumnsType<Row> } & Pick<Props<Row>, 'sorting' | 'onSort'>) {
  const t = useWords('kit');
  const options = columns.filter(({ sorter }) => sorter).flatMap(({ key, title }) => [
    { value: `${key} asc`, label: t('rising', { kolom: String(title) }) },
    { value: `${key} desc`, label: t('falling', { kolom: String(title) }) },
  ]);
  if (!options.length) return null;
  const choose = (chosen?: string) => {
    const [by, direction] = chosen?.split(' ') ?? [];
    onSort({ sortBy: by, order: direction });
  };
  return <Select<string> className="row-cards-sort" aria-label={t('sort')} placeholder={t('sort')} allowClear value={sortBy ? `${sortBy} ${order}` : undefined} options={options} onChange={choose} />;
}
