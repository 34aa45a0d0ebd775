import { useEffect } from 'react';
import type { AnyEndpoint } from '#client/kit/api';
import { added } from '#client/kit/list/added';
import { useStore } from '#client/kit/store';
import { useTablePlace } from '#client/kit/table-place';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.words';

type Props = { endpoint: AnyEndpoint; ids: readonly unknown[]; /** What a list is narrowed by, which may be why it is not there. */ names: readonly string[]; isSearched: boolean };

/** What was just added is brought into sight where the page has it; where it has not, this says so and leads to it. */
export function Newest({ endpoint, ids, names, isSearched }: Props) {
  const t = useWords('list');
  const [, setPlace] = useTablePlace();
  const it = useStore(added);
  const own = it?.list === endpoint.name ? it : null;
  const isHere = own !== null && ids.includes(own.id);
  useEffect(() => {
    if (isHere) document.querySelector('.list .is-new')?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  useEffect(() => () => {
    if (added.get()?.list === endpoint.name) added.set(null);
  }, [endpoint.name]);
  if (!own || isHere || !isSearched || !own.nama) return null;
  const show = () => setPlace({ ...Object.fromEntries(names.map((name) => [name, undefined])), search: own.nama, page: undefined });
  return <p className="list-newest" role="status"><span>{t('elsewhere', { nama: own.nama })}</span><button type="button" className="btn is-small" onClick={show}>{t('showIt')}</button></p>;
}
