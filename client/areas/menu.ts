import { matchPath } from 'react-router-dom';
import { mayOpen } from '#client/areas/may-open';
import type { Entry, Group } from '#client/areas/menu-entry';
import { known } from '#client/areas/pages';
import { useSchool } from '#client/shell/school';
import { useSession } from '#client/kit/session';

const pageAt = (address: string) => {
  const [path = ''] = address.split('?');
  return known.pages.find((it) => it.path === path) ?? known.pages.find((it) => matchPath(it.path, path));
};

/** The groups of the signed-in person's menu in their order; of a page that stands in several, only the first. */
export function useMenu(): Group[] {
  const [session, school] = [useSession(), useSchool()];
  const taken = new Set<string>();
  const isTheirs = ({ path }: Entry) => {
    const page = pageAt(path);
    return page !== undefined && session !== null && mayOpen(session, page, school) && !taken.has(path) && taken.add(path);
  };
  const own = known.menu.filter(({ of, notOf }) => (!of || session?.roles.includes(of)) && !(notOf && session?.roles.includes(notOf)));
  return own.map(({ title, entries }) => ({ title, entries: entries.filter(isTheirs) })).filter(({ entries }) => entries.length > 0);
}

/** Whether an address is a page that the signed-in person may open. */
export function useMayGo(path: string) {
  const [session, school] = [useSession(), useSchool()];
  const page = pageAt(path);
  return page !== undefined && session !== null && mayOpen(session, page, school);
}

/** Where somebody arrives: the first of the pages that their menu has. */
export function useHome() {
  const paths = useMenu().flatMap(({ entries }) => entries.map(({ path }) => path));
  return known.pages.find(({ path }) => paths.includes(path))?.path;
}
