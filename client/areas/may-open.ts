import type { Feature } from '#contract/institution/institution';
import type { Page } from '#client/areas/page';
import type { Session } from '#client/kit/session';

/** What a school has switched on; nothing is known of a school that has not told yet. */
export type Switches = { [F in Feature]?: number } | null;

/** Whether a page is for somebody, in a school that has switched on what it needs. */
export const mayOpen = ({ roles, user }: Session, page: Page, school: Switches) =>
  page.roles.some((role) => roles.includes(role)) && (!page.onlyAdmin || user.username === 'admin') && (!page.feature || school?.[page.feature] === 1);
