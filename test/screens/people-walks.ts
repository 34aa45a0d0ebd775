import { idOf } from '#test/kit/school-data';
import type { Walks } from '#test/screens/walks';

const [guru, murid] = [`/admin/teacher/detail/${idOf('budi')}`, `/admin/student/detail/${idOf('ani')}`];

const page = { path: `/teacher/student/${idOf('ani')}`, shows: '.semester' };

/** Where the admin keeps teachers and students, and where a student is seen by whoever leads them. */
export const WALKS: Walks = () => ({ waliA: [page, { ...page, clicks: '.grade-bars .why', shows: '.grade-why' }], kepala: [page], kurikulum: [page], bk: [page], admin: [
  { path: '/admin/teacher', shows: 'Bambang Suryono' }, { path: '/admin/teacher?search=tidakada', shows: '.list-state' },
  { path: '/admin/teacher/add', shows: '[id=teacher-form]' }, { path: guru, shows: '[id=mengajar]' }, { path: `${guru}?tab=data`, shows: '[id=teacher-form]' }, { path: `${guru}?tab=roles`, shows: '.person-roles' },
  { path: `${guru}?tab=account`, shows: '.person-danger' }, { path: `${guru}?tab=account`, clicks: '.person-danger button:last-child', shows: '[id=erase-name]' },
  { path: '/admin/student', shows: 'Beni Saputrawan' }, { path: '/admin/students/add', shows: '[id=student-form]' }, { path: murid, shows: '.semester' }, { path: murid, clicks: '.record-acts button', shows: '.ant-modal .ant-select' }, { path: `${murid}?tab=data`, shows: '[id=student-form]' },
  { path: `${murid}?tab=book`, shows: '[id=sekolah_asal-form]' }, { path: `${murid}?tab=family`, shows: '[id=wali-form]' }, { path: `${murid}?tab=health`, shows: '.book-section' },
  { path: `${murid}?tab=consent`, shows: '[id=consent-title]' }, { path: `${murid}?tab=consent`, clicks: '.panel .ant-btn-primary', shows: '.ant-drawer [id=consent-form]' },
  { path: `${murid}?tab=class`, shows: '.person-facts' }, { path: `${murid}?tab=payment`, shows: '[id=payment-form]' }, { path: `${murid}?tab=account`, shows: '.person-danger' },
] });
