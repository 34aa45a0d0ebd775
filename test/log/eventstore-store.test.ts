import { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { contractSuite } from '#test/kit/contract-suite';
import { StandIn } from '#test/kit/eventstore/stand-in';

/** Over the real EventStoreDB that EVENTSTORE_URL names; over the stand-in, used before, where there is none. */
const { EVENTSTORE_URL } = process.env;

contractSuite(EVENTSTORE_URL ? 'a real EventStoreDB' : 'the store in EventStoreDB', async () => {
  const standIn = EVENTSTORE_URL ? undefined : await StandIn.start();
  const stores: EventStoreDbStore[] = [];
  const another = () => {
    const store = new EventStoreDbStore(EVENTSTORE_URL || (standIn?.url as string));
    stores.push(store);
    return store;
  };
  const close = async () => {
    await Promise.all(stores.map((it) => it.close()));
    await standIn?.stop();
  };
  return { store: another(), another, close };
});
