import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import { type AnyEndpoint, ApiError } from '#client/kit/api';
import { allRows } from '#client/kit/list/all-rows';
import { type FrameProps, ListFrame } from '#client/kit/list/list-frame';
import { ListFoot } from '#client/kit/list/list-foot';
import { Newest } from '#client/kit/list/newest';
import { Failure, Narrowed, Nothing } from '#client/kit/list/list-nothing';
import { FilterButton, FilterPanel, SearchBox } from '#client/kit/list/list-search';
import { ListViews, type View } from '#client/kit/list/list-views';
import { Chips, type Filter, Filters, useFiltered } from '#client/kit/list-filters';
import { type Paged, type Place, useTablePlace } from '#client/kit/table-place';
import { isGone, questionOf, useFollowed } from '#client/kit/view';

type Page<Row> = { data: Row[]; total: number; page: number; limit: number };
type ListEndpoint<In extends z.ZodObject, Row> = Endpoint<In, z.ZodType<Page<Row>>>;
export type ListProps<In extends z.ZodObject, Row> = Omit<FrameProps<Row>, 'name'> & {
  endpoint: ListEndpoint<In, Row>;
  input?: Omit<z.input<In>, Paged>;
  search?: boolean;
  filters?: readonly Filter[];
  views?: readonly View[];
  empty?: ReactNode;
};

const ROWS_ON_A_PAGE = 25;

/** A list that the server pages, sorts and searches; where one is in it stands in the address. */
export function ServerTable<In extends z.ZodObject, Row extends object>({ endpoint, input, columns, rowKey, verbs, search, filters = [], views = [], empty }: ListProps<In, Row>) {
  const [place, setPlace] = useTablePlace();
  const [id, [isOpen, setOpen]] = [useId(), useState(false)];
  const names = filters.map((it) => it.name);
  const chosen = useFiltered(endpoint, names);
  const question = questionAt<In>({ ...input, ...chosen }, place);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...questionOf(endpoint, question), placeholderData: keepPreviousData });
  useFollowed(endpoint, question);
  useLastPage(data, (page) => setPlace({ page }));
  if (error instanceof ApiError && isGone(error)) throw error;

  const { page: _, limit: __, ...whole } = question as unknown as Record<string, string>;
  const failure = error && <Failure error={error} retry={() => void refetch()} hasRows={Boolean(data)} />;
  return (
    <ListFrame<Row> name={endpoint.name} columns={columns} rowKey={rowKey} verbs={verbs} rows={data?.data ?? (error ? [] : undefined)} total={data?.total ?? 0} isBusy={isFetching} isOld={isPlaceholderData}
      read={(told, signal) => allRows<Row>({ list: endpoint, question: whole, key: rowKey, told, signal })}
      sorting={sortingOf(endpoint, place)} onSort={(it) => setPlace({ ...it, page: undefined })}
      views={(kept) => (search || filters.length > 0) && <ListViews endpoint={endpoint} input={input} views={views} names={names} kept={kept} />}
      narrowing={(
        <>
          {search && <SearchBox value={place.search ?? ''} onSearch={(it) => setPlace({ search: it, page: undefined })} />}
          <Chips filters={filters} chosen={chosen} />
          {filters.length > 0 && <FilterButton id={id} isOpen={isOpen} onTurn={() => setOpen(!isOpen)} />}
        </>
      )}
      filters={<>{isOpen && <FilterPanel id={id}><Filters filters={filters} chosen={chosen} /></FilterPanel>}{data && failure}{data && <Newest endpoint={endpoint} ids={data.data.map((it) => it[rowKey])} names={names} isSearched={search ?? false} />}</>}
      nothing={(!data && failure) || (place.search || Object.keys(chosen).length > 0 ? <Narrowed word={place.search} filters={filters} chosen={chosen} /> : <Nothing>{empty}</Nothing>)}
      foot={data && <ListFoot page={data.page} limit={data.limit} total={data.total} onPage={(page) => setPlace({ page: String(page) })} onSize={(limit) => setPlace({ limit: limit === ROWS_ON_A_PAGE ? undefined : String(limit), page: undefined })} />} />
  );
}

/** What a list is asked for where the address stands. */
export const questionAt = <In extends z.ZodObject>(input: object | undefined, place: Place) =>
  ({ limit: ROWS_ON_A_PAGE, ...input, ...place }) as unknown as z.input<In>;

/** By what rows are sorted: as somebody wants it, else as the endpoint does by itself. */
function sortingOf({ input: { shape } }: AnyEndpoint, { sortBy, order }: Place) {
  const usual = (name: string) => shape[name]?.safeParse(undefined).data as string | undefined;
  return { sortBy: sortBy ?? usual('sortBy'), order: order ?? usual('order') };
}

/** A page that has emptied meanwhile, its last row deleted, gives way to the last that has rows. */
function useLastPage(data: Page<unknown> | undefined, go: (page: string) => void) {
  const last = data && !data.data.length && data.total && data.page > 1 ? String(Math.ceil(data.total / data.limit)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page to go to matters
  useEffect(() => {
    if (last) go(last);
  }, [last]);
}
