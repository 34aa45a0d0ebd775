import type { Feature } from '#contract/institution/institution';
import type { Page } from '#client/areas/page';
import { useSchool } from '#client/areas/school';
import { studentPages } from '#client/areas/student.routes';
import { type Session, useSession } from '#client/kit/session';

/** What a school has switched on; nothing is known of a school that has not told yet. */
export type Switches = { [F in Feature]?: number } | null;

const known: { pages: Page[] } = { pages: studentPages };
export const pages = () => known.pages;

/** Brings the pages of whoever is signed in: students do not load what is the staff's. */
export async function loadPages(session: Session | null) {
  if (session?.roles.some((role) => role !== 'murid')) known.pages = [...(await import('#client/areas/staff.pages')).staffPages, ...studentPages];
}

export const mayOpen = ({ roles, user }: Session, page: Page, school: Switches) =>
  page.roles.some((role) => roles.includes(role)) && (!page.onlyAdmin || user.username === 'admin') && (!page.feature || school?.[page.feature] === 1);

/** The pages of the signed-in person's menu; the first one is their dashboard. */
export function useMenu() {
  const [session, school] = [useSession(), useSchool()];
  return pages().filter((page) => page.menu && session && mayOpen(session, page, school));
}
