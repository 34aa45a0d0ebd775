import type { Walks } from '#test/screens/walks';
import { classes, idOf } from '#test/kit/school-data';

const [ofA] = classes;
const LIST = { path: '/teacher/reports', shows: '.book-table tr[data-row-key]' };
const GRID = { path: `/teacher/reports/${idOf('MTK')}/${ofA?.id_kelas_tahun_ajaran}/detail`, shows: '.book-grid [role=gridcell], .book-list li' };

/** Where scores are entered and read. */
export const WALKS: Walks = () => ({
  budi: [LIST, GRID, { ...GRID, clicks: 'tbody .book-name, .book-list .book-name', shows: '.ant-drawer .book-facts' }, { ...GRID, clicks: '.book-column, .book-link', shows: '.ant-modal .book-form' }],
  waliA: [LIST, GRID], kurikulum: [LIST, GRID], kepala: [LIST, GRID], admin: [LIST, GRID],
});
