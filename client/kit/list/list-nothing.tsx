import { Fragment, type ReactNode } from 'react';
import { ApiError } from '#client/kit/api';
import { ListState } from '#client/kit/list/list-state';
import { type Filter, FilterValue } from '#client/kit/list-filters';
import { useProblemText } from '#client/kit/problem';
import { useTablePlace } from '#client/kit/table-place';
import { clock, formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { Woven } from '#client/kit/woven';
import '#client/kit/kit.words';
import '#client/kit/list/list.words';

/** A list that is new says what will be in it. */
export function Nothing({ children }: { children: ReactNode }) {
  const t = useWords('kit');
  return typeof children === 'object' && children ? children : <ListState kind="empty" title={`${children || t('empty')}`} />;
}

/** Nothing that fits: repeats the word, names the filters, and offers to let them go. */
export function Narrowed({ word, filters, chosen }: { word: string | undefined; filters: readonly Filter[]; chosen: Record<string, string> }) {
  const [t, kit] = [useWords('list'), useWords('kit')];
  const [, setPlace] = useTablePlace();
  const active = filters.filter(({ name }) => chosen[name]);
  const release = () => setPlace({ ...Object.fromEntries(active.map(({ name }) => [name, undefined])), page: undefined });
  const daftar = active.map((it, i) => <Fragment key={it.name}>{i > 0 && ', '}<FilterValue filter={it} value={chosen[it.name] as string} /></Fragment>);
  return (
    <ListState kind="nothing" title={word ? kit('noResult', { kata: word }) : t('noFilterResult')}
      action={active.length > 0 && <button type="button" className="btn is-small" onClick={release}>{t('dropFilters')}</button>}>
      {active.length > 0 && <Woven say={(it) => t('narrowedBy', it)} parts={{ daftar }} />}
    </ListState>
  );
}

/** What happened, with its code and time, and the way to try again; rows that are there stay. */
export function Failure({ error, retry, hasRows }: { error: Error; retry: () => void; hasRows: boolean }) {
  const [t, kit] = [useWords('list'), useWords('kit')];
  const textOf = useProblemText();
  const code = error instanceof ApiError ? error.code : error.name;
  const action = <button type="button" className="btn is-small" onClick={retry}>{kit('retry')}</button>;
  const text = t('failedAt', { galat: textOf(error), kode: code, jam: formatDetik(clock.now()) });
  if (hasRows) return <div className="list-failed" role="alert"><span><b>{kit('failed')}.</b> {text}</span>{action}</div>;
  return <ListState kind="failed" title={kit('failed')} action={action}>{text}</ListState>;
}
