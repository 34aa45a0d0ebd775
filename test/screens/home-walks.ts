import type { Walks } from '#test/screens/walks';

/** Where the offices arrive. */
export const WALKS: Walks = () => ({
  admin: [{ path: '/admin/dashboard', shows: '.health .health-good' }],
  auditor: [{ path: '/teacher/dashboard', shows: '[id=seals]' }, { path: '/teacher/audit?sifat=massal', shows: '.list-state, tr[data-row-key], .row-card' }],
});
