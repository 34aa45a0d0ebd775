import { z } from 'zod';
import { attendanceId, Rekap, type StatusKehadiran } from '#contract/attendance/attendance';
import { AttendanceMarked, AttendanceNoted, RegisterOpened } from '#contract/attendance/attendance.events';
import { personal } from '#contract/kit/event';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { add, patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** `ditandai` is when it was last marked, `oleh` by whom; `diubah` moves with a note, too. */
export const attendance = about(table('attendance', {
  id_sesi: Id, id_murid: Id, status_kehadiran: z.string().nullable(), notes: personal('catatan', 'id_murid', z.string()), diubah: Waktu.nullable(),
  ditandai: Waktu.nullable(), status_sebelum: z.string().nullable(), oleh: Id.nullable(), id_izin: Id.nullable(),
}, ['id_sesi', 'id_murid'], [['id_murid']]), { id_murid: 'keeps' });
/** The register of a lesson: how many students it has, how many have each status, and when somebody last marked in it. */
export const register = table('register', {
  id_sesi: Id, tanggal_sesi: Tanggal, id_kelas_tahun_ajaran: Id, jumlah_murid: z.int(), diisi: Waktu.nullable(), oleh: Id.nullable(), ...Rekap.shape,
}, ['id_sesi', 'tanggal_sesi']);
/** The same for a class on a day: the points of the trend. */
export const attendanceDay = table('attendance_day', {
  tanggal: Tanggal, id_kelas_tahun_ajaran: Id, jumlah_murid: z.int(), ...Rekap.shape,
}, ['tanggal', 'id_kelas_tahun_ajaran']);

/** The same for a student on a day, whatever class they were in: what streaks and shares of absence are counted from. */
export const studentDay = about(table('attendance_student_day', {
  tanggal: Tanggal, id_murid: Id, jumlah_sesi: z.int(), ...Rekap.shape,
}, ['tanggal', 'id_murid'], [['id_murid', 'tanggal']]), { id_murid: 'keeps' });

/** A row as the contract has it. */
export const identified = <R extends { id_sesi: string; id_murid: string }>(row: R) => ({ id: attendanceId(row.id_sesi, row.id_murid), ...row });

export const attendanceProjection = projection({
  name: 'attendance',
  version: 5,
  tables: [attendance, register, attendanceDay, studentDay],
  events: { RegisterOpened, AttendanceMarked, AttendanceNoted },
  on: {
    RegisterOpened: ({ data: { id_sesi, id_kelas_tahun_ajaran, tanggal_sesi, daftar_murid } }) => {
      const jumlah_murid = daftar_murid.length;
      return [
        add(register, { id_sesi, tanggal_sesi }, { jumlah_murid }, { id_kelas_tahun_ajaran, diisi: null, oleh: null }),
        add(attendanceDay, { tanggal: tanggal_sesi, id_kelas_tahun_ajaran }, { jumlah_murid }),
        ...daftar_murid.flatMap((id_murid) => [
          put(attendance, { id_sesi, id_murid, status_kehadiran: null, notes: null, diubah: null, ditandai: null, status_sebelum: null, oleh: null, id_izin: null }),
          add(studentDay, { tanggal: tanggal_sesi, id_murid }, { jumlah_sesi: 1 }),
        ]),
      ];
    },
    AttendanceMarked: ({ at, meta: { account: oleh }, data: { id_sesi, id_murid, id_kelas_tahun_ajaran, tanggal_sesi, status_kehadiran, sebelum, cara, id_izin = null } }) => {
      const moved = move(sebelum, status_kehadiran);
      return [
        patch(attendance, { id_sesi, id_murid }, { status_kehadiran, diubah: at, ditandai: at, status_sebelum: sebelum, oleh, id_izin: status_kehadiran === 'Sakit' || status_kehadiran === 'Izin' ? id_izin : null }),
        add(register, { id_sesi, tanggal_sesi }, moved, { id_kelas_tahun_ajaran }),
        ...(cara === 'guru' && oleh ? [patch(register, { id_sesi, tanggal_sesi }, { diisi: at, oleh })] : []),
        add(studentDay, { tanggal: tanggal_sesi, id_murid }, moved),
        add(attendanceDay, { tanggal: tanggal_sesi, id_kelas_tahun_ajaran }, moved),
      ];
    },
    AttendanceNoted: ({ at, data: { id_sesi, id_murid, notes } }) => patch(attendance, { id_sesi, id_murid }, { notes: notes || null, diubah: at }),
  },
});

/** A mark leaves the count of the old status and enters that of the new one. */
function move(from: StatusKehadiran | null, to: StatusKehadiran | null) {
  const moved: Partial<Rekap> = {};
  if (from) moved[from] = -1;
  if (to) moved[to] = (moved[to] ?? 0) + 1;
  return moved;
}
