import { z } from 'zod';
import { OVERSEERS } from '#contract/identity/identity';
import { event, personal } from '#contract/kit/event';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { StatusKehadiran } from '#contract/attendance/attendance';

const place = { id_sesi: Id, id_kelas_tahun_ajaran: Id, tanggal_sesi: Tanggal, posisi: z.int() };

/** The lesson began: these students are on its register. */
export const RegisterOpened = event('RegisterOpened', { ...place, daftar_murid: z.array(Id) });
/** `sebelum` is the status that this one replaces; `cara` says whether the teacher marked, the student checked in, or a leave did it, then `id_izin` which. */
export const AttendanceMarked = event('AttendanceMarked', {
  ...place,
  id_murid: Id,
  status_kehadiran: StatusKehadiran.nullable(),
  sebelum: StatusKehadiran.nullable(),
  cara: z.enum(['guru', 'mandiri', 'surat']),
  id_izin: Id.optional(),
}, { version: 2, upcast: { 1: (data) => data } });
/** Somebody was reminded of registers of theirs that were missing by then. */
export const TeacherReminded = event('TeacherReminded', { id_guru: Id, tanggal: Tanggal, daftar_sesi: z.array(Id), dikirim: Waktu });
/** Of those who read histories (domain A.3): the auditor sees that something was noted, and when. */
export const AttendanceNoted = event('AttendanceNoted', {
  id_sesi: Id,
  id_murid: Id,
  notes: personal('catatan', 'id_murid', z.string(), OVERSEERS),
  sebelum: personal('catatan', 'id_murid', z.string(), OVERSEERS),
});
