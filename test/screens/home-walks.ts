import type { Walks } from '#test/screens/walks';

/** Where the offices arrive. */
export const WALKS: Walks = () => ({
  admin: [{ path: '/admin/dashboard', shows: '.health .health-good' }],
  kurikulum: [{ path: '/teacher/dashboard', shows: '[id=planning]' }, { path: '/teacher/dashboard', clicks: '.plan-headline .say .why', shows: '.why-drawer .why-how' }],
  auditor: [{ path: '/teacher/dashboard', shows: '[id=seals]' }, { path: '/teacher/audit?sifat=massal', shows: '.list-state, tr[data-row-key], .row-card' }],
});
