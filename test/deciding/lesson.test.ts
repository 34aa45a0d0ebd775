import { CoverReleased, LessonCancelled, LessonCovered, LessonMoved, LessonRestored, LessonScheduled } from '#contract/lesson/lesson.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { CancelLesson, CoverLesson, KeepLesson, lessonDecider, MoveLesson, RestoreLesson, ScheduleLesson } from '#server/lesson/lesson.decider';
import { id_sesi, lesson as place, otherClass, stranger } from '#test/deciding/a-lesson';
import { node, outcomeOf } from '#test/kit/deciding';
import { given } from '#test/kit/given';
import { StagedStore } from '#test/kit/staged-store';

const { id_kelas, id_kelas_tahun_ajaran, tanggal_sesi, posisi, mulai, selesai } = place;
const data = {
  id_sesi, id_kelas, id_kelas_tahun_ajaran, tanggal_sesi, posisi, mulai, selesai,
  id_slot: otherClass, id_tahun_ajaran: otherClass, id_mata_pelajaran: otherClass, id_guru: otherClass,
};
const scheduled = LessonScheduled(data);
const cancelled = LessonCancelled({ id_sesi, tanggal_sesi, alasan: 'libur' });
const schedule = (more = {}) => new ScheduleLesson({ ...data, ...more }, SYSTEM);
const cancel = (at: string) => new CancelLesson({ id_sesi, alasan: 'libur' }, SYSTEM, { at });
const lesson = given(lessonDecider);

test('a lesson is put into the books once, with its own start and end', () => {
  lesson().when(schedule()).then(scheduled);
  lesson(scheduled).when(schedule()).nothing();
});
test('a changed schedule leaves a lesson alone that is in the books', () => {
  lesson(scheduled).when(schedule({ mulai: '2026-07-13T02:00:00.000Z' })).nothing();
});
test('a lesson is cancelled before it begins, and afterwards: on a holiday nothing counts', () => {
  for (const at of ['2026-07-13T01:24:59.999Z', mulai, '2026-07-20T01:00:00.000Z']) lesson(scheduled).when(cancel(at)).then(cancelled);
});
test('a lesson is cancelled once, and one that is not in the books not at all', () => {
  lesson(scheduled, cancelled).when(cancel('2026-07-13T01:00:00.000Z')).nothing();
  lesson(scheduled, cancelled).when(cancel('2026-07-13T05:00:00.000Z')).nothing();
  lesson().when(cancel('2026-07-13T01:00:00.000Z')).nothing();
});
test('a cancelled lesson is not put into the books again', () => {
  lesson(scheduled, cancelled).when(schedule()).nothing();
});
test('a cancelled lesson is restored, and may be cancelled again', () => {
  const restore = new RestoreLesson({ id_sesi }, SYSTEM);
  const restored = LessonRestored({ id_sesi, tanggal_sesi: '2026-07-13' });
  lesson(scheduled, cancelled).when(restore).then(restored);
  lesson(scheduled, cancelled, restored).when(restore).nothing();
  lesson(scheduled, cancelled, restored).when(cancel('2026-07-13T01:00:00.000Z')).then(cancelled);
  lesson(scheduled).when(restore).nothing();
  lesson().when(restore).nothing();
});

