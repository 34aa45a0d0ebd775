import { type Kysely, sql } from 'kysely';
import { resources } from '#contract/kit/resource';
import { submission } from '#projections/assignment/assignment.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { rpp } from '#projections/curriculum/rpp.projection';
import { exam, examParticipant, examRoom } from '#projections/exam/exam.projection';
import { gradebook } from '#projections/grading/gradebook.projection';
import { account } from '#projections/identity/account.projection';
import { labelIn, targetOf } from '#projections/kit/reference';
import { lesson } from '#projections/lesson/lesson.projection';
import { removedPerson } from '#projections/people/people.projection';
import { dataRequest } from '#projections/privacy/data-request.projection';
import { reportCard } from '#projections/report-card/report-card.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

type Place = { jenis: string; id: string };
type Found = { id: string; nama: string | null }[];

const lessons = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').where('id_sesi', 'in', ids)
    .select(['id_sesi as id', sql<string>`${classLabelIn(db)} || ' · ' || tanggal_sesi || ' · ' || posisi`.as('nama')]).execute();

const classes = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('class').where('id_kelas_tahun_ajaran', 'in', ids).select(['id_kelas_tahun_ajaran as id', classLabelIn(db).as('nama')]).execute();

const semesters = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('school_year').where('id_tahun_ajaran', 'in', ids).select(['id_tahun_ajaran as id', sql<string>`nama || ' ' || semester`.as('nama')]).execute();

const requests = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('data_request').where('data_request.id', 'in', ids)
    .leftJoin('account', 'account.id_akun', 'data_request.id_orang').leftJoin('removed_person', 'removed_person.id_orang', 'data_request.id_orang')
    .select(['data_request.id as id', sql<string | null>`coalesce(account.nama, removed_person.nama)`.as('nama')]).execute();

const books = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('gradebook').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'gradebook.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'gradebook.id_mata_pelajaran').where('id_buku_nilai', 'in', ids)
    .select(['id_buku_nilai as id', sql<string>`${classLabelIn(db)} || ' · ' || subject.nama`.as('nama')]).execute();

const exams = (db: Kysely<any>, ids: readonly string[]): Promise<Found> => db.selectFrom('exam').where('id', 'in', ids).select(['id', 'judul as nama']).execute();

const attempts = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('exam_participant').innerJoin('exam', 'exam.id', 'exam_participant.id_cbt').where('id_peserta', 'in', ids).select(['id_peserta as id', 'exam.judul as nama']).execute();

const rooms = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('exam_room').innerJoin('exam', 'exam.id', 'exam_room.id_cbt').where('id_pengawas_cbt', 'in', ids).select(['id_pengawas_cbt as id', sql<string>`exam.judul || ' · ' || exam_room.ruang`.as('nama')]).execute();

const submissions = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('submission').innerJoin('lesson', 'lesson.id_sesi', 'submission.id_sesi').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').where('id_pengumpulan', 'in', ids)
    .select(['id_pengumpulan as id', sql<string>`${classLabelIn(db)} || ' · ' || tanggal_sesi || ' · ' || posisi`.as('nama')]).execute();

const reports = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('report_card').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'report_card.id_kelas_tahun_ajaran').where('id_general_report', 'in', ids).select(['id_general_report as id', classLabelIn(db).as('nama')]).execute();

const plans = (db: Kysely<any>, ids: readonly string[]): Promise<Found> =>
  db.selectFrom('rpp').innerJoin('subject', 'subject.id', 'rpp.id_mata_pelajaran').where('rpp.id', 'in', ids).select(['rpp.id', sql<string>`subject.nama || coalesce(' · ' || nullif(rpp.materi_pokok, ''), '')`.as('nama')]).execute();

/** By kind of stream, what its things are called: a lesson by class, day and period, a gradebook by class and subject, an attempt by its exam, a request by whose it is. */
const NAMED: Record<string, (db: Kysely<any>, ids: readonly string[]) => Promise<Found>> = {
  attendance: lessons, lesson: lessons, class: classes, 'report-lock': classes, timetable: semesters, 'data-request': requests,
  gradebook: books, exam: exams, 'answer-key': exams, attempt: attempts, mark: attempts, room: rooms, assignment: lessons, submission: submissions, 'report-card': reports, 'report-conduct': reports, rpp: plans, kbm: semesters,
};

/** A row of plain master data by the field that stands for it. */
function rows(db: Kysely<any>, kind: string, ids: readonly string[]): Promise<Found> {
  const { table, key } = targetOf(kind);
  return db.selectFrom(table.name as string).where(key, 'in', ids).select([`${key} as id`, sql<string>`${labelIn(kind, table.name as string)}::text`.as('nama')]).execute() as Promise<Found>;
}

/** What stands for a row of these is a code or a whole text, and no name. */
const NAMELESS = ['leadership-period', 'report-setting', 'report-template', 'grade-weight'];
const plain = () => new Set(resources().map((it) => it.name).filter((it) => !NAMELESS.includes(it)));

export const placeTables = () => [schoolClass, lesson, schoolYear, dataRequest, account, removedPerson, gradebook, subject, exam, examParticipant, examRoom, submission, reportCard, rpp, ...[...plain()].map((it) => targetOf(it).table)];

/** What streams that are no person's are about, by id; of what is gone nothing is known any more. */
export async function placesOf(db: Kysely<any>, places: readonly Place[]): Promise<Map<string, string | null>> {
  const resource = plain();
  const found = await Promise.all([...new Set(places.map((it) => it.jenis))].map((kind) => {
    const ids = places.filter((it) => it.jenis === kind).map((it) => it.id);
    return NAMED[kind]?.(db, ids) ?? (resource.has(kind) ? rows(db, kind, ids) : []);
  }));
  return new Map(found.flat().map((it) => [it.id, it.nama]));
}
