import type { Page } from '#client/areas/page';
import { mayOpen } from '#client/areas/may-open';
import type { Session } from '#client/kit/session';

const page = (more: Partial<Page>): Page => ({ path: '/teacher/announcement', roles: ['guruMapel'], screen: null as never, ...more });
const somebody = (roles: Session['roles'], username: string | null = null): Session => ({ token: '', roles, isPpdb: false, user: { id: '', nama: null, username, jenis_kelamin: null, isPrincipal: false, id_kelas: null } });

describe('a page', () => {
  it('is for its roles', () => {
    expect([mayOpen(somebody(['guruMapel', 'waliKelas']), page({}), null), mayOpen(somebody(['murid']), page({}), null)]).toEqual([true, false]);
  });
  it('of the administrator is for the one who is named so', () => {
    const ofAdmin = page({ roles: ['admin'], onlyAdmin: true });
    expect([mayOpen(somebody(['admin'], 'admin'), ofAdmin, null), mayOpen(somebody(['admin'], 'boss'), ofAdmin, null)]).toEqual([true, false]);
  });
  it('that hangs on a switch is there while it is on, and not before the school has told', () => {
    const announcements = page({ feature: 'is_announcement' });
    expect([{ is_announcement: 1 }, { is_announcement: 0 }, {}, null].map((school) => mayOpen(somebody(['guruMapel']), announcements, school))).toEqual([true, false, false, false]);
  });
});
