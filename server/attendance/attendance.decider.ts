import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { StatusKehadiran } from '#contract/attendance/attendance';
import { AttendanceMarked, AttendanceNoted, RegisterOpened } from '#contract/attendance/attendance.events';
import { attendanceRefusals as no } from '#contract/attendance/attendance.refusals';
import type { Settings } from '#contract/institution/institution';
import type { Fact } from '#contract/kit/event';
import { common } from '#contract/kit/refusal';
import { jamOf } from '#contract/school-year/school-days';
import { LessonForRegister, MarksOfDay, type RegisterLesson } from '#projections/attendance/register.query';
import { type Granted, LeavesOf } from '#projections/leave/registers-of-leave.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { ApplyLeave, CheckIn, MarkAllPresent, MarkAttendance, MarkMany, NoteAttendance, OpenRegister } from '#server/attendance/attendance.commands';
import { closedBecause } from '#server/attendance/register-rights';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Marks = Record<string, StatusKehadiran | null>;
/** The leave that made a mark, and what it replaced. */
type Letter = { id_izin: string; sebelum: StatusKehadiran | null };
type Register = { open: boolean; marks: Marks; notes: Record<string, string | null>; letters: Record<string, Letter | null> };
type Given = { at: string; needs: { lesson: RegisterLesson | undefined; harian?: Record<string, StatusKehadiran> | undefined; izin?: Record<string, Granted> | undefined; settings?: Pick<Settings, 'presence_setting'> | undefined } };

export const attendanceDecider = decider({
  stream: 'attendance',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_sesi }: { id_sesi: string }) => id_sesi,
  commands: { OpenRegister, MarkAttendance, MarkAllPresent, MarkMany, NoteAttendance, CheckIn, ApplyLeave },
  events: { RegisterOpened, AttendanceMarked, AttendanceNoted },
  initial: { open: false, marks: {}, notes: {}, letters: {} } as Register,
  needs: ({ id_sesi }, { open }, command) => ({
    lesson: new LessonForRegister({ id_sesi, isOpen: open }),
    harian: open ? undefined : new MarksOfDay({ id_sesi }),
    izin: open ? undefined : new LeavesOf({ id_sesi }),
    settings: command === MarkMany.name ? new SchoolSettings() : undefined,
  }),

  decide: {
    OpenRegister: (data, register, given) => opened(data.id_sesi, register, given).facts,

    MarkAttendance: ({ id_sesi, id_murid, status_kehadiran, dari, tanggal_sesi, id_kelas_tahun_ajaran }, register, given) => {
      const { facts, marks, lesson } = opened(id_sesi, register, given);
      refuseUnless(!tanggal_sesi || tanggal_sesi === lesson.tanggal_sesi, no.OTHER_CLASS);
      refuseUnless(!id_kelas_tahun_ajaran || [lesson.id_kelas, lesson.id_kelas_tahun_ajaran].includes(id_kelas_tahun_ajaran), no.OTHER_CLASS);
      const now = marks[id_murid] ?? null;
      if (dari !== undefined && now !== dari && now !== status_kehadiran) refuse(no.MARKED_MEANWHILE, { kini: now ?? 'Belum diisi' });
      return [...facts, ...marked(id_sesi, lesson, marks, id_murid, status_kehadiran, 'guru')];
    },

    MarkAllPresent: ({ id_sesi, id_kelas, tanggal_sesi }, register, given) => {
      const { facts, marks, lesson } = opened(id_sesi, register, given);
      refuseUnless(!tanggal_sesi || tanggal_sesi === lesson.tanggal_sesi, no.OTHER_CLASS);
      refuseUnless(!id_kelas || [lesson.id_kelas, lesson.id_kelas_tahun_ajaran].includes(id_kelas), no.OTHER_CLASS);
      const unmarked = Object.keys(marks).filter((id_murid) => marks[id_murid] === null);
      return [...facts, ...unmarked.flatMap((id_murid) => marked(id_sesi, lesson, marks, id_murid, 'Hadir', 'guru'))];
    },

    MarkMany: ({ id_sesi, daftar_murid }, register, given) => {
      const { facts, marks, lesson } = opened(id_sesi, register, given);
      const wanted = [...new Map(daftar_murid.map((it) => [it.id_murid, it])).values()];
      const theirs = wanted.filter(({ id_murid }) => Object.hasOwn(marks, id_murid));
      const isDaily = given.needs.settings?.presence_setting === 'per_hari';
      refuseUnless(isDaily ? theirs.length > 0 : theirs.length === wanted.length, no.NOT_ENROLLED);
      const still = theirs.filter(({ id_murid, dari }) => marks[id_murid] === dari);
      return [...facts, ...still.flatMap(({ id_murid, status_kehadiran }) => marked(id_sesi, lesson, marks, id_murid, status_kehadiran, 'guru'))];
    },

    NoteAttendance: ({ id_sesi, id_murid, notes, sebelum: seen }, register, given) => {
      const { facts, marks } = opened(id_sesi, register, given);
      refuseUnless(Object.hasOwn(marks, id_murid), no.NOT_ENROLLED);
      const sebelum = register.notes[id_murid] ?? null;
      refuseOvertaken(seen, { notes: sebelum }, { notes });
      return (sebelum ?? '') === notes ? facts : [...facts, AttendanceNoted({ id_sesi, id_murid, notes, sebelum })];
    },

    CheckIn: ({ id_sesi, id_murid, batas, tutup }, register, given) => {
      const { facts, marks, lesson } = opened(id_sesi, register, given);
      if (marks[id_murid] === 'Hadir' || marks[id_murid] === 'Terlambat') return nothing;
      refuseUnless(!marks[id_murid], no.ALREADY_MARKED);
      refuseUnless(given.at <= tutup, no.CHECK_IN_CLOSED);
      return [...facts, ...marked(id_sesi, lesson, marks, id_murid, given.at <= batas ? 'Hadir' : 'Terlambat', 'mandiri')];
    },

    /** Fills in what nobody has filled in or is `Alpa`, and takes back only what it did itself: what somebody has seen stays. */
    ApplyLeave: ({ id_sesi, id_murid, id_izin, jenis }, register, given) => {
      if (!given.needs.lesson || closedBecause(given.needs.lesson, given.at)) return nothing;
      const { facts, marks, lesson } = opened(id_sesi, register, given);
      if (!Object.hasOwn(marks, id_murid)) return nothing;
      const letter = register.letters[id_murid];
      const isOurs = letter?.id_izin === id_izin;
      const before = isOurs ? letter.sebelum : (marks[id_murid] ?? null);
      if (!jenis) return isOurs ? marked(id_sesi, lesson, marks, id_murid, before, 'surat', id_izin) : facts;
      return [...facts, ...(before === null || before === 'Alpa' ? marked(id_sesi, lesson, marks, id_murid, jenis, 'surat', id_izin) : [])];
    },
  },

  evolve: {
    RegisterOpened: (state, { daftar_murid }) => ({ ...state, open: true, marks: Object.fromEntries(daftar_murid.map((it) => [it, null])) }),
    AttendanceMarked: (state, { id_murid, status_kehadiran, sebelum, id_izin }) => {
      const known = state.letters[id_murid];
      const isLetter = id_izin !== undefined && (status_kehadiran === 'Sakit' || status_kehadiran === 'Izin');
      const letter = isLetter ? { id_izin, sebelum: known?.id_izin === id_izin ? known.sebelum : sebelum } : null;
      return { ...state, marks: withEntry(state.marks, id_murid, status_kehadiran), letters: letter || known ? withEntry(state.letters, id_murid, letter) : state.letters };
    },
    AttendanceNoted: (state, { id_murid, notes }) => ({ ...state, notes: withEntry(state.notes, id_murid, notes) }),
  },
});

