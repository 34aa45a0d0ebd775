/** What its streams are called, and what happens in them. */
const id = {
  lesson: 'Pelajaran',
  LessonScheduled: 'Pelajaran dijadwalkan',
  LessonCancelled: 'Pelajaran dibatalkan',
  LessonRestored: 'Pelajaran berlangsung lagi',
};
const en: typeof id = {
  lesson: 'Lesson',
  LessonScheduled: 'Lesson scheduled',
  LessonCancelled: 'Lesson cancelled',
  LessonRestored: 'Lesson takes place again',
};

export const words = { id, en };
