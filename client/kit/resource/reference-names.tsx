import { useQuery } from '@tanstack/react-query';
import { listingOf } from '#contract/kit/resource';
import type { AnyEndpoint } from '#client/kit/api';
import { useWords } from '#client/kit/words';
import { allRows } from '#client/kit/list/all-rows';
import type { Row } from '#client/kit/resource/cell';
import { useCalling } from '#client/kit/resource/reference-select';
import '#client/kit/resource/resource.words';

/** What rows that are referred to are called, whichever page of their list they are on. */
export function ReferenceNames({ of, ids }: { of: string; ids: readonly string[] }) {
  const t = useWords('resource');
  const target = listingOf(of);
  const callOf = useCalling(of);
  const { data = [], isFetching } = useQuery({
    queryKey: [target?.list.name, 'all'], enabled: target !== undefined && ids.length > 0,
    queryFn: ({ signal }) => allRows<Row>({ list: target?.list as AnyEndpoint, question: {}, signal }),
  });
  if (isFetching) return <>…</>;
  return <>{ids.map((id) => data.find((row) => (target?.idOf?.(row) ?? row.id) === id)).map((row) => (row ? callOf(row) : t('unlisted'))).join(', ') || t('none')}</>;
}
