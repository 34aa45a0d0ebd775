import type { StatusKehadiran } from '#contract/attendance/attendance';
import { AttendanceMarked, AttendanceNoted, RegisterOpened } from '#contract/attendance/attendance.events';
import { ClassFormed, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { LessonScheduled } from '#contract/lesson/lesson.events';
import { StudentRegistered, TeacherRegistered } from '#contract/people/people.events';
import { SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { subject } from '#contract/subject/subject.resource';

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const TODAY = '2026-07-13';
export const [YEAR, MATEMATIKA, BUDI] = [id(1), id(2), id(3)] as [string, string, string];
export const [ANI, BENI, CITRA, DEDI] = [11, 12, 13, 14].map(id) as [string, string, string, string];
const NAMES: Record<string, string> = { [ANI]: 'Ani', [BENI]: 'Beni', [CITRA]: 'Citra', [DEDI]: 'Dedi' };

export type Class = { id_kelas_tahun_ajaran: string; id_kelas: string; simbol: string; students: string[] };
export const A: Class = { id_kelas_tahun_ajaran: id(21), id_kelas: id(31), simbol: 'A', students: [ANI, BENI, CITRA] };
export const B: Class = { id_kelas_tahun_ajaran: id(22), id_kelas: id(32), simbol: 'B', students: [DEDI] };

export const formed = ({ id_kelas_tahun_ajaran, id_kelas, simbol, students }: Class) => [
  ClassFormed({ id_kelas_tahun_ajaran, id_kelas, id_tahun_ajaran: YEAR, tingkat: 7, simbol, id_level: null, id_program: null, id_guru: BUDI }),
  ...students.map((id_murid) => StudentPlaced({ id_tahun_ajaran: null, id_kelas_tahun_ajaran, id_murid })),
];
export const withdrawn = ({ id_kelas_tahun_ajaran }: Class, id_murid: string) => StudentWithdrawn({ id_tahun_ajaran: null, id_kelas_tahun_ajaran, id_murid });
export const placed = ({ id_kelas_tahun_ajaran }: Class, id_murid: string) => StudentPlaced({ id_tahun_ajaran: null, id_kelas_tahun_ajaran, id_murid });
export const nisOf = (id_murid: string) => `26${id_murid.slice(-2)}`;

/** A year, a subject, a teacher, two classes and their four students. */
export const founded = [
  SchoolYearOpened({ id_tahun_ajaran: YEAR, nama: '2026/2027', semester: 'Ganjil', tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18', tanggal_rapor_tengah: null, tanggal_rapor_akhir: null }),
  SchoolYearActivated({ id_tahun_ajaran: YEAR, sebelum: null }),
  subject.events.created({ id: MATEMATIKA, kode: 'MTK', nama: 'Matematika' } as never),
  TeacherRegistered({ id_guru: BUDI, nama: 'Budi', nik: '1', jenis_kelamin: 'Pria', email: null, alamat: null, roles: ['guruMapel'], id_mata_pelajaran: [] }),
  ...Object.entries(NAMES).map(([id_murid, nama]) => StudentRegistered({ id_murid, nama, nis: nisOf(id_murid), jenis_kelamin: 'Wanita', email: null, alamat: null, tahun_masuk: 2026, id_kelas_tahun_ajaran: null })),
  ...formed(A), ...formed(B),
];

export type Lesson = { id_sesi: string; of: Class; tanggal_sesi: string; posisi: number; mulai: string; selesai: string };
/** The lesson of a class in a period: the first is at 8 o'clock in Jakarta, each takes an hour. */
export const lessonOf = (of: Class, posisi = 1, tanggal_sesi = TODAY): Lesson => ({
  id_sesi: id(Number(tanggal_sesi.replaceAll('-', '')) * 1000 + posisi * 10 + (of === A ? 1 : 2)), of, tanggal_sesi, posisi,
  mulai: `${tanggal_sesi}T0${posisi}:00:00.000Z`, selesai: `${tanggal_sesi}T0${posisi + 1}:00:00.000Z`,
});
export const scheduled = ({ of: { students: _, simbol: __, ...of }, ...lesson }: Lesson) =>
  LessonScheduled({ ...lesson, ...of, id_slot: id(90), id_tahun_ajaran: YEAR, id_mata_pelajaran: MATEMATIKA, id_guru: BUDI });

const placeOf = ({ id_sesi, of, tanggal_sesi, posisi }: Lesson) => ({ id_sesi, id_kelas_tahun_ajaran: of.id_kelas_tahun_ajaran, tanggal_sesi, posisi });
export const opened = (lesson: Lesson, daftar_murid = lesson.of.students) => RegisterOpened({ ...placeOf(lesson), daftar_murid });
export const marked = (lesson: Lesson, id_murid: string, status_kehadiran: StatusKehadiran | null, sebelum: StatusKehadiran | null = null) =>
  AttendanceMarked({ ...placeOf(lesson), id_murid, status_kehadiran, sebelum, cara: 'guru' });
export const noted = ({ id_sesi }: Lesson, id_murid: string, notes: string, sebelum: string | null = null) => AttendanceNoted({ id_sesi, id_murid, notes, sebelum });
