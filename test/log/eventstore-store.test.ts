import { EventStoreDbStore } from '#server/kit/log/eventstore-db-store';
import { contractSuite } from '#test/kit/contract-suite';
import { StandIn } from '#test/kit/eventstore/stand-in';

contractSuite('the store in EventStoreDB', async () => {
  const standIn = await StandIn.start();
  const stores: EventStoreDbStore[] = [];
  const another = () => {
    const store = new EventStoreDbStore(standIn.url);
    stores.push(store);
    return store;
  };
  const close = async () => {
    await Promise.all(stores.map((it) => it.close()));
    await standIn.stop();
  };
  return { store: another(), another, close };
});
