import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Input, Table, type TableColumnsType, type TablePaginationConfig } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { type ReactNode, useEffect, useState } from 'react';
import { type Endpoint, PAGE_SIZES } from '#contract/kit/endpoint';
import { type AnyEndpoint, ApiError } from '#client/kit/api';
import { useMedia } from '#client/kit/media';
import { useProblemText } from '#client/kit/problem';
import { type Filter, Filters, useFiltered } from '#client/kit/list-filters';
import { inSight } from '#client/kit/table-columns';
import { type Paged, type Place, useTablePlace } from '#client/kit/table-place';
import { RowCards } from '#client/kit/row-cards';
import { useReachableRows } from '#client/kit/scroll';
import { isGone, questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';
import '#client/kit/table.css';
import type { z } from 'zod';

type Page<Row> = { data: Row[]; total: number; page: number; limit: number };
type ListEndpoint<In extends z.ZodObject, Row> = Endpoint<In, z.ZodType<Page<Row>>>;
export type ListProps<In extends z.ZodObject, Row> = {
  endpoint: ListEndpoint<In, Row>;
  input?: Omit<z.input<In>, Paged>;
  /** A column with `sorter: true` is sorted by the server under its `key`. */
  columns: TableColumnsType<Row>;
  rowKey: keyof Row & string;
  search?: boolean;
  filters?: readonly Filter[];
  /** Becomes a card a row where the screen is narrow. */
  stacks?: boolean;
  /** Pixels that its columns, which say how wide they are, need at the least; otherwise each is as wide as what stands in it. */
  leastWidth?: number;
  empty?: ReactNode;
};

const SEARCH_PAUSE_MS = 300;

/** A list that the server pages, sorts and searches; where one is in it stands in the address. */
export function ServerTable<In extends z.ZodObject, Row extends object>({ endpoint, input, columns, rowKey, search, filters = [], stacks, leastWidth, empty }: ListProps<In, Row>) {
  const [t, r] = [useWords('kit'), useWords('resource')];
  const [place, setPlace] = useTablePlace();
  const chosen = useFiltered(endpoint, filters.map((it) => it.name));
  const question = questionAt(endpoint, { ...input, ...chosen }, place);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...questionOf(endpoint, question), placeholderData: keepPreviousData });
  useFollowed(endpoint, question);
  const table = useReachableRows();
  const isNarrow = useMedia('(max-width: 767.98px)');
  useLastPage(data, (page) => setPlace({ page }));
  if (error instanceof ApiError && isGone(error)) throw error;

  const nothing = place.search ? t('noResult', { kata: place.search }) : Object.keys(chosen).length ? r('noFilterResult') : (empty ?? t('empty'));
  const pagination: TablePaginationConfig = {
    current: data?.page ?? 1,
    pageSize: data?.limit ?? PAGE_SIZES[0],
    total: data?.total ?? 0,
    pageSizeOptions: [...PAGE_SIZES],
    showSizeChanger: true,
    showTotal: (total, [dari, sampai]) => t('total', { dari, sampai, total }),
  };
  return (
    <>
      {(search || filters.length > 0) && (
        <div className="table-tools">
          {search && <SearchBox value={place.search ?? ''} onSearch={(it) => setPlace({ search: it, page: undefined })} />}
          <Filters filters={filters} chosen={chosen} />
        </div>
      )}
      {error && <Failed error={error} retry={() => void refetch()} />}
      {stacks && isNarrow ? (
        <RowCards columns={columns} rows={data?.data ?? (error ? [] : undefined)} rowKey={rowKey} sorting={place} onSort={(it) => setPlace({ ...it, page: undefined })}
          isBusy={isFetching} empty={nothing} pagination={{ ...pagination, onChange: (page) => setPlace({ page: String(page) }) }} />
      ) : <Table<Row>
        ref={table}
        className={isPlaceholderData ? 'dimmed' : undefined}
        aria-busy={isFetching}
        rowKey={rowKey}
        columns={inSight(sortedBy(columns, place))}
        dataSource={data?.data ?? []}
        loading={!data && !error}
        scroll={{ x: leastWidth ?? 'max-content' }}
        sticky
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={nothing} /> }}
        pagination={pagination}
        onChange={(page, _filters, sorter) => setPlace(placeAfter(page, sorter, place, sizeOf(endpoint)))}
      />}
    </>
  );
}

/** What a list is asked for where the address stands. */
export const questionAt = <In extends z.ZodObject, Row>(endpoint: ListEndpoint<In, Row>, input: object | undefined, place: Place) =>
  ({ limit: sizeOf(endpoint), ...input, ...place }) as unknown as z.input<In>;

/** The size of a list's pages where nothing else is chosen: the endpoint's own, if a person can choose it. */
function sizeOf({ input }: AnyEndpoint): number {
  const own = Number(input.shape.limit?.safeParse(undefined).data);
  return PAGE_SIZES.find((it) => it === own) ?? PAGE_SIZES[0];
}

/** A page that has emptied meanwhile, its last row deleted, gives way to the last that has rows. */
function useLastPage(data: Page<unknown> | undefined, go: (page: string) => void) {
  const last = data && !data.data.length && data.total && data.page > 1 ? String(Math.ceil(data.total / data.limit)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page to go to matters
  useEffect(() => {
    if (last) go(last);
  }, [last]);
}

function placeAfter<Row>({ current, pageSize }: TablePaginationConfig, sorter: SorterResult<Row> | SorterResult<Row>[], before: Place, standard: number): Place {
  const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
  const sortBy = order ? String(columnKey) : undefined;
  const direction = order === 'descend' ? 'desc' : order ? 'asc' : undefined;
  const limit = pageSize === standard ? undefined : String(pageSize);
  const isSamePaging = sortBy === before.sortBy && direction === before.order && limit === before.limit;
  return { page: isSamePaging ? String(current) : undefined, limit, sortBy, order: direction };
}

const sortedBy = <Row,>(columns: TableColumnsType<Row>, { sortBy, order }: Place): TableColumnsType<Row> =>
  columns.map((column) => ({
    ...column,
    ...(column.sorter && { sortOrder: column.key === sortBy ? (order === 'desc' ? 'descend' : 'ascend') : null }),
  }));

function SearchBox({ value, onSearch }: { value: string; onSearch: (it: string) => void }) {
  const t = useWords('kit');
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped((it) => (it.trim() === value ? it : value)), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input.Search className="table-search" aria-label={t('searchIn')} placeholder={t('search')} allowClear
      maxLength={100} value={typed} onChange={({ target }) => setTyped(target.value)} onSearch={(it) => onSearch(it.trim())} />
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useWords('kit');
  const textOf = useProblemText();
  const code = error instanceof ApiError ? error.code : error.name;
  return (
    <Alert type="error" showIcon title={t('failed')} description={`${textOf(error)} ${t('code', { code })}`}
      action={<Button size="small" onClick={retry}>{t('retry')}</Button>} />
  );
}
