import type { ReactNode } from 'react';
import { type FrameProps, ListFrame } from '#client/kit/list/list-frame';
import { ListState } from '#client/kit/list/list-state';

type Props<Row> = FrameProps<Row> & { rows: readonly Row[]; empty: string; children?: ReactNode };

/** A list that is answered whole: all of it is there to be shown, exported and printed. */
export function WholeList<Row extends object>({ rows, empty, ...frame }: Props<Row>) {
  return <ListFrame<Row> {...frame} rows={rows} total={rows.length} read={async () => rows} nothing={<ListState kind="empty" title={empty} />} />;
}
