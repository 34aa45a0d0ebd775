import { z } from 'zod';
import { OVERSEERS } from '#contract/identity/identity';
import { doneWith, endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id, Rentang, Tanggal } from '#contract/kit/fields';
import { changing } from '#contract/kit/seen';
import { Attention, Child, ChildrenOfClass, Keadaan } from '#contract/attendance/children';
import { AttendanceOfStudent } from '#contract/attendance/of-student';
import { AsalKehadiran } from '#contract/attendance/origin';
import { Reminder, ReminderToMe } from '#contract/attendance/reminder';
import { CheckInCode } from '#contract/attendance/check-in';
import { Attendance, AttendanceId, DayTrend, Mark, Register, Rekap, StatusKehadiran } from '#contract/attendance/attendance';

/** Who sees everybody's attendance (domain A.3). */
const overseers = [...OVERSEERS, 'guruBK'] as const;

/** The lessons of one day, as they are or as they were at a moment of it. */
export const DayOfLessons = z.object({
  tanggal: Tanggal,
  libur: z.string().nullable(),
  sesi: z.array(Register),
  tren: z.array(DayTrend),
});
/** The principal's board of one day: its children by class, its lessons, who was reminded of a register, and the classes whose published reports count the day, whose registers nobody fills in any more. */
export const DailyBoard = DayOfLessons.extend({ murid: z.array(ChildrenOfClass), pengingat: z.array(Reminder), rapor_terbit: z.array(Id) });

/** One student's attendance over a class's lessons so far; percentages as domain 2.6, null while there is nothing to count. */
export const StudentAttendance = z.object({
  id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(),
  ...Rekap.shape, total_sesi: z.int(), persen_hadir: z.number().nullable(),
});

