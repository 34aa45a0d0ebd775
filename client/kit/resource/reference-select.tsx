import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty, Input, Select, type SelectProps } from 'antd';
import { useDeferredValue, useState } from 'react';
import { type Listing, listingOf, resourceNamed } from '#contract/kit/resource';
import { useMayAsk } from '#client/kit/session';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { nameOf, type Row } from '#client/kit/resource/cell';
import { useResourceWords } from '#client/kit/resource/resource-words';
import '#client/kit/resource/resource.words';

type Chosen = string | string[] | null;
/** With `mode` several rows are chosen. */
type Props<V extends Chosen = Chosen> = Omit<SelectProps<V>, 'options'> & { of: string; /** What the chosen row is called, until the list has said it; of several each. */ label?: string | string[]; /** Ids of rows that are not offered. */ without?: readonly string[] };
const MOST_OPTIONS = 100;

/** Whether there is a list to choose a reference of this name from. */
export const hasList = (of = '') => listingOf(of) !== undefined;

/** Chooses a row of what a reference refers to, searched for on the server; where nothing lists those rows it only shows which one it is. */
export function ReferenceSelect<V extends Chosen = string | null>({ of, label, without = [], ...select }: Props<V>) {
  const t = useWords('resource');
  const target = listingOf(of);
  const mayAsk = useMayAsk(target?.list ?? { allow: [] });
  if (target && mayAsk) return <ListedSelect of={of} target={target} label={label} without={without} {...(select as SelectProps<Chosen>)} />;
  return <Input id={select.id} aria-label={select['aria-label']} disabled value={String(label ?? select.value ?? '')} placeholder={t('noList')} />;
}

function ListedSelect({ of, target, label, without = [], ...select }: Props & { target: Listing }) {
  const t = useWords('resource');
  const callOf = useCalling(of);
  const [typed, setTyped] = useState('');
  const wanted = { page: 1, limit: MOST_OPTIONS, search: useDeferredValue(typed.trim()) };
  // A short list is answered whole, and searched here.
  const isPaged = 'page' in target.list.input.shape;
  const question = isPaged ? wanted : {};
  const { data, isFetching } = useQuery({ ...questionOf(target.list, question), placeholderData: keepPreviousData });
  useFollowed(target.list, question);
  const rows: Row[] = data?.data ?? [];
  const options = rows.map((row) => ({ value: target.idOf?.(row) ?? row.id, label: callOf(row) })).filter(({ value }) => !without.includes(String(value)));
  const labels = [label ?? []].flat();
  const chosen = [select.value ?? []].flat().map((value, i) => ({ value, label: labels[i] ?? value }));
  const unlisted = typed ? [] : chosen.filter(({ value }) => !options.some((it) => it.value === value));
  return (
    <Select<Chosen> placeholder={t('choose')} {...select} loading={isFetching}
      options={[...unlisted, ...options]}
      showSearch={{ filterOption: isPaged ? false : (it, option) => String(option?.label).toLowerCase().includes(it.toLowerCase()), onSearch: setTyped }} onOpenChange={(open) => open || setTyped('')}
      notFoundContent={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noOptions')} />} />
  );
}

/** What a row is called: a resource's in the person's words, any other's as its list says. */
export function useCalling(of: string) {
  const t = useWords('resource');
  const resource = resourceNamed(of);
  const say = useResourceWords({ name: of });
  return (row: Row) => (resource ? nameOf(resource, row, { say, t }) : (listingOf(of)?.nameOf(row) ?? ''));
}
