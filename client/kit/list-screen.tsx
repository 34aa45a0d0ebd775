import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { type Back, standsAt } from '#client/kit/crumbs';
import { useFiltered } from '#client/kit/list-filters';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { type ListProps, questionAt, ServerTable } from '#client/kit/server-table';
import { useTablePlace } from '#client/kit/table-place';
import { questionOf } from '#client/kit/view';

type Props<In extends z.ZodObject, Row extends object> = ListProps<In, Row> & {
  title: string;
  /** What the list is, in a sentence or two. */
  about?: ReactNode;
  back?: Back | undefined;
  actions?: ReactNode;
  /** What opens over the list. */
  children?: ReactNode;
};

/** A screen that is a list: its title and actions, what it is, and its rows, searched, narrowed, sorted and paged by the server. */
export function ListScreen<In extends z.ZodObject, Row extends object>({ title, about, back, actions, children, ...list }: Props<In, Row>) {
  const { pathname, search } = useLocation();
  useEffect(() => standsAt(pathname, search), [pathname, search]);
  return (
    <Screen title={title} beside={<Total {...list} />} back={back} actions={actions}>
      {about && <p className="screen-about">{about}</p>}
      <ServerTable {...list} />
      {children}
    </Screen>
  );
}

/** How many rows there are, as the list below has been told. */
function Total<In extends z.ZodObject, Row extends object>({ endpoint, input, filters = [] }: Pick<ListProps<In, Row>, 'endpoint' | 'input' | 'filters'>) {
  const [place] = useTablePlace();
  const chosen = useFiltered(endpoint, filters.map((it) => it.name));
  const { data } = useQuery({ ...questionOf(endpoint, questionAt({ ...input, ...chosen }, place)), enabled: false, placeholderData: keepPreviousData });
  return data && <span className="screen-total">{formatAngka(data.total)}</span>;
}
