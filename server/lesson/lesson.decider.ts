import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { LessonCancelled, LessonRestored, LessonScheduled } from '#contract/lesson/lesson.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

export type Scheduled = {
  id_sesi: string; id_slot: string; id_tahun_ajaran: string; id_kelas: string; id_kelas_tahun_ajaran: string;
  id_mata_pelajaran: string; id_guru: string; tanggal_sesi: string; posisi: number; mulai: string; selesai: string;
};
export class ScheduleLesson extends DomainCommand<Scheduled> {}
export class CancelLesson extends DomainCommand<{ id_sesi: string; alasan: 'libur' }> {}
export class RestoreLesson extends DomainCommand<{ id_sesi: string }> {}

export const lessonDecider = decider({
  stream: 'lesson',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_sesi }: { id_sesi: string }) => id_sesi,
  commands: { ScheduleLesson, CancelLesson, RestoreLesson },
  events: { LessonScheduled, LessonCancelled, LessonRestored },
  initial: { lesson: null, cancelled: false } as { lesson: Scheduled | null; cancelled: boolean },
  decide: {
    ScheduleLesson: (data, { lesson }) => (lesson ? nothing : LessonScheduled(data)),
    CancelLesson: ({ id_sesi, alasan }, { lesson, cancelled }) => (lesson && !cancelled ? LessonCancelled({ id_sesi, tanggal_sesi: lesson.tanggal_sesi, alasan }) : nothing),
    RestoreLesson: ({ id_sesi }, { lesson, cancelled }) => (lesson && cancelled ? LessonRestored({ id_sesi, tanggal_sesi: lesson.tanggal_sesi }) : nothing),
  },
  evolve: {
    LessonScheduled: (state, lesson) => ({ ...state, lesson }),
    LessonCancelled: (state) => ({ ...state, cancelled: true }),
    LessonRestored: (state) => ({ ...state, cancelled: false }),
  },
});