export const attendance = {
  bySession: endpoint('attendance.bySession', 'GET /api/attendance/by-session', {
    input: { id_sesi: Id }, output: one(z.array(Attendance)), allow: ['guruMapel', 'waliKelas', ...overseers], live: 'notice',
  }),
  /** The register with what its caller may do: `attendanceAuthorized` is true when it is open and theirs to fill. */
  register: endpoint('attendance.register', 'GET /api/kelas_tahun_ajaran/absensi', {
    input: { id_sesi: Id },
    output: z.object({
      attendances: z.array(Attendance), attendanceAuthorized: z.boolean(), isAttendanceSubmitted: z.boolean(),
      alasan: z.string().nullable(),
      /** How the class was marked in the lesson before on this day, for whoever may write this one. */
      jam_sebelumnya: z.object({ posisi: z.int(), status: z.record(Id, StatusKehadiran) }).nullable(),
    }),
    allow: ['guruMapel', 'waliKelas', ...overseers], live: 'notice',
  }),
  /** Taken by who teaches the lesson; where the school marks once a day by the homeroom teacher, for all lessons of the day. With `dari`, what was seen there, a newer mark of somebody else's stays. */
  markOne: endpoint('attendance.markOne', 'PUT /api/absensi/single-attend', {
    input: {
      id_sesi: Id, id_murid: Id, status_kehadiran: StatusKehadiran.nullable(), dari: StatusKehadiran.nullable().optional(),
      tanggal_sesi: Tanggal.optional(), id_kelas_tahun_ajaran: Id.optional(),
    },
    allow: ['guruMapel', 'waliKelas', 'admin'], repeats: 'log',
  }),
  /** Marks `Hadir` whoever has no status yet; a mark already made stays. */
  markAll: endpoint('attendance.markAll', 'PUT /api/absensi/all-attend', {
    input: { id_sesi: Id, id_kelas: Id.optional(), tanggal_sesi: Tanggal.optional() },
    allow: ['guruMapel', 'waliKelas', 'admin'], repeats: 'log',
  }),
  /** Marks several students of a register at once, all or none: those who are still `dari`, what somebody changed since stays. Where the day is marked once, a register of it passes over those who are not on it. What was done at once is so taken back at once. */
  markMany: endpoint('attendance.markMany', 'PUT /api/absensi/many-attend', {
    input: { id_sesi: Id, daftar_murid: z.array(z.object({ id_murid: Id, status_kehadiran: StatusKehadiran.nullable(), dari: StatusKehadiran.nullable() })).min(1).max(100) },
    allow: ['guruMapel', 'waliKelas', 'admin'], repeats: 'log',
  }),
  note: endpoint('attendance.note', 'PUT /api/attendance/update-notes', {
    input: { id: AttendanceId, ...changing({ notes: z.string().trim().max(300) }) },
    allow: ['guruMapel', 'waliKelas', 'admin'],
  }),
  /** What whoever may fill the register in shows the class now, and for how many seconds more. */
  code: endpoint('attendance.code', 'GET /api/absensi/kode', { input: { id_sesi: Id }, output: one(z.object({ kode: z.string(), sisa_detik: z.int() })), allow: ['guruMapel', 'waliKelas', 'admin'] }),
  /** With the code that is shown in class, or the one before it. */
  checkIn: endpoint('attendance.checkIn', 'POST /api/absensi/check-in', {
    input: { id_sesi: Id, kode: CheckInCode }, output: doneWith(z.object({ status_kehadiran: StatusKehadiran })), allow: ['murid'],
  }),
  ofClass: endpoint('attendance.ofClass', 'GET /api/absensi/list_attendance_kelas/:id', {
    input: { id: Id }, output: z.object({ data: z.array(StudentAttendance), kelas: z.string() }), allow: ['waliKelas', ...overseers], live: 'notice',
  }),
  /** The days of one student in the active semester: read by their homeroom teacher and whoever oversees all. */
  ofStudent: endpoint('attendance.ofStudent', 'GET /api/absensi/murid/:id', {
    input: { id: Id }, output: one(AttendanceOfStudent.nullable()), allow: ['waliKelas', ...overseers], live: 'calm',
  }),
  /** What a student's percentage is made of: of the active semester, of a class of theirs, of a subject, or between two days. By themselves, their homeroom teacher and whoever oversees all. */
  origin: endpoint('attendance.origin', 'GET /api/absensi/asal', {
    input: { id_murid: Id, id_kelas: Id.optional(), id_mata_pelajaran: Id.optional(), dates: Rentang.optional() }, output: one(AsalKehadiran), allow: ['murid', 'waliKelas', ...overseers], live: 'calm',
  }),
  today: endpoint('attendance.today', 'GET /api/guru/curriculum/daily-attendance', {
    input: { tanggal: Tanggal.optional() },
    output: one(DailyBoard), allow: overseers, live: { rows: 'sesi', key: 'id_sesi', every: 250 },
  }),
  /** The children behind a number of the board: those of one state, or all who are not there. */
  children: endpoint('attendance.children', 'GET /api/absensi/murid-hari-ini', {
    input: { tanggal: Tanggal, keadaan: z.union([Keadaan, z.literal('tidak_hadir')]).default('tidak_hadir') },
    output: one(z.array(Child)), allow: overseers, live: 'calm',
  }),
  attention: endpoint('attendance.attention', 'GET /api/absensi/perlu-perhatian', {
    input: { tanggal: Tanggal }, output: one(Attention), allow: overseers, live: 'calm',
  }),
  /** Reminds whoever is to fill in the registers of a day that are missing now; told once of each. */
  remind: endpoint('attendance.remind', 'POST /api/absensi/pengingat', {
    input: { id_guru: Id, tanggal: Tanggal }, allow: OVERSEERS,
  }),
  /** What the signed-in teacher was reminded of and has not filled in yet. */
  reminders: endpoint('attendance.reminders', 'GET /api/absensi/pengingat', {
    output: one(z.array(ReminderToMe)), allow: ['guruMapel', 'waliKelas'], live: 'calm',
  }),
  /** The marks behind a number of the board: who has this status on this day, in which lesson. */
  behind: endpoint('attendance.behind', 'GET /api/absensi/rincian', {
    input: {
      ...paging(['mulai', 'nama', 'kelas']), tanggal: Tanggal, id_sesi: Id.optional(),
      status_kehadiran: z.union([StatusKehadiran, z.literal('Belum')]).optional(),
    },
    output: listOf(Mark.extend({ kelas: z.string(), mapel: z.string(), posisi: z.int(), tanggal_sesi: Tanggal })),
    allow: overseers, live: 'notice',
  }),
};
