import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { privacy } from '#contract/privacy/privacy.api';
import { type ApiError, call } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { download } from '#client/kit/download';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { useEventNames } from '#client/kit/events/event-name';
import { words } from '#client/privacy/kept.words';
import '#client/privacy/privacy.words';

type Copy = OutputOf<typeof privacy.dataOf>['data'];
const LAST = 20;
const isNamed = (table: string): table is keyof typeof words.id => Object.hasOwn(words.id, table);

/** Asks for a copy when it is wanted and not before: every giving-out is noted. */
export function useCopy(id: string) {
  const [copy, setCopy] = useState<Copy>();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const read = async () => {
    setPending(true);
    setError(undefined);
    return call(privacy.dataOf, { id })
      .then(({ data }) => {
        setCopy(data);
        return data;
      }, (failure: ApiError) => void setError(failure)).finally(() => setPending(false));
  };
  return { copy, pending, error, read };
}
export const keepCopy = (it: Copy) => download(`data-${it.id}.json`, new Blob([JSON.stringify(it, null, 2)], { type: 'application/json' }));

/** Everything that is kept about whoever is signed in, and the way to take it along. */
export function DataCopy({ id }: { id: string }) {
  const [t, textOf] = [useWords('privacy'), useProblemText()];
  const { copy, pending, error, read } = useCopy(id);
  return (
    <section className="panel" aria-labelledby="copy-title">
      <h2 id="copy-title">{t('copy')}</h2>
      <p>{t('copyAbout')}</p>
      {error && <Alert type="error" showIcon title={t('notRead')} description={textOf(error)} />}
      {copy ? <Button onClick={() => keepCopy(copy)}>{t('download')}</Button> : <Button type="primary" loading={pending} onClick={() => void read()}>{t('see')}</Button>}
      {copy && <Kept copy={copy} />}
    </section>
  );
}

function Kept({ copy: { data, jejak } }: { copy: Copy }) {
  const [t, kept, { nameOf }] = [useWords('privacy'), useWords('kept'), useEventNames()];
  return (
    <div className="privacy-kept">
      {Object.entries({ ...data }).map(([name, rows]) => (
        <details key={name}>
          <summary>{isNamed(name) ? kept(name) : name} ({t('rows', { count: rows.length })})</summary>
          <pre tabIndex={0}>{JSON.stringify(rows, null, 2)}</pre>
        </details>
      ))}
      <h3>{t('trail')}</h3>
      <div className="scroll-x" role="region" aria-label={t('trail')} tabIndex={0}>
        <table className="plain-table">
          <thead><tr>{(['when', 'what', 'who'] as const).map((it) => <th key={it} scope="col">{t(it)}</th>)}</tr></thead>
          <tbody>
            {jejak.slice(-LAST).reverse().map((it) => (
              <tr key={it.id}><td>{formatTanggal(it.at)} {formatJam(it.at)}</td><td>{nameOf(it.type)}</td><td>{it.oleh ?? t('system')}</td></tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
