import { type QueryClient, type QueryKey, usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { type AnyEndpoint, ApiError, call, type CallOptions } from '#client/kit/api';
import { asking } from '#client/kit/asking';
import { anyAnswer } from '#client/kit/first-answers';
import { connection, follow, isFollowed, type LiveState } from '#client/kit/live';
import type { LiveRows } from '#client/kit/live-rows';
import { useProblem } from '#client/kit/problem';
import { type Store, store, useStore } from '#client/kit/store';
import { uuid } from '#client/kit/uuid';

const UNFOLLOWED_FRESH_MS = 30_000;
const nothing = store<LiveRows | null>(null);
const never = store(false);

/** What TanStack Query needs to ask an endpoint and to keep its answer as fresh as the endpoint promises. */
export const questionOf = <E extends AnyEndpoint>(endpoint: E, input: AskOf<E>) => ({
  queryKey: [endpoint.name, endpoint.key(input)] as QueryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutputOf<E>> => {
    const ask = (onHead?: CallOptions['onHead']) => call(endpoint, input, { signal, ...(onHead && { onHead }) });
    return (endpoint.live ? follow(endpoint, input).ask(ask) : ask()).finally(() => anyAnswer.set(true));
  },
  staleTime: () => (!endpoint.live ? UNFOLLOWED_FRESH_MS : isFollowed(endpoint.key(input)) ? Number.POSITIVE_INFINITY : 0),
});

/** A question that stays answered: fetched once, kept fresh by the live channel. */
export function useView<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>): OutputOf<E> {
  const { data: answer, error } = useSuspenseQuery(questionOf(endpoint, input));
  useFollowed(endpoint, input);
  const rows = useStore(typeof endpoint.live === 'object' ? follow(endpoint, input).rows : nothing);
  if (error instanceof ApiError && isGone(error)) throw error;
  return useMemo(() => withRows(endpoint, answer, rows), [endpoint, answer, rows]);
}

/** Begins to ask: who needs several answers does not wait for one after the other. */
export const useAhead = <E extends AnyEndpoint>(endpoint: E, input: AskOf<E>) => usePrefetchQuery(questionOf(endpoint, input));

/** Asks again whenever the live channel says that the answer changed. */
export function useFollowed<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>) {
  const client = useQueryClient();
  const key = endpoint.key(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for endpoint and input
  useEffect(() => {
    if (!endpoint.live) return;
    const ask = asking(client, [endpoint.name, key]);
    return follow(endpoint, input).watch(() => void ask());
  }, [client, key]);
}

/**
 * A command with its pending and failed states. A wish already on its way is not sent twice, and one whose outcome is unknown
 * is sent again under its own key. Failures are told in a corner of the screen, except those that the caller shows by itself.
 */
export function useAction<E extends AnyEndpoint>(endpoint: E, { isQuiet = false } = {}) {
  const client = useQueryClient();
  const complain = useProblem();
  const underway = useRef(new Map<string, Promise<OutputOf<E>>>());
  const unsure = useRef(new Map<string, string>());
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);

  const run = useCallback(
    (input: AskOf<E>): Promise<OutputOf<E>> => {
      const wish = JSON.stringify(input);
      const same = underway.current.get(wish);
      if (same) return same;
      const key = unsure.current.get(wish) ?? uuid();
      unsure.current.delete(wish);
      const sent = call(endpoint, input, { key });
      underway.current.set(wish, sent);
      setPending((count) => count + 1);
      setError(null);
      sent
        .then(() => void askAgain(client))
        .catch((failure: ApiError) => {
          setError(failure);
          if (failure.passing) unsure.current.set(wish, key);
          if (!isQuiet) complain(failure, () => void run(input));
        })
        .finally(() => {
          underway.current.delete(wish);
          setPending((count) => count - 1);
        });
      return sent;
    },
    [client, complain, endpoint, isQuiet],
  );
  return { run, pending: pending > 0, error };
}

export const useLiveState = (): LiveState => useStore(connection).state;

/** The server's read side lags behind for this answer. */
export function useStale<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>): boolean {
  const stale: Store<boolean> = endpoint.live ? follow(endpoint, input).stale : never;
  return useStore(stale);
}

/** The specification answers both with its 404 screen. */
export const isGone = ({ code }: ApiError) => code === 'NOT_AUTHORIZED' || code === 'NOT_FOUND';

/** After a write every answer that no live topic keeps fresh is asked again. */
const askAgain = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => !isFollowed(String(queryKey[1])) });

function withRows<E extends AnyEndpoint>({ live }: E, answer: OutputOf<E>, told: LiveRows | null): OutputOf<E> {
  if (typeof live !== 'object' || !told) return answer;
  const { data } = answer as { data: object };
  return { ...(answer as object), data: { ...data, ...told.beside, [live.rows]: [...told.rows.values()] } } as OutputOf<E>;
}
