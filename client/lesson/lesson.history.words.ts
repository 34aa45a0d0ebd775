/** What its streams are called, and what happens in them. */
const id = {
  lesson: 'Pelajaran',
  LessonScheduled: 'Pelajaran dijadwalkan',
  LessonCancelled: 'Pelajaran dibatalkan',
  LessonRestored: 'Pelajaran berlangsung lagi',
  LessonMoved: 'Pelajaran dipindahkan menurut jadwal',
  LessonCovered: 'Guru pengganti ditetapkan',
};
const en: typeof id = {
  lesson: 'Lesson',
  LessonScheduled: 'Lesson scheduled',
  LessonCancelled: 'Lesson cancelled',
  LessonRestored: 'Lesson takes place again',
  LessonMoved: 'Lesson moved along with the timetable',
  LessonCovered: 'Substitute named',
};

export const words = { id, en };
