/** Does each in the order of the list, so many at a time; once one has failed, or it is told to stop, what is begun is brought to its end and no other is begun. */
export async function someAtOnce<T, R>(items: readonly T[], most: number, work: (item: T) => Promise<R>, signal?: AbortSignal): Promise<R[]> {
  const done: R[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length && !failures.length && !signal?.aborted) {
      const i = next++;
      await work(items[i] as T).then((it) => (done[i] = it), (error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  if (failures.length) throw failures[0];
  return done;
}
