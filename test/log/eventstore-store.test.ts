import { contractSuite } from '#test/kit/contract-suite';
import { eventStoreLog } from '#test/kit/eventstore/eventstore-log';

contractSuite('the store in EventStoreDB', async () => {
  const { storeOf, close } = await eventStoreLog();
  return { store: storeOf(), another: () => storeOf(), close };
});
