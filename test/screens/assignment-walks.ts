import type { Walks } from '#test/screens/walks';
import { ofFirstLesson } from '#test/kit/an-assignment';
import { NOW, ZONA } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { tanggalOf } from '#contract/school-year/school-days';

const id = ofFirstLesson(tanggalOf(NOW, ZONA), 'A');
const LIST = { path: '/teacher/assignments', shows: 'tr[data-row-key], .row-card, .list-state' };
const SUMMARY = { path: '/teacher/assignments/summary', shows: '.work-table, .list-state' };
const GRID = { path: `/teacher/assignments/${id}/grading`, shows: '.work-people li' };

/** Where assignments are set, done, marked and counted. */
export const WALKS: Walks = () => ({
  budi: [
    LIST, SUMMARY, GRID, { path: `${GRID.path}?murid=${idOf('ani')}`, shows: '.work-read .rich' }, { path: '/teacher/assignments/add', shows: '.work-form' }, { path: `/teacher/assignments/${id}`, shows: '.work-form' },
    { path: `/teacher/assignments/${id}/${idOf('MTK')}/presences`, shows: '.lesson-presences li' },
  ],
  waliA: [LIST, SUMMARY, GRID],
  kurikulum: [LIST, SUMMARY, GRID],
  kepala: [LIST, SUMMARY],
  ani: [{ path: '/student/assignments', shows: '.work-own, .list-state' }, { path: `/student/assignments/${id}`, shows: '.work-asked' }],
});
