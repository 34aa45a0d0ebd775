import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Client = Pick<QueryClient, 'isFetching' | 'invalidateQueries'>;
/** Who asks again just now, by question. */
const underway = new WeakMap<Client, Map<string, { isWanted: boolean }>>();

/**
 * Asks again whenever it is told that the answer changed: at once, or when the question that is under way is answered, for
 * that may have been read before the change. However often it is told meanwhile, and by however many who show the same
 * answer, once more is enough.
 */
export function asking(client: Client, queryKey: QueryKey) {
  const key = hashKey(queryKey);
  return async () => {
    const running = underway.get(client) ?? new Map<string, { isWanted: boolean }>();
    underway.set(client, running);
    const other = running.get(key);
    if (other) {
      other.isWanted = true;
      return;
    }
    const own = { isWanted: true };
    running.set(key, own);
    // Those who are told by the same notice are told one after the other.
    await Promise.resolve();
    while (own.isWanted) {
      // Only what is still watched is asked again, and so waited for.
      own.isWanted = client.isFetching({ queryKey, exact: true, type: 'active' }) > 0;
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }
    running.delete(key);
  };
}
