import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { Resource } from '#contract/kit/resource';
import type { Column } from '#client/kit/list/column';
import { EditRow, RemoveRow, RowActs } from '#client/kit/list/row-acts';
import { StatusTag } from '#client/kit/status-tag';
import { type Translate, useWords } from '#client/kit/words';
import { exportedAs, nameOf, type Row, textOf } from '#client/kit/resource/cell';
import { formOf, type FormField } from '#client/kit/resource/form-model';
import type { ResourceSay } from '#client/kit/resource/resource-words';

type Words = { t: Translate<'resource'>; say: ResourceSay };
type Acts = { onEdit: (row: Row) => void; onRemove: (row: Row) => void; mayChange: boolean; mayRemove: boolean };
/** A text longer than this does not fit into its cell. */
const LONG_TEXT = 60;

/** The columns of a resource's table: what a row is called by and its other fields, and what may be done with a row. */
export function columnsOf(resource: Resource, words: Words, acts: Acts): Column<Row>[] {
  const columns: Column<Row>[] = [...formOf(resource)].sort((one, other) => Number(other.name === resource.label) - Number(one.name === resource.label)).map((field) => ({
    key: field.name,
    title: words.say.field(field.name),
    sorter: resource.sort.includes(field.name),
    ...(field.kind === 'number' ? { align: 'end' as const, width: 110 } : field.kind === 'flag' ? { width: 100 } : field.long ? { width: 240 } : field.kind === 'ref' || field.kind === 'refs' ? { width: 160 } : {}),
    text: (row) => exportedAs(field, row, words),
    render: (row) => cellOf(field, row, words),
  }));
  if (!acts.mayChange && !acts.mayRemove) return columns;
  return [...columns, { key: 'actions', title: words.t('actions'), render: (row) => <Actions row={row} nama={nameOf(resource, row, words)} {...acts} /> }];
}

function cellOf(field: FormField, row: Row, words: Words): ReactNode {
  const text = textOf(field, row, words);
  if (field.kind === 'flag') return <StatusTag tone={row[field.name] ? 'good' : 'calm'}>{text}</StatusTag>;
  return text.length > LONG_TEXT ? <LongText>{text}</LongText> : <span className="resource-text">{text || words.t('none')}</span>;
}

/** Two lines of a long text; the whole of it for whoever points at it or reaches it by keyboard. */
function LongText({ children }: { children: string }) {
  return (
    <Tooltip title={children} trigger={['hover', 'focus']} styles={{ root: { maxWidth: 'min(480px, 90vw)' } }}>
      <span className="resource-clipped" tabIndex={0}>{children}</span>
    </Tooltip>
  );
}

function Actions({ row, nama, onEdit, onRemove, mayChange, mayRemove }: Acts & { row: Row; nama: string }) {
  const t = useWords('resource');
  return (
    <RowActs>
      {mayChange && <EditRow label={t('editOne', { nama })} onPress={() => onEdit(row)} />}
      {mayRemove && <RemoveRow label={t('removeOne', { nama })} onPress={() => onRemove(row)} />}
    </RowActs>
  );
}
