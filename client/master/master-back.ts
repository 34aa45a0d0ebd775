import { useLocation } from 'react-router-dom';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';

/** The master data of the area that the person is in. */
export function useMasterBack() {
  const { pathname } = useLocation();
  return { to: pathname.replace(/\/[^/]+$/, ''), label: useWords('areas')('master') };
}
