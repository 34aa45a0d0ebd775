import { type Kysely, sql } from 'kysely';
import type { StatusKehadiran } from '#contract/attendance/attendance';
import type { OutputOf } from '#contract/kit/endpoint';
import { leave as api } from '#contract/leave/leave.api';
import { type Effect, JenisIzin, type Span } from '#contract/leave/leave';
import { attendance, register } from '#projections/attendance/attendance.projection';
import { classMember } from '#projections/classroom/classroom.projection';
import { answer, Question } from '#projections/kit/question';
import { leave } from '#projections/leave/leave.projection';
import { lesson } from '#projections/lesson/lesson.projection';
import { reportLock } from '#projections/report-card/report-lock.projection';
import { subject } from '#projections/subject/subject.projection';

export class LeaveEffect extends Question<{ id: string }, OutputOf<typeof api.effect>> {
  static readonly endpoint = api.effect;
}
/** Who of a lesson's class is away on its day with a leave that was granted, and as what. */
export class LeavesOf extends Question<{ id_sesi: string }, Record<string, Granted>> {}
export type Granted = { id_izin: string; jenis: Span['jenis'] };
/** The registers of a student on some days: those that are open with them on it, and those of their class that are due. */
export class RegistersOfStudent extends Question<{ id_murid: string; tanggal_awal: string; tanggal_akhir: string; now: string }, { id_sesi: string; tanggal_sesi: string }[]> {}

const DAY = 86_400_000;
/** What begins while a leave is granted is asked for, too: its register may have been opened without knowing. */
const SOON = 60_000;
/** What a leave fills in: what nobody has said yet, or what was said without news. */
const fills = (status: StatusKehadiran | null) => status === null || status === 'Alpa';

export const registersOfLeaveAnswers = [
  answer(LeaveEffect, [leave, lesson, attendance, subject, reportLock], async (db: Kysely<any>, { id }) => {
    const rows = await db.selectFrom('leave').where('leave.id', '=', id)
      .innerJoin('attendance', 'attendance.id_murid', 'leave.id_murid').innerJoin('lesson', 'lesson.id_sesi', 'attendance.id_sesi')
      .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('report_lock', 'report_lock.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .where('lesson.libur', '=', false).whereRef('lesson.tanggal_sesi', '>=', 'leave.tanggal_awal').whereRef('lesson.tanggal_sesi', '<=', 'leave.tanggal_akhir')
      .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'subject.nama as mapel', 'attendance.status_kehadiran', 'attendance.id_izin', sql<boolean>`coalesce(report_lock.sampai >= lesson.tanggal_sesi, false)`.as('terkunci')])
      .orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute();
    const dampak = (it: { id_izin: string | null; terkunci: boolean; status_kehadiran: StatusKehadiran | null }): Effect['dampak'] =>
      it.id_izin === id ? 'sudah' : it.terkunci ? 'terkunci' : fills(it.status_kehadiran) ? 'diisi' : 'tetap';
    return { data: rows.map(({ id_izin, terkunci, ...it }) => ({ ...it, dampak: dampak({ id_izin, terkunci, ...it }) })) as Effect[] };
  }),

  answer(LeavesOf, [leave, lesson, classMember], async (db, { id_sesi }) => {
    const found = await db.selectFrom('lesson').where('lesson.id_sesi', '=', id_sesi)
      .innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('leave', 'leave.id_murid', 'class_member.id_murid')
      .where('leave.status', '=', 'diterima').whereRef('leave.tanggal_awal', '<=', 'lesson.tanggal_sesi').whereRef('leave.tanggal_akhir', '>=', 'lesson.tanggal_sesi')
      .select(['leave.id as id_izin', 'leave.id_murid', 'leave.jenis']).execute();
    return Object.fromEntries(found.map(({ id_murid, id_izin, jenis }) => [id_murid, { id_izin, jenis: JenisIzin.parse(jenis) }]));
  }),

  answer(RegistersOfStudent, [lesson, attendance, classMember, register], (db, { id_murid, tanggal_awal, tanggal_akhir, now }) =>
    db.selectFrom('lesson').select(['lesson.id_sesi', 'lesson.tanggal_sesi']).where('tanggal_sesi', '>=', tanggal_awal).where('tanggal_sesi', '<=', tanggal_akhir).where('libur', '=', false)
      .where((it) => it.or([
        it.exists(it.selectFrom('attendance').select('attendance.id_sesi').whereRef('attendance.id_sesi', '=', 'lesson.id_sesi').where('attendance.id_murid', '=', id_murid)),
        it.and([
          it('mulai', '<=', new Date(Date.parse(now) + SOON).toISOString()), it('mulai', '>', new Date(Date.parse(now) - DAY).toISOString()),
          it.exists(it.selectFrom('class_member').select('class_member.id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').where('class_member.id_murid', '=', id_murid)),
          it.not(it.exists(it.selectFrom('register').select('register.id_sesi').whereRef('register.id_sesi', '=', 'lesson.id_sesi'))),
        ]),
      ]))
      .orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute()),
];
