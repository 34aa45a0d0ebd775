import { LessonCancelled, LessonRestored, LessonScheduled } from '#contract/lesson/lesson.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { CancelLesson, lessonDecider, RestoreLesson, ScheduleLesson } from '#server/lesson/lesson.decider';
import { id_sesi, lesson as place, otherClass } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

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
