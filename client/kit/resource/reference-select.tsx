import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty, Input, Select, type SelectProps } from 'antd';
import { useDeferredValue, useState } from 'react';
import { type Resource, resourceNamed } from '#contract/kit/resource';
import { useMayAsk } from '#client/kit/session';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { nameOf, type Row } from '#client/kit/resource/cell';
import { useResourceWords } from '#client/kit/resource/resource-words';
import '#client/kit/resource/resource.words';

type Props = Omit<SelectProps<string | null>, 'options'> & { of: string; /** What the chosen row is called, until the list has said it. */ label?: string };
const MOST_OPTIONS = 100;

/** Whether there is a list to choose a reference of this name from. */
export const hasList = (of = '') => resourceNamed(of) !== undefined;

/** Chooses a row of what a reference refers to, searched for on the server; where nothing lists those rows it only shows which one it is. */
export function ReferenceSelect({ of, label, ...select }: Props) {
  const t = useWords('resource');
  const target = resourceNamed(of);
  const mayAsk = useMayAsk(target?.api.list ?? { allow: [] });
  if (target && mayAsk) return <ListedSelect target={target} label={label} {...select} />;
  return <Input id={select.id} aria-label={select['aria-label']} disabled value={label ?? select.value ?? ''} placeholder={t('noList')} />;
}

function ListedSelect({ target, label, ...select }: Omit<Props, 'of'> & { target: Resource }) {
  const t = useWords('resource');
  const say = useResourceWords(target);
  const [typed, setTyped] = useState('');
  const question = { page: 1, limit: MOST_OPTIONS, search: useDeferredValue(typed.trim()) };
  const { data, isFetching } = useQuery({ ...questionOf(target.api.list, question), placeholderData: keepPreviousData });
  useFollowed(target.api.list, question);
  const rows: Row[] = data?.data ?? [];
  const options = rows.map((row) => ({ value: row.id, label: nameOf(target, row, { say, t }) }));
  const isListed = !select.value || options.some(({ value }) => value === select.value);
  return (
    <Select<string | null> placeholder={t('choose')} {...select} loading={isFetching}
      options={isListed || typed ? options : [{ value: String(select.value), label: label ?? String(select.value) }, ...options]}
      showSearch={{ filterOption: false, onSearch: setTyped }} onOpenChange={(open) => open || setTyped('')}
      notFoundContent={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noOptions')} />} />
  );
}
