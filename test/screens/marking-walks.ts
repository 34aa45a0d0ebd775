import type { Walks } from '#test/screens/walks';
import { idOf } from '#test/kit/school-data';

const RESULT = `/teacher/cbt/result/${idOf('exam marks A')}`;
const SHEET = { path: `${RESULT}/${idOf('ani')}`, shows: '.exam-sheet' };
const LOG = { path: '/teacher/cbt/log', shows: 'tr[data-row-key], .row-card, .list-state' };

/** What became of an exam, for who marks it and who leads the school. */
export const WALKS: Walks = () => ({
  budi: [
    { path: RESULT, shows: '.marks-headline' }, { path: `${RESULT}?tab=esai`, shows: '.essay-bar, .list-state' }, { path: `${RESULT}?tab=analisis`, shows: '.items, .list-state' }, { path: `${RESULT}?tab=kunci`, shows: '.key-list' }, { path: `${RESULT}?tab=riwayat`, shows: LOG.shows }, LOG,
    SHEET,
  ],
  kurikulum: [{ path: RESULT, shows: '.marks-headline' }, LOG, SHEET],
  kepala: [{ path: RESULT, shows: '.marks-headline' }, LOG, SHEET],
});
