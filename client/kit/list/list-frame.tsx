import type { ReactNode } from 'react';
import { type Choice, useChoice, type Verb } from '#client/kit/list/choice';
import { type Column, tableOf, wantedOf } from '#client/kit/list/column';
import { download } from '#client/kit/download';
import { fileName, fileOf, pageTitle } from '#client/kit/list/files';
import { useKept } from '#client/kit/list/keeping';
import { ListCards } from '#client/kit/list/list-cards';
import { ChosenBar } from '#client/kit/list/list-foot';
import { ListTable, type Sorting } from '#client/kit/list/list-table';
import { ListTools } from '#client/kit/list/list-tools';
import { type Read, useReading } from '#client/kit/list/reading';
import { useMedia } from '#client/kit/media';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.css';
import '#client/kit/list/list.words';

export type FrameProps<Row> = {
  /** Under what is kept how somebody wants it. */
  name: string;
  columns: readonly Column<Row>[];
  rowKey: keyof Row & string;
  /** What can be done with several rows; with none of these they can still be exported. Unsaid, rows cannot be chosen. */
  verbs?: readonly Verb<Row>[] | undefined;
};
type Props<Row> = FrameProps<Row> & {
  /** Nothing while they are on their way. */
  rows: readonly Row[] | undefined;
  total: number;
  read: Read<Row>;
  sorting?: Sorting;
  onSort?: (to: Sorting) => void;
  isBusy?: boolean;
  isOld?: boolean;
  views?: (kept: ReturnType<typeof useKept>) => ReactNode;
  narrowing?: ReactNode;
  filters?: ReactNode;
  /** What stands in the place of rows where there are none. */
  nothing: ReactNode;
  foot?: ReactNode;
};
const SKELETON = 8;
const still = () => undefined;

/** A list in its frame: how it is narrowed, how it is shown and how it leaves above; rows, or cards on a phone; where one is, or what can be done with those that are chosen, below. */
export function ListFrame<Row extends object>({ name, columns, rowKey, verbs, rows, total, read, sorting = {}, onSort = still, isBusy = false, isOld, views, narrowing, filters, nothing, foot }: Props<Row>) {
  const kept = useKept(name);
  const isNarrow = useMedia('screen and (max-width: 760px)');
  const shown = wantedOf(columns, kept.columns);
  const { printed, ...reading } = useReading(shown, read);
  const keyOf = (row: Row) => row[rowKey];
  const choice = useChoice<Row>(keyOf);
  const Rows = isNarrow ? ListCards : ListTable;
  const listed = printed ?? rows;
  return (
    <section className={`list is-${kept.density}${isOld ? ' is-old' : ''}`}>
      {views?.(kept)}
      <div className="list-bar">{narrowing}{total > 0 && <ListTools kept={kept} columns={columns} shown={shown} total={total} reading={reading} />}</div>
      {filters}
      {listed?.length ? <Rows columns={shown} rows={listed} keyOf={keyOf} sorting={sorting} onSort={onSort} choice={verbs && choice} isBusy={isBusy} /> : listed ? nothing : <Loading />}
      {verbs && choice.chosen.size > 0 && <Chosen choice={choice} verbs={verbs} columns={shown} />}
      {foot}
    </section>
  );
}

function Chosen<Row>({ choice, verbs, columns }: { choice: Choice<Row> & { clear: () => void }; verbs: readonly Verb<Row>[]; columns: readonly Column<Row>[] }) {
  const [t, telling, textOf] = [useWords('list'), useTelling(), useProblemText()];
  const keep = async (rows: readonly Row[]) => download(fileName(pageTitle(), 'xlsx'), await fileOf('xlsx', tableOf(columns, rows)));
  const failed = (error: unknown) => telling.error({ title: t('exportFailed'), description: textOf(error as never) });
  return <ChosenBar choice={choice} verbs={[...verbs, { key: 'export', label: t('export'), press: (rows) => void keep(rows).catch(failed) }]} />;
}

/** Comes only where one would ask oneself whether anything does, in the size of what will stand there. */
function Loading() {
  const t = useWords('kit');
  return <div className="list-loading loading" role="status"><span className="visually-hidden">{t('loading')}</span>{Array.from({ length: SKELETON }, (_, i) => <i key={String(i)} aria-hidden="true" />)}</div>;
}
