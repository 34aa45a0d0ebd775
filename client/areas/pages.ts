import type { Group } from '#client/areas/menu-entry';
import type { Page } from '#client/areas/page';
import { studentMenu } from '#client/areas/student.menu';
import { studentPages } from '#client/areas/student.routes';
import type { Session } from '#client/kit/session';

export const known: { pages: Page[]; menu: Group[] } = { pages: studentPages, menu: studentMenu };

/** Brings the pages and the menu of whoever is signed in: students do not load what is the staff's. */
export async function loadPages(session: Session | null) {
  if (!session?.roles.some((role) => role !== 'murid')) return;
  const { staffPages, staffMenu } = await import('#client/areas/staff.pages');
  Object.assign(known, { pages: [...staffPages, ...studentPages], menu: [...staffMenu, ...studentMenu] });
}
