import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import { CoverReleased, LessonCancelled, LessonCovered, LessonMoved, LessonRestored, LessonScheduled } from '#contract/lesson/lesson.events';
import { lessonRefusals as no } from '#contract/lesson/lesson.refusals';
import { IsLeavingThen, IsTeachingThen, IsTimetabledThen } from '#projections/timetable/cover.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

export type Scheduled = {
  id_sesi: string; id_slot: string; id_tahun_ajaran: string; id_kelas: string; id_kelas_tahun_ajaran: string;
  id_mata_pelajaran: string; id_guru: string; tanggal_sesi: string; posisi: number; mulai: string; selesai: string;
};
/** How often the timetable has changed the lesson before: the same wish again is another one. */
type Again = { ke?: number };
export class ScheduleLesson extends DomainCommand<Scheduled & Again> {}
export class MoveLesson extends DomainCommand<Scheduled & Again> {}
export class CancelLesson extends DomainCommand<{ id_sesi: string; alasan: 'libur' | 'jadwal' } & Again> {}
/** Takes back what cancelled it: a holiday unless it says `tugas`, a timetable that did not have it. */
export class RestoreLesson extends DomainCommand<{ id_sesi: string; alasan?: 'tugas' } & Again> {}
/** Puts a lesson that the timetable has no more into the books again as one that is cancelled: there is work for it. */
export class KeepLesson extends DomainCommand<{ id_sesi: string }> {}
export class CoverLesson extends DomainCommand<{ id_sesi: string; id_guru_pengganti: string | null; alasan: string | null }> {}

type State = { lesson: Scheduled | null; cancelled: 'libur' | 'jadwal' | 'tugas' | null; substitute: string | null; reason: string | null; /** Where another one of the same substitute had not left yet. */ isExchanged: boolean; /** Whoever stood in was released, and nobody has said what becomes of it. */ isReleased: boolean };

const factsOf = ({ ke: _, ...lesson }: Scheduled & Again): Scheduled => lesson;
const placeOf = ({ tanggal_sesi, posisi, mulai, selesai, id_guru, id_mata_pelajaran }: Scheduled) => ({ tanggal_sesi, posisi, mulai, selesai, id_guru, id_mata_pelajaran });
const nobody = { substitute: null, reason: null, isExchanged: false, isReleased: false };
const takenQuestions = (command: string, { id_sesi, tanggal_sesi, posisi, id_guru_pengganti }: Scheduled & { id_guru_pengganti?: string | null }, substitute: string | null) => {
  if (command === 'MoveLesson' && substitute) {
    const period = { id_sesi, id_guru: substitute, tanggal_sesi, posisi };
    return { isTeaching: new IsTimetabledThen(period), isLeaving: new IsLeavingThen(period) };
  }
  return { isTeaching: command === 'CoverLesson' && id_guru_pengganti ? new IsTeachingThen({ id_sesi, id_guru: id_guru_pengganti }) : undefined, isLeaving: undefined };
};
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

