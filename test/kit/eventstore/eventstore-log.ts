import { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { StandIn } from '#test/kit/eventstore/stand-in';

/** A stand-in of one's own, with whatever was opened over it closed in the end. */
export async function eventStoreLog() {
  const standIn = await StandIn.start();
  const stores: EventStoreDbStore[] = [];
  const storeOf = (patience?: number) => {
    const store = new EventStoreDbStore(standIn.url, patience);
    stores.push(store);
    return store;
  };
  const close = async () => {
    await Promise.all(stores.map((it) => it.close()));
    await standIn.stop();
  };
  return { standIn, storeOf, close };
}
export type EventStoreLog = Awaited<ReturnType<typeof eventStoreLog>>;
