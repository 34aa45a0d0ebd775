import type { Walks } from '#test/screens/walks';
import { idOf } from '#test/kit/school-data';

const MONTH = { path: '/teacher/homeroom/periodic-report', shows: '.month-fold' };
const OVERVIEW = { path: '/teacher/homeroom/overview', shows: '.class-table tbody tr' };
const PROGRESS = { path: '/teacher/curriculum/class-progress', shows: 'tr[data-row-key]' };

/** Where a class is overseen, and what is told of its students every month. */
export const WALKS: Walks = (school) => {
  const board = { path: `/teacher/upper/homeroom-teacher-progress/${school.class('A').id_kelas_tahun_ajaran}`, shows: '.class-table tbody tr' };
  return {
    waliA: [OVERVIEW, { ...OVERVIEW, clicks: '.say .why', shows: '.why-drawer .why-people li' }, { path: `${OVERVIEW.path}?bagian=murid`, shows: '[aria-labelledby=class-students] tbody tr' }, { path: `${MONTH.path}?murid=${idOf('ani')}`, shows: '.month-sheet tbody tr' }],
    kurikulum: [PROGRESS, { ...PROGRESS, clicks: '.say .why', shows: '.why-drawer .why-how' }, board, { path: `${board.path}?bagian=kehadiran`, clicks: '[aria-labelledby=class-subjects] .class-table button.why', shows: '.why-drawer .why-people li' }, MONTH],
    kepala: [PROGRESS, board, MONTH],
    ani: [{ path: '/student/periodic-report', shows: '.month-sheet tbody tr' }],
  };
};