export const lessonDecider = decider({
  stream: 'lesson',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_sesi }: { id_sesi: string }) => id_sesi,
  commands: { ScheduleLesson, MoveLesson, CancelLesson, RestoreLesson, KeepLesson, CoverLesson },
  events: { LessonScheduled, LessonMoved, LessonCancelled, LessonRestored, LessonCovered, CoverReleased },
  initial: { lesson: null, cancelled: null, ...nobody } as State,
  needs: (wish: Scheduled & { id_guru_pengganti?: string | null }, { substitute }, command) => takenQuestions(command, wish, substitute),
  decide: {
    ScheduleLesson: (wish, { lesson, cancelled }) => (lesson && cancelled !== 'jadwal' ? nothing : LessonScheduled(factsOf(wish))),
    /** What has begun stays as it was. Whoever stands in for its teacher that day goes along where they are free. */
    MoveLesson: (wish, { lesson, cancelled, substitute, reason }, { needs: { isTeaching, isLeaving }, at }) => {
      const after = factsOf(wish);
      if (!lesson || cancelled === 'jadwal' || cancelled === 'tugas' || lesson.mulai <= at || after.mulai <= at || isSame(placeOf(lesson), placeOf(after))) return nothing;
      const moved = LessonMoved({ ...after, sebelum: placeOf(lesson) });
      if (!substitute) return moved;
      const { id_sesi, tanggal_sesi, id_guru } = after;
      const sebab = id_guru !== lesson.id_guru ? 'guru' : tanggal_sesi !== lesson.tanggal_sesi ? 'hari' : isTeaching ? 'jam' : undefined;
      if (sebab) return [moved, CoverReleased({ id_sesi, tanggal_sesi, id_guru_pengganti: substitute, sebab })];
      return [moved, LessonCovered({ id_sesi, tanggal_sesi, id_guru, id_guru_pengganti: substitute, sebelum: substitute, alasan: reason, ...(isLeaving ? { tukar: true as const } : {}) })];
    },
    CancelLesson: ({ id_sesi, alasan }, { lesson, cancelled }, { at }) => {
      if (!lesson || cancelled || (alasan === 'jadwal' && lesson.mulai <= at)) return nothing;
      return LessonCancelled({ id_sesi, tanggal_sesi: lesson.tanggal_sesi, alasan });
    },
    RestoreLesson: ({ id_sesi, alasan = 'libur' }, { lesson, cancelled }) => (lesson && cancelled === alasan ? LessonRestored({ id_sesi, tanggal_sesi: lesson.tanggal_sesi }) : nothing),
    KeepLesson: ({ id_sesi }, { lesson, cancelled }) => (lesson && cancelled === 'jadwal' ? [LessonScheduled(lesson), LessonCancelled({ id_sesi, tanggal_sesi: lesson.tanggal_sesi, alasan: 'tugas' })] : nothing),
    CoverLesson: ({ id_sesi, id_guru_pengganti, alasan }, { lesson, cancelled, substitute, isReleased }, { needs: { isTeaching }, at }) => {
      refuseUnless(lesson && cancelled !== 'jadwal', common.NOT_FOUND);
      if (id_guru_pengganti === substitute && !isReleased) return nothing;
      refuseUnless(!cancelled, no.LESSON_CANCELLED);
      refuseUnless(at < lesson.selesai, no.LESSON_OVER);
      refuseUnless(id_guru_pengganti !== lesson.id_guru, no.OWN_LESSON);
      refuseUnless(!isTeaching, no.SUBSTITUTE_BUSY);
      return LessonCovered({ id_sesi, tanggal_sesi: lesson.tanggal_sesi, id_guru: lesson.id_guru, id_guru_pengganti, sebelum: substitute, alasan });
    },
  },
  evolve: {
    LessonScheduled: (_, lesson) => ({ lesson, cancelled: null, ...nobody }),
    LessonMoved: (_, { sebelum: __, ...lesson }) => ({ lesson, cancelled: null, ...nobody }),
    LessonCancelled: (state, { alasan }) => ({ ...state, cancelled: alasan }),
    LessonRestored: (state) => ({ ...state, cancelled: null }),
    LessonCovered: (state, { id_guru_pengganti, alasan, tukar = false }) => ({ ...state, substitute: id_guru_pengganti, reason: alasan, isExchanged: tukar, isReleased: false }),
    CoverReleased: (state) => ({ ...state, ...nobody, isReleased: true }),
  },
  /**
   * Nobody stands in for two at once: two lessons are two streams, so the period is claimed, which stays when only its hours change.
   * Of lessons that change places neither could claim the other's before it has gone: there the timetable, which is one, keeps them apart.
   */
  claims: ({ lesson, cancelled, substitute, isExchanged }) =>
    (lesson && substitute && !cancelled && !isExchanged ? [{ kind: 'substitute', value: `${substitute}|${lesson.tanggal_sesi}|${lesson.posisi}`, field: 'id_guru_pengganti' }] : []),
  taken: no.SUBSTITUTE_BUSY,
});
