import type { Walks } from '#test/screens/walks';
import { roomOf } from '#test/kit/an-exam';
import { idOf } from '#test/kit/school-data';

const RESOURCE = 'tr[data-row-key], .row-card, .list-state';
const EXAM = `/teacher/cbt/detail/${idOf('ujian A')}`;
const BOARD = { path: `/teacher/cbt/my-supervision/${roomOf('marks A')}`, shows: '.seats-panel' };
const REPLAY = { path: `${BOARD.path}/replay`, shows: '.ant-empty, .player' };
const SCHEDULE = { path: '/teacher/cbt/schedule', shows: '.exam-watch, .list-state' };

/** Where exams are planned, looked at and approved; the plan is Budi's, who furnished it. */
export const WALKS: Walks = () => ({
  budi: [
    { path: '/teacher/cbt', shows: RESOURCE }, { path: '/teacher/cbt/add', shows: '[id=exam-rules_judul]' }, { path: EXAM, shows: '[id=lengkap]' }, { path: `${EXAM}?tab=soal`, shows: '.exam-questions li' }, { path: `${EXAM}?tab=ruang`, shows: '.exam-room' },
    { path: `${EXAM}?tab=aturan`, shows: '[id=exam-rules_judul]' }, { path: `${EXAM}?tab=soal`, clicks: '.exam-acts .ant-btn', shows: '.ant-drawer .question-picked' }, SCHEDULE, BOARD, REPLAY,
  ],
  kurikulum: [{ path: '/teacher/cbt', shows: RESOURCE }, { path: EXAM, shows: '.exam-known' }, SCHEDULE, BOARD, REPLAY],
  kepala: [{ path: '/teacher/cbt', shows: RESOURCE }, { path: EXAM, shows: '.exam-known' }, SCHEDULE, BOARD, REPLAY],
  admin: [BOARD, REPLAY],
  ani: [{ path: '/student/cbt', shows: '.exams, .exams-none' }, { path: `/student/cbt/${idOf('exam marks A')}/result`, shows: '.own-wait' }],
  bk: [SCHEDULE],
  guruAdmin: [SCHEDULE],
  waliA: [SCHEDULE],
});
