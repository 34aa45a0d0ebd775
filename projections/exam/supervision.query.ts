import { type Kysely, sql } from 'kysely';
import { exam as api } from '#contract/exam/exam.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { exam, examRoom, examSupervisor } from '#projections/exam/exam.projection';
import { named, rooms, roomTables, statusAt } from '#projections/exam/exam-rows';
import { filtered } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

type Room = Omit<OutputOf<typeof api.schedule>['data'][number], 'token'> & { pakai_token: boolean };
/** Rooms of exams that were submitted, of a semester: those that a teacher supervises, or all. */
export class SupervisionSchedule extends Question<{ id_guru?: string | undefined; id_tahun_ajaran?: string | undefined }, { data: Room[] }> {
  static readonly endpoint = api.schedule;
}
/** Another exam in whose rooms one of these is at that time. */
export class SupervisorClash extends Question<{ id_cbt: string; mulai: string; tutup: string; daftar_guru: readonly string[] }, { nama: string; pengawas: string } | undefined> {}
/** Of which exam a room is, and whose that is. */
export class ExamOfRoom extends Question<{ id_pengawas_cbt: string }, { id_cbt: string; id_guru: string } | undefined> {}

const SUBMITTED = ['menunggu_persetujuan', 'disetujui'];

export const supervisionAnswers = [
  answer(SupervisionSchedule, [...roomTables, schoolYear], async (it, { id_guru, id_tahun_ajaran }, { now }) => {
    const db = it as Kysely<any>;
    const told = named(db).select(['exam.id as id_cbt', 'exam.judul', 'exam.tipe', 'subject.nama as mapel', 'exam.mulai', 'exam.tutup', 'exam.durasi', 'exam.pakai_token', statusAt(now).as('status')])
      .where('exam.langkah', 'in', SUBMITTED);
    const years = filtered(db.selectFrom('school_year').select('school_year.id_tahun_ajaran'), id_tahun_ajaran ? { id_tahun_ajaran } : { isActive: true });
    const found = rooms(db).innerJoin(told.where('exam.id_tahun_ajaran', 'in', years).as('told'), 'told.id_cbt', 'exam_room.id_cbt').selectAll('told');
    const own = id_guru ? found.where('exam_room.id_pengawas_cbt', 'in', db.selectFrom('exam_supervisor').select('exam_supervisor.id_pengawas_cbt').where('exam_supervisor.id_guru', '=', id_guru)) : found;
    return { data: await own.orderBy('told.mulai').orderBy('told.id_cbt').orderBy('exam_room.nomor').execute() } as never;
  }),

  answer(SupervisorClash, [exam, examSupervisor, teacher], (db, { id_cbt, mulai, tutup, daftar_guru }) =>
    db.selectFrom('exam').innerJoin('exam_supervisor', 'exam_supervisor.id_cbt', 'exam.id').leftJoin('teacher', 'teacher.id_guru', 'exam_supervisor.id_guru').select(['exam.judul as nama', sql<string>`coalesce(teacher.nama, '–')`.as('pengawas')]).where('exam_supervisor.id_guru', 'in', [...daftar_guru]).where('exam.id', '<>', id_cbt)
      .where('exam.langkah', 'in', ['menunggu_persetujuan', 'disetujui']).where('exam.mulai', '<', tutup).where('exam.tutup', '>', mulai).orderBy('exam.mulai').orderBy('exam.id').orderBy('teacher.nama').limit(1).executeTakeFirst()),

  answer(ExamOfRoom, [exam, examRoom], (db, { id_pengawas_cbt }) =>
    db.selectFrom('exam_room').innerJoin('exam', 'exam.id', 'exam_room.id_cbt').select(['exam.id as id_cbt', 'exam.id_guru']).where('exam_room.id_pengawas_cbt', '=', id_pengawas_cbt).executeTakeFirst()),
];
