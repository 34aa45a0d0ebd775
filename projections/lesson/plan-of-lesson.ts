/** A lesson's plan by `lesson` and `lesson_plan`. Where the subject of a lesson has changed since, what was planned for the one before is not about it. */
export const planOfLesson = (join: any) => join.onRef('lesson_plan.id_sesi', '=', 'lesson.id_sesi').onRef('lesson_plan.id_mata_pelajaran', '=', 'lesson.id_mata_pelajaran');
