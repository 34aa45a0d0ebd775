import { randomUUID } from 'node:crypto';
import type { Recorded } from '#contract/kit/event';
import { LessonCancelled } from '#contract/lesson/lesson.events';
import { HolidayDeclared, HolidayWithdrawn } from '#contract/school-year/school-year.events';
import { projections } from '#projections/kit/projection';
import { CancelLesson, RestoreLesson } from '#server/lesson/lesson.decider';
import { cancelLessons } from '#server/processes/cancel-lessons.process';
import { A, B, founded, lessonOf, opened, scheduled, TODAY } from '#test/projecting/a-school';
import { readSide, recorded } from '#test/kit/read-side';

const school = readSide(...projections());
const [a1, a2, b1, tomorrow] = [lessonOf(A), lessonOf(A, 2), lessonOf(B), lessonOf(A, 1, '2026-07-14')];
const [holiday] = recorded([HolidayDeclared({ id_hari_libur: randomUUID(), tanggal: TODAY, nama: 'Hari Raya' })]) as [Recorded];
const cancels = ({ id_sesi }: { id_sesi: string }) => [CancelLesson, { id_sesi, alasan: 'libur' }];

async function wishes(...facts: Parameters<typeof school.given>) {
  const given = school.given(...facts);
  return cancelLessons.on.HolidayDeclared(holiday, (question) => given.ask(question));
}

test('a declared holiday cancels the lessons of its day, and of no other', async () => {
  const wished = await wishes(...founded, ...[a1, a2, b1, tomorrow].map(scheduled));
  expect(wished).toHaveLength(3);
  expect(wished).toEqual(expect.arrayContaining([a1, a2, b1].map(cancels)));
});
test('a declared holiday leaves alone what was cancelled before', async () => {
  expect(await wishes(...founded, scheduled(a1), scheduled(a2), LessonCancelled({ id_sesi: a1.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' }))).toEqual([cancels(a2)]);
});
test('a declared holiday wishes nothing for a day without lessons', async () => {
  expect(await wishes(...founded, scheduled(tomorrow))).toEqual([]);
});

describe('a withdrawn holiday', () => {
  const cancelled = ({ id_sesi, tanggal_sesi }: { id_sesi: string; tanggal_sesi: string }) => LessonCancelled({ id_sesi, tanggal_sesi, alasan: 'libur' });
  const withdrawnAt = async (at: string, ...facts: Parameters<typeof school.given>) => {
    const [event] = recorded([HolidayWithdrawn({ id_hari_libur: randomUUID(), tanggal: TODAY, nama: 'Hari Raya' })]) as [Recorded];
    const given = school.given(...facts);
    return cancelLessons.on.HolidayWithdrawn({ ...event, at }, (question) => given.ask(question));
  };
  const facts = [...founded, ...[a1, a2, tomorrow].map(scheduled), cancelled(a1), cancelled(tomorrow)];

  test('gives back the cancelled lessons of its day, until that has passed', async () => {
    expect(await withdrawnAt(`${TODAY}T16:59:59.000Z`, ...facts)).toEqual([[RestoreLesson, { id_sesi: a1.id_sesi }]]);
    expect(await withdrawnAt(`${TODAY}T17:00:00.000Z`, ...facts)).toEqual([]);
  });

  test('gives back what was held, whenever that is', async () => {
    const held = [...founded, ...[a1, a2].map(scheduled), opened(a1), cancelled(a1), cancelled(a2)];
    expect(await withdrawnAt(`${TODAY}T17:00:00.000Z`, ...held)).toEqual([[RestoreLesson, { id_sesi: a1.id_sesi }]]);
  });
});
