import { seedId } from '#server/kit/resource/seeds';
import { idOf } from '#test/kit/school-data';
import type { Walks } from '#test/screens/walks';

const LIST = 'tr[data-row-key], .row-card, .list-state';

/** Where lessons are planned, looked at and overseen. */
export const WALKS: Walks = (school) => {
  const ahead = school.lesson('A', 3);
  return {
    kurikulum: [
      { path: '/teacher/curriculum/planning', shows: '.plan-teachers .level' },
      { path: '/teacher/curriculum/planning?judul=7A', shows: '.why-drawer .plan-why' },
      { path: `/teacher/curriculum/planning?judul=KD&id_mata_pelajaran=${idOf('MTK')}&id_level=${seedId('level', 'VII')}`, clicks: '.why-drawer .plan-why > li > button', shows: '.plan-why.is-inside > li' },
      { path: '/teacher/topic', shows: LIST },
    ],
    kepala: [
      { path: '/teacher/curriculum/planning', shows: '.plan-teachers .level' },
      { path: '/teacher/topic', shows: LIST },
      { path: `/teacher/schedule/${ahead}/edit`, shows: 'section[aria-labelledby=plan-history]' },
      { path: `/teacher/topic/${idOf('topik 7A')}`, shows: '.topic-material' },
    ],
    budi: [
      { path: '/teacher/planning', shows: LIST },
      { path: '/teacher/planning?rentang=semester&rencana=belum', shows: LIST },
      { path: '/teacher/planning', clicks: '.screen-actions .btn', shows: '.ant-drawer .list-state, .ant-drawer .plan-form' },
      { path: `/teacher/schedule/${ahead}/edit`, shows: '.plan-form #plan-topic' },
      { path: '/teacher/topic', shows: LIST },
      { path: '/teacher/topic/add', shows: '.plan-form #topic-judul' },
      { path: `/teacher/topic/${idOf('topik 7A')}`, shows: '.topic-material' },
    ],
    ani: [
      { path: '/student/class', shows: '.subject-card' },
      { path: `/student/class/${idOf('MTK')}`, shows: '[id=subject-work]' },
      { path: `/student/schedule/${school.lesson('A')}`, shows: '.subject-card' },
    ],
  };
};
