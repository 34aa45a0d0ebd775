import { endpointsPage } from '#tools/docs/endpoints';
import { eventsPage } from '#tools/docs/events';
import { HISTORIES, historiesFile } from '#tools/docs/histories';
import { lockOf, SERVED_LOCK, servedByNow } from '#tools/docs/tables';
import { LOCK_FILE, lockText, projectionLocks } from '#tools/kit/projection-locks';

/** The files that follow from the code, with their contents as they should be. */
export const generated = async (): Promise<Record<string, string>> => ({
  [HISTORIES]: historiesFile(),
  [SERVED_LOCK]: lockOf(await servedByNow()),
  'docs/endpoints.md': await endpointsPage(),
  'docs/events.md': await eventsPage(),
  [LOCK_FILE]: lockText(await projectionLocks()),
});
