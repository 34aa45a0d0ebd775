import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from '#client/kit/api';
import { Halt } from '#client/kit/halt';
import { connection } from '#client/kit/live';
import { useProblemText } from '#client/kit/problem';
import { useStore } from '#client/kit/store';
import { isGone } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** After so long a question that got no answer is asked again by itself, where there seems to be a line. */
const AGAIN_MS = 5_000;

/** Shows what is inside once it is there; a skeleton while it loads, what went wrong and a retry when it fails. */
export function Boundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Catch onRetry={reset}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Catch>
  );
}

class Catch extends Component<{ onRetry: () => void; children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <Failure error={error} retry={retry} />;
  }
}

function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useWords('kit');
  const textOf = useProblemText();
  const { state } = useStore(connection);
  const known = error instanceof ApiError;
  const isUnanswered = known && error.code === 'OFFLINE';
  const isAway = state === 'offline' && (isUnanswered || isUnloaded(error));
  const again = known ? retry : () => location.reload();
  const language = useLanguage();
  const [told] = useState(language);
  useEffect(() => {
    if (known && language !== told) retry();
  });
  useEffect(() => {
    if (!isAway && !isUnanswered) return undefined;
    // The line may have come back before anybody was told that it was away.
    const soon = isUnanswered && state === 'live' ? setTimeout(again, AGAIN_MS) : undefined;
    const end = connection.subscribe(() => connection.get().state === 'live' && again());
    return () => {
      clearTimeout(soon);
      end();
    };
  });
  if (known && isGone(error)) return <Navigate to="/404" replace />;
  if (isAway) {
    return <Halt title={t('unshown')} level="h2" action={<button type="button" className="btn is-primary" onClick={again}>{t('retry')}</button>}>{t(known ? 'unshownAbout' : 'notHere')}</Halt>;
  }
  return (
    <Halt title={t('failed')} level="h2" action={<button type="button" className="btn is-primary" onClick={again}>{t('retry')}</button>}>
      {textOf(error)}<br />{t('code', { code: known ? error.code : String(error) })}
    </Halt>
  );
}

/** A part of the product itself did not come; browsers say so in their own words. */
const isUnloaded = (error: unknown) => /import(ed|ing)|preload/i.test(String(error));

/** A skeleton that stays out of sight for 300 ms: most answers are there by then. */
export function Loading() {
  const t = useWords('kit');
  return (
    <div className="loading" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="skeleton" aria-hidden="true">{[1, 2, 3, 4, 5, 6].map((it) => <i key={it} />)}</div>
    </div>
  );
}