/**
 * A register is open from the start of its lesson, unless the day is a holiday or the reports are published; whoever writes first opens it.
 * Where the homeroom teacher has marked the day already, it opens with those marks, and with `Sakit` or `Izin` of who is away with a leave.
 */
function opened(id_sesi: string, { open, marks }: Register, { at, needs: { lesson, harian = {}, izin = {} } }: Given): { facts: Fact[]; marks: Marks; lesson: RegisterLesson } {
  refuseUnless(lesson, common.NOT_FOUND);
  const closed = closedBecause(lesson, at);
  if (closed) refuse(closed, { mulai: jamOf(lesson.mulai, lesson.zona_waktu) });
  if (open) return { facts: [], marks, lesson };
  const { id_kelas_tahun_ajaran, tanggal_sesi, posisi, murid } = lesson;
  const fact = RegisterOpened({ id_sesi, id_kelas_tahun_ajaran, tanggal_sesi, posisi, daftar_murid: murid });
  const [blank, carried]: [Marks, Marks] = [Object.fromEntries(murid.map((it) => [it, null])), Object.fromEntries(murid.map((it) => [it, harian[it] ?? izin[it]?.jenis ?? null]))];
  const first = murid.flatMap((it) => {
    const letter = izin[it];
    return letter && letter.jenis === carried[it] ? marked(id_sesi, lesson, blank, it, letter.jenis, 'surat', letter.id_izin) : marked(id_sesi, lesson, blank, it, carried[it] ?? null, 'guru');
  });
  return { facts: [fact, ...first], marks: carried, lesson };
}

/** The mark, with the one it replaces; nothing when it is there already. */
function marked(id_sesi: string, lesson: RegisterLesson, marks: Marks, id_murid: string, status_kehadiran: StatusKehadiran | null, cara: 'guru' | 'mandiri' | 'surat', id_izin?: string) {
  refuseUnless(Object.hasOwn(marks, id_murid), no.NOT_ENROLLED);
  const { id_kelas_tahun_ajaran, tanggal_sesi, posisi } = lesson;
  const sebelum = marks[id_murid] ?? null;
  return sebelum === status_kehadiran ? [] : [AttendanceMarked({ id_sesi, id_kelas_tahun_ajaran, tanggal_sesi, posisi, id_murid, status_kehadiran, sebelum, cara, ...(id_izin && { id_izin }) })];
}
