import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { marking } from '#contract/exam/marking.api';
import { asking } from '#client/kit/asking';
import { follow } from '#client/kit/live';
import { questionOf } from '#client/kit/view';
import type { Head, Row } from '#client/exam/marking/standing';

/** As many as one answer holds. */
const PAGE = 100;

/** All who sit an exam, in the order of their seats, kept fresh page by page. */
export function useEverybody({ id_cbt, kemajuan }: Head): Row[] {
  const client = useQueryClient();
  const pages = Math.max(1, Math.ceil(kemajuan.peserta / PAGE));
  const asked = Array.from({ length: pages }, (_, i) => ({ id: id_cbt, page: i + 1, limit: PAGE, sortBy: 'kursi' as const }));
  const answers = useSuspenseQueries({ queries: asked.map((it) => questionOf(marking.list, it)) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is told by these two
  useEffect(() => {
    const ends = asked.map((it) => follow(marking.list, it).watch(() => void asking(client, [marking.list.name, marking.list.key(it)])()));
    return () => {
      for (const end of ends) end();
    };
  }, [id_cbt, pages]);
  return answers.flatMap(({ data }) => data.data);
}
