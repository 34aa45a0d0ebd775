/** What its streams are called, and what happens in them. */
const id = {
  lesson: 'Pelajaran',
  topic: 'Topik',
  plan: 'Rencana pelajaran',
  unplanned: 'Pengingat perencanaan',
  LessonScheduled: 'Pelajaran dijadwalkan',
  LessonCancelled: 'Pelajaran dibatalkan',
  LessonRestored: 'Pelajaran berlangsung lagi',
  LessonMoved: 'Pelajaran dipindahkan menurut jadwal',
  LessonCovered: 'Guru pengganti ditetapkan',
  CoverReleased: 'Guru pengganti dilepas karena jadwal berubah',
  LessonsPlanned: 'Sesi direncanakan',
  PlanningReminded: 'Guru diingatkan merencanakan',
  TopicWritten: 'Topik ditulis',
  TopicChanged: 'Topik diubah',
  TopicRemoved: 'Topik dihapus',
};
const en: typeof id = {
  lesson: 'Lesson',
  topic: 'Topic',
  plan: 'Plan of lessons',
  unplanned: 'Reminder of planning',
  LessonScheduled: 'Lesson scheduled',
  LessonCancelled: 'Lesson cancelled',
  LessonRestored: 'Lesson takes place again',
  LessonMoved: 'Lesson moved along with the timetable',
  LessonCovered: 'Substitute named',
  CoverReleased: 'Substitute released, as the timetable changed',
  LessonsPlanned: 'Lessons planned',
  PlanningReminded: 'Teacher reminded of planning',
  TopicWritten: 'Topic written',
  TopicChanged: 'Topic changed',
  TopicRemoved: 'Topic deleted',
};

export const words = { id, en };
