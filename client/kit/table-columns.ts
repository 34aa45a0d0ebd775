import type { TableColumnsType } from 'antd';

/** What can be done with a row, under the key `actions`, stays in sight however far a table is scrolled. */
export const inSight = <Row,>(columns: TableColumnsType<Row>): TableColumnsType<Row> =>
  columns.map((it) => (it.key === 'actions' ? { ...it, fixed: 'end', className: 'table-acts' } : it));
