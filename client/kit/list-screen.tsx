import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Back } from '#client/kit/crumbs';
import { Screen } from '#client/kit/screen';
import { type ListProps, ServerTable } from '#client/kit/server-table';

type Props<In extends z.ZodObject, Row> = ListProps<In, Row> & {
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
  return (
    <Screen title={title} back={back} actions={actions}>
      {about && <p className="resource-about">{about}</p>}
      <ServerTable {...list} />
      {children}
    </Screen>
  );
}
