import { AssignmentSet } from '#contract/assignment/assignment.events';
import { LessonCancelled } from '#contract/lesson/lesson.events';
import { AssignmentLesson, HasAssignment } from '#projections/assignment/assignment-lesson.query';
import { process } from '#server/kit/processes/process';
import { KeepLesson } from '#server/lesson/lesson.decider';

/**
 * What students hand in is seen for as long as the lesson is in the books: one that the timetable drops stays there, cancelled, where
 * it has an assignment. Whichever of both came last, that its assignment was set or that it was dropped, knows of the other.
 */
export const keepLessons = process({
  name: 'keep-lessons',
  events: { LessonCancelled, AssignmentSet },
  on: {
    LessonCancelled: async ({ data: { id_sesi, alasan } }, ask) => (alasan === 'jadwal' && (await ask(new HasAssignment({ id_sesi }))) ? [[KeepLesson, { id_sesi }] as const] : []),
    AssignmentSet: async ({ data: { id_sesi } }, ask) => ((await ask(new AssignmentLesson({ id_sesi }))) ? [] : [[KeepLesson, { id_sesi }] as const]),
  },
});
