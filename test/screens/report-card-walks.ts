import type { Walks } from '#test/screens/walks';
import { reportOf } from '#test/kit/a-report';

const LIST = { path: '/teacher/homeroom/report?type=tengah_semester', shows: '.report-list' };
const draft = `/teacher/homeroom/report/${reportOf('ani', 'akhir_semester')}`;
const out = `/teacher/homeroom/report/${reportOf('ani')}`;

/** Where reports are filled in, verified, published and read. */
export const WALKS: Walks = (school) => ({
  waliA: [
    LIST, { path: draft, shows: '.report-form' }, { path: `${draft}?tab=perilaku`, shows: '.report-add' }, { path: `${draft}?tab=kegiatan`, shows: '.report-add' }, { path: `${draft}?tab=prestasi`, shows: '.report-add' },
    { path: `${out}?tab=rapor`, shows: '.report-sheet' }, { path: `${out}?tab=versi`, shows: '.report-rows' }, { path: `${out}?tab=versi`, clicks: '.ant-btn-dangerous', shows: '.ant-modal textarea' },
  ],
  kurikulum: [LIST, { path: `/teacher/homeroom/report?kelas=${school.class('A').id_kelas_tahun_ajaran}&type=akhir_semester`, shows: '.report-list' }, { path: out, shows: '.report-sheet' }],
  admin: [LIST, { path: draft, shows: '.report-sheet' }],
  kepala: [LIST, { path: draft, shows: '.report-sheet' }, { path: `${draft}?tab=isian`, shows: '.report-form' }],
  ani: [{ path: '/student/report', shows: '.report-mine' }, { path: `/student/report?rapor=${reportOf('ani')}`, shows: '.report-sheet' }, { path: `/student/report?rapor=${reportOf('ani')}`, clicks: '.report-table .why', shows: '.grade-parts' }],
});