describe('before it begins a lesson follows the timetable', () => {
  const [before, after] = ['2026-07-12T00:00:00.000Z', '2026-07-20T01:00:00.000Z'];
  const later = { ...data, tanggal_sesi: '2026-07-15', mulai: '2026-07-15T01:25:00.000Z', selesai: '2026-07-15T01:50:00.000Z', posisi: 2, id_guru: id_sesi };
  const was = { tanggal_sesi, posisi, mulai, selesai, id_guru: otherClass, id_mata_pelajaran: otherClass };
  const move = (at: string, to = later) => new MoveLesson({ ...to, ke: 1 }, SYSTEM, { at });
  const drop = (at: string) => new CancelLesson({ id_sesi, alasan: 'jadwal' }, SYSTEM, { at });
  const dropped = LessonCancelled({ id_sesi, tanggal_sesi, alasan: 'jadwal' });
  const moved = LessonMoved({ ...later, sebelum: was });

  test('it is the same lesson at another time', () => {
    lesson(scheduled).when(move(before)).then(moved);
    lesson(scheduled, moved).when(move(before)).nothing();
  });
  test('once it has begun it stays as it was, and nothing is moved into the past', () => {
    lesson(scheduled).when(move(mulai)).nothing();
    lesson(scheduled).when(move(after)).nothing();
    lesson(scheduled).when(drop(mulai)).nothing();
  });
  test('what the timetable has no more stays in the books for its assignment, cancelled, and is held when the timetable has it again', () => {
    const [keep, kept] = [new KeepLesson({ id_sesi }, SYSTEM), LessonCancelled({ id_sesi, tanggal_sesi, alasan: 'tugas' })];
    const again = new RestoreLesson({ id_sesi, alasan: 'tugas' }, SYSTEM);
    for (const facts of [[], [scheduled], [scheduled, cancelled], [scheduled, dropped, scheduled, kept]]) lesson(...facts).when(keep).nothing();
    lesson(scheduled, dropped).when(keep).then(scheduled, kept);
    for (const command of [schedule(), move(before), drop(before), cancel(before), new RestoreLesson({ id_sesi }, SYSTEM)]) lesson(scheduled, dropped, scheduled, kept).when(command).nothing();
    lesson(scheduled, dropped, scheduled, kept).when(again).then(LessonRestored({ id_sesi, tanggal_sesi }));
    lesson(scheduled, cancelled).when(again).nothing();
  });
  test('what the timetable has no more is not held, is not given back with a holiday, and may come again', () => {
    lesson(scheduled).when(drop(before)).then(dropped);
    lesson(scheduled, dropped).when(new RestoreLesson({ id_sesi }, SYSTEM)).nothing();
    lesson(scheduled, dropped).when(schedule()).then(scheduled);
    lesson(scheduled, dropped).when(move(before)).nothing();
  });

  describe('a substitute', () => {
    const cover = (id_guru_pengganti: string | null, at = before) => new CoverLesson({ id_sesi, id_guru_pengganti, alasan: 'sakit' }, SYSTEM, { at });
    const covered = (id_guru_pengganti: string | null, sebelum: string | null = null) => LessonCovered({ id_sesi, tanggal_sesi, id_guru: otherClass, id_guru_pengganti, sebelum, alasan: 'sakit' });
    const free = (...facts: Parameters<typeof lesson>) => lesson(...facts).knowing({ isTeaching: false, isLeaving: false });

    test('holds it, another one or nobody does', () => {
      free(scheduled).when(cover(id_sesi)).then(covered(id_sesi));
      free(scheduled, covered(id_sesi)).when(cover(id_sesi)).nothing();
      free(scheduled, covered(id_sesi)).when(cover(null)).then(covered(null, id_sesi));
    });
    test('is free, is somebody else, and comes before it is over', () => {
      lesson(scheduled).knowing({ isTeaching: true }).when(cover(id_sesi)).refused('SUBSTITUTE_BUSY');
      free(scheduled).when(cover(otherClass)).refused('OWN_LESSON');
      free(scheduled).when(cover(id_sesi, selesai)).refused('LESSON_OVER');
      free(scheduled, cancelled).when(cover(id_sesi)).refused('LESSON_CANCELLED');
      free().when(cover(id_sesi)).refused('NOT_FOUND');
    });
    const held = (...facts: { type: string; data: unknown }[]) => lessonDecider.claims?.(facts.reduce((state, fact) => evolve(lessonDecider as never, state, fact as never), lessonDecider.initial as never) as never);
    test('has one lesson at a time', () => {
      expect(held(scheduled, covered(id_sesi))).toEqual([{ kind: 'substitute', value: `${id_sesi}|${tanggal_sesi}|${posisi}`, field: 'id_guru_pengganti' }]);
      expect(held(scheduled, covered(id_sesi), moved)).toEqual([]);
    });
    test('of two lessons of one period at once holds one, whatever was looked up before', async () => {
      const { deciding } = node(new StagedStore());
      for (const id of [id_sesi, otherClass]) await deciding.execute(lessonDecider, new ScheduleLesson({ ...data, id_sesi: id }, SYSTEM, { at: before }));
      const outcomes = [id_sesi, otherClass].map((id) => outcomeOf(deciding.execute(lessonDecider, new CoverLesson({ id_sesi: id, id_guru_pengganti: stranger, alasan: null }, SYSTEM, { at: before }))));
      expect((await Promise.all(outcomes)).sort()).toEqual(['SUBSTITUTE_BUSY', 'done']);
    });

    const at = (more: object) => ({ ...data, ...more });
    const [hours, period, day, teacher] = [at({ mulai: '2026-07-13T01:30:00.000Z' }), at({ posisi: 2, mulai: selesai }), at({ tanggal_sesi: '2026-07-14', mulai: '2026-07-14T01:25:00.000Z' }), at({ id_guru: stranger })];
    const movedTo = (to: typeof data) => LessonMoved({ ...to, sebelum: was });
    test('goes along where the lesson is held at another hour of the day and they are free', () => {
      for (const to of [hours, period]) free(scheduled, covered(id_sesi)).when(move(before, to)).then(movedTo(to), covered(id_sesi, id_sesi));
      free(scheduled, covered(id_sesi), covered(null, id_sesi)).when(move(before, hours)).then(movedTo(hours));
    });
    test('goes along where another lesson that they hold makes room, which they cannot have claimed before', () => {
      const exchanged = LessonCovered({ ...covered(id_sesi, id_sesi).data, tukar: true });
      lesson(scheduled, covered(id_sesi)).knowing({ isTeaching: false, isLeaving: true }).when(move(before, period)).then(movedTo(period), exchanged);
      expect(held(scheduled, covered(id_sesi), movedTo(period), exchanged)).toEqual([]);
      expect(held(scheduled, covered(id_sesi), movedTo(period), exchanged, movedTo(hours), covered(id_sesi, id_sesi))).toHaveLength(1);
    });
    test('is released by name where they are not free then, on another day, and where its teacher is another one', () => {
      const released = (to: typeof data, sebab: 'jam' | 'hari' | 'guru') => [movedTo(to), CoverReleased({ id_sesi, tanggal_sesi: to.tanggal_sesi, id_guru_pengganti: id_sesi, sebab })];
      lesson(scheduled, covered(id_sesi)).knowing({ isTeaching: true, isLeaving: false }).when(move(before, period)).then(...released(period, 'jam'));
      free(scheduled, covered(id_sesi)).when(move(before, day)).then(...released(day, 'hari'));
      free(scheduled, covered(id_sesi)).when(move(before, teacher)).then(...released(teacher, 'guru'));
      free(scheduled, covered(id_sesi), ...released(day, 'hari')).when(new CoverLesson({ id_sesi, id_guru_pengganti: stranger, alasan: null }, SYSTEM, { at: before }))
        .then(LessonCovered({ id_sesi, tanggal_sesi: day.tanggal_sesi, id_guru: otherClass, id_guru_pengganti: stranger, sebelum: null, alasan: null }));
      const without = LessonCovered({ id_sesi, tanggal_sesi: day.tanggal_sesi, id_guru: otherClass, id_guru_pengganti: null, sebelum: null, alasan: 'sakit' });
      free(scheduled, covered(id_sesi), ...released(day, 'hari')).when(cover(null)).then(without);
      free(scheduled, covered(id_sesi), ...released(day, 'hari'), without).when(cover(null)).nothing();
      free(scheduled).when(cover(null)).nothing();
    });
  });
});
