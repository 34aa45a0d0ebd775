import { endpointsPage } from '#tools/docs/endpoints';
import { eventsPage } from '#tools/docs/events';
import { LOCK_FILE, lockText, projectionLocks } from '#tools/kit/projection-locks';

/** The files that follow from the code, with their contents as they should be. */
export const generated = async (): Promise<Record<string, string>> => ({
  'docs/endpoints.md': endpointsPage(),
  'docs/events.md': await eventsPage(),
  [LOCK_FILE]: lockText(await projectionLocks()),
});
