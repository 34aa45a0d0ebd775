import { randomUUID } from 'node:crypto';
import { AttendanceMarked, RegisterOpened } from '#contract/attendance/attendance.events';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { ClassFormed } from '#contract/classroom/classroom.events';
import type { Meta } from '#contract/kit/event';
import { LessonScheduled } from '#contract/lesson/lesson.events';
import { subject } from '#contract/subject/subject.resource';
import { type Journal, NOTHING } from '#server/kit/log/journal';

const LESSONS = 2_000;
const STUDENTS = 30;
const [YEAR, SUBJECT, TEACHER, SESSION] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
export const historyDay = (i: number, month = 10) => `2026-${month}-${String((i % 28) + 1).padStart(2, '0')}`;

/** A month of registers of ten classes: opened, filled, some marks corrected. With `isWhole` their lessons are in the books, too. */
export async function fillHistory(journal: Journal, isWhole = false, month = 10) {
  const classes = Array.from({ length: 10 }, () => ({ id_kelas_tahun_ajaran: randomUUID(), daftar_murid: Array.from({ length: STUDENTS }, () => randomUUID()) }));
  const lessons = Array.from({ length: LESSONS }, (_, i) => ({ id_sesi: randomUUID(), posisi: (i % 8) + 1, tanggal_sesi: historyDay(Math.floor(i / 80), month), kelas: classes[i % 10] as (typeof classes)[number] }));
  if (isWhole) await book(journal, classes, lessons);
  let count = 0;
  await Promise.all(lessons.map(async ({ id_sesi, posisi, tanggal_sesi, kelas: { id_kelas_tahun_ajaran, daftar_murid } }, i) => {
    const place = { id_sesi, posisi, tanggal_sesi, id_kelas_tahun_ajaran };
    const marks = daftar_murid.map((id_murid) => AttendanceMarked({ ...place, id_murid, status_kehadiran: 'Hadir', sebelum: null, cara: 'guru' }));
    const corrected = AttendanceMarked({ ...place, id_murid: daftar_murid[i % STUDENTS] as string, status_kehadiran: StatusKehadiran.options[i % 6] as 'Izin', sebelum: 'Hadir', cara: 'guru' });
    const facts = [RegisterOpened({ ...place, daftar_murid }), ...marks, ...(i % 6 ? [corrected] : [])];
    count += facts.length;
    await journal.append(`attendance-${id_sesi}`, NOTHING, facts, metaNow());
  }));
  return count;
}

type Class = { id_kelas_tahun_ajaran: string };
type Lesson = { id_sesi: string; posisi: number; tanggal_sesi: string; kelas: Class };

async function book(journal: Journal, classes: readonly Class[], lessons: readonly Lesson[]) {
  const formed = classes.map(({ id_kelas_tahun_ajaran }, i) => ClassFormed({ id_kelas_tahun_ajaran, id_kelas: id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR, tingkat: 7, simbol: String.fromCharCode(65 + i), id_level: null, id_program: null, id_guru: null }));
  await journal.append('subject-1', NOTHING, [subject.events.created({ id: SUBJECT, kode: 'MTK', nama: 'Matematika' } as never), ...formed], metaNow());
  await Promise.all(lessons.map(({ id_sesi, posisi, tanggal_sesi, kelas: { id_kelas_tahun_ajaran } }) => journal.append(`lesson-${id_sesi}`, NOTHING, [LessonScheduled({
    id_sesi, posisi, tanggal_sesi, id_kelas_tahun_ajaran, id_kelas: id_kelas_tahun_ajaran, id_slot: SUBJECT, id_tahun_ajaran: YEAR, id_mata_pelajaran: SUBJECT, id_guru: YEAR,
    mulai: `${tanggal_sesi}T0${posisi}:00:00.000Z`, selesai: `${tanggal_sesi}T0${posisi}:40:00.000Z`,
  })], metaNow())));
}

/** As a teacher's commands are told. */
export function metaNow(): Meta {
  const command = randomUUID();
  return { at: new Date().toISOString(), account: TEACHER, role: 'guruMapel', session: SESSION, command, correlation: command, causation: null };
}

export async function readAll(journal: Journal) {
  for await (const { live } of journal.subscribe({ after: 'start', batchSize: 2000, signal: new AbortController().signal })) if (live) return;
}
