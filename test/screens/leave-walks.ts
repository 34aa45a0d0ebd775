import type { Walks } from '#test/screens/walks';

const RESOURCE = 'tr[data-row-key], .row-card, .list-state';

/** Where leaves are asked for and answered. */
export const WALKS: Walks = () => ({
  ani: [{ path: '/student/leave', shows: '.leave-about' }, { path: '/student/leave', clicks: '.screen-actions .ant-btn-primary', shows: '.leave-form .upload' }],
  waliA: [{ path: '/teacher/homeroom/leave', shows: RESOURCE }, { path: '/teacher/homeroom/leave', clicks: '.screen-actions .ant-btn-primary', shows: '.ant-drawer .leave-form' }],
  kepala: [{ path: '/teacher/leave', shows: RESOURCE }],
  bk: [{ path: '/teacher/leave', shows: RESOURCE }],
  admin: [{ path: '/admin/leave', shows: RESOURCE }, { path: '/admin/leave', clicks: '.screen-actions .ant-btn-primary', shows: '.ant-drawer .leave-form' }],
});
