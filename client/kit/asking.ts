import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again whenever it is told that the answer changed: at once, or when the question that is under way is answered, for
 * that may have been read before the change. However often it is told meanwhile, once more is enough.
 */
export function asking(client: Pick<QueryClient, 'isFetching' | 'invalidateQueries'>, queryKey: QueryKey) {
  let [isAsking, isWanted] = [false, false];
  return async () => {
    isWanted = true;
    if (isAsking) return;
    isAsking = true;
    while (isWanted) {
      // Only what is still watched is asked again, and so waited for.
      isWanted = client.isFetching({ queryKey, exact: true, type: 'active' }) > 0;
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }
    isAsking = false;
  };
}
