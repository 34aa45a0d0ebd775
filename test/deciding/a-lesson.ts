import type { StatusKehadiran } from '#contract/attendance/attendance';
import { AttendanceMarked, RegisterOpened } from '#contract/attendance/attendance.events';
import type { RegisterLesson } from '#projections/attendance/register.query';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const [id_sesi, ani, budi, cici, stranger, otherClass] = [1, 11, 12, 13, 19, 29].map(id) as [string, string, string, string, string, string];

/** Matematika of class 7A on Monday 13 July 2026, 08:25 to 08:50 in Jakarta. */
export const lesson: RegisterLesson = {
  id_kelas: id(20), id_kelas_tahun_ajaran: id(21), tanggal_sesi: '2026-07-13', posisi: 1, mulai: '2026-07-13T01:25:00.000Z', selesai: '2026-07-13T01:50:00.000Z',
  libur: false, terkunci_sampai: null, murid: [ani, budi, cici], zona_waktu: 'Asia/Jakarta',
};
export const before = '2026-07-13T01:24:59.999Z';
export const after = '2026-07-13T01:30:00.000Z';

const { id_kelas_tahun_ajaran, tanggal_sesi, posisi } = lesson;
const place = { id_sesi, id_kelas_tahun_ajaran, tanggal_sesi, posisi };
export const opened = RegisterOpened({ ...place, daftar_murid: lesson.murid });
export const marked = (id_murid: string, status_kehadiran: StatusKehadiran | null, sebelum: StatusKehadiran | null, cara: 'guru' | 'mandiri' = 'guru') =>
  AttendanceMarked({ ...place, id_murid, status_kehadiran, sebelum, cara });
