import { adminPages } from '#client/areas/admin.routes';
import type { Page } from '#client/areas/page';
import { studentPages } from '#client/areas/student.routes';
import { teacherPages } from '#client/areas/teacher.routes';
import { type Session, useSession } from '#client/kit/session';

export const pages: Page[] = [...adminPages, ...teacherPages, ...studentPages];

export const mayOpen = ({ roles, user }: Session, page: Page) =>
  page.roles.some((role) => roles.includes(role)) && (!page.onlyAdmin || user.username === 'admin');

/** The pages of the signed-in person's menu; the first one is their dashboard. */
export function useMenu() {
  const session = useSession();
  return pages.filter((page) => page.menu && session && mayOpen(session, page));
}
