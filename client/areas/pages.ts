import { mayOpen } from '#client/areas/may-open';
import type { Page } from '#client/areas/page';
import { useSchool } from '#client/shell/school';
import { studentPages } from '#client/areas/student.routes';
import { type Session, useSession } from '#client/kit/session';

const known: { pages: Page[] } = { pages: studentPages };
export const pages = () => known.pages;

/** Brings the pages of whoever is signed in: students do not load what is the staff's. */
export async function loadPages(session: Session | null) {
  if (session?.roles.some((role) => role !== 'murid')) known.pages = [...(await import('#client/areas/staff.pages')).staffPages, ...studentPages];
}

/** The pages of the signed-in person's menu; the first one is their dashboard. */
export function useMenu() {
  const [session, school] = [useSession(), useSchool()];
  return pages().filter((page) => page.menu && session && mayOpen(session, page, school));
}
