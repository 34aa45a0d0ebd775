import { type Kysely, sql } from 'kysely';
import { attendanceId, emptyRekap, type StatusKehadiran } from '#contract/attendance/attendance';
import { attendance as api } from '#contract/attendance/attendance.api';
import type { AsalKehadiran, SesiAsal } from '#contract/attendance/origin';
import type { InputOf } from '#contract/kit/endpoint';
import { attendance } from '#projections/attendance/attendance.projection';
import { classesById } from '#projections/attendance/class-attendance.query';
import { held, withPercent } from '#projections/attendance/presence';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { answer, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { student } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

type Of = InputOf<typeof api.origin>;
/** The lessons behind a student's percentage; nothing for an unknown student or subject. */
export class OriginOfPresence extends Question<Of, { data: AsalKehadiran } | undefined> {
  static readonly endpoint = api.origin;
}

/** The lessons that count of those that are asked about. */
function lessonsOf(db: Kysely<any>, { id_murid, id_kelas, id_mata_pelajaran, dates }: Of) {
  let found = (held(db) as any).where('attendance.id_murid', '=', id_murid);
  if (id_kelas) found = found.where('lesson.id_kelas_tahun_ajaran', 'in', classesById(db, id_kelas).select('class.id_kelas_tahun_ajaran'));
  if (id_mata_pelajaran) found = found.where('lesson.id_mata_pelajaran', '=', id_mata_pelajaran);
  const [first, last] = dates?.split(',') ?? [];
  if (first && last) found = found.where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last);
  return id_kelas || dates ? found : found.where('lesson.id_tahun_ajaran', 'in', db.selectFrom('school_year').where('isActive', '=', true).select('id_tahun_ajaran'));
}

const rowsOf = (db: Kysely<any>, of: Of): Promise<Omit<SesiAsal, 'id'>[]> =>
  lessonsOf(db, of).innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('account', 'account.id_akun', 'attendance.oleh')
    .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'subject.nama as mapel', 'attendance.ditandai'])
    .select([sql<StatusKehadiran | null>`attendance.status_kehadiran`.as('status_kehadiran'), sql<StatusKehadiran | null>`attendance.status_sebelum`.as('sebelum'), sql<boolean>`attendance.id_izin IS NOT NULL`.as('surat')])
    .select(sql<SesiAsal['oleh']>`CASE WHEN attendance.oleh IS NOT NULL THEN json_build_object('id', attendance.oleh, 'nama', account.nama) END`.as('oleh'))
    .orderBy('lesson.mulai', 'desc').orderBy('lesson.id_sesi').execute();

/** The counts of these lessons: from the lessons themselves, so that both are of one moment. */
function counted(sesi: readonly Pick<SesiAsal, 'status_kehadiran'>[]) {
  const rekap = emptyRekap();
  for (const { status_kehadiran } of sesi) if (status_kehadiran) rekap[status_kehadiran]++;
  return withPercent({ ...rekap, total_sesi: sesi.length });
}

export const originAnswer = answer(OriginOfPresence, [attendance, lesson, schoolClass, schoolYear, subject, student, account], async (it, of) => {
  const db = it as Kysely<any>;
  const { id_murid, id_mata_pelajaran } = of;
  const [murid, mapel, sesi] = await Promise.all([
    db.selectFrom('student').select('nama').where('id_murid', '=', id_murid).executeTakeFirst(),
    id_mata_pelajaran ? db.selectFrom('subject').select('nama').where('id', '=', id_mata_pelajaran).executeTakeFirst() : { nama: null },
    rowsOf(db, of),
  ]);
  if (!murid || !mapel) return undefined;
  return { data: { id_murid, nama: murid.nama as string | null, mapel: mapel.nama as string | null, ...counted(sesi), sesi: sesi.map((one) => ({ id: attendanceId(one.id_sesi, id_murid), ...one })) } };
});
