import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { marking } from '#contract/exam/marking.api';
import type { Head, Row } from '#client/exam/marking/standing';
import { asking } from '#client/kit/asking';
import { allRows } from '#client/kit/list/all-rows';
import { follow } from '#client/kit/live';

/** As many as one answer holds. */
const PAGE = 100;

/** All who sit an exam, in the order of their seats; asked again when one of the pages that they fill has changed. */
export function useEverybody({ id_cbt, kemajuan }: Head): Row[] {
  const client = useQueryClient();
  const question = { id: id_cbt, sortBy: 'kursi' as const };
  const queryKey = [marking.list.name, `all ${id_cbt}`];
  const { data } = useSuspenseQuery({ queryKey, queryFn: ({ signal }) => allRows<Row>({ list: marking.list, question, key: 'id_peserta', signal }) });
  const pages = Math.max(1, Math.ceil(kemajuan.peserta / PAGE));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the exam and its pages say what is followed
  useEffect(() => {
    const ask = asking(client, queryKey);
    const ends = Array.from({ length: pages }, (_, i) => follow(marking.list, { ...question, page: i + 1, limit: PAGE }).watch(() => void ask()));
    return () => {
      for (const end of ends) end();
    };
  }, [client, id_cbt, pages]);
  return data;
}
