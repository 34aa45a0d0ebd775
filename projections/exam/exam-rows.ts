import { expressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { StatusUjian } from '#contract/exam/exam';
import { defaultSettings } from '#contract/institution/institution';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { exam, examClass, examParticipant, examRoom, examSupervisor } from '#projections/exam/exam.projection';
import { markingState } from '#projections/exam/mark.projection';
import { institution } from '#projections/institution/institution.projection';
import { teacher } from '#projections/people/people.projection';
import { reportLock } from '#projections/report-card/report-lock.projection';
import { subject } from '#projections/subject/subject.projection';

export type Rows = SelectQueryBuilder<any, any, any>;
/** What an exam and its rooms are told from. */
export const examTables = [exam, examClass, markingState, subject, teacher, schoolClass, institution, reportLock] as const;
export const roomTables = [...examTables, examRoom, examSupervisor, examParticipant] as const;

const row = expressionBuilder<any, any>();
export const isMarked = row.exists(row.selectFrom('marking').select('marking.id_cbt').whereRef('marking.id_cbt', '=', 'exam.id').where('marking.isFinal', '=', true));
const zone = row.selectFrom('institution').select(sql`pengaturan ->> 'zona_waktu'`.as('zona')).limit(1);
const day = sql`(exam.mulai AT TIME ZONE coalesce(${zone}, ${defaultSettings.zona_waktu}))::date`;
const classesSat = row.selectFrom('exam_class').leftJoin('report_lock', (it) => it.onRef('report_lock.id_kelas_tahun_ajaran', '=', 'exam_class.id_kelas_tahun_ajaran').on(sql`report_lock.sampai::date`, '>=', day)).whereRef('exam_class.id_cbt', '=', 'exam.id');
/** Reports that count its day are out in every class that sat it (domain 1.6). */
const isLocked = row.and([row.exists(classesSat.select('exam_class.id_cbt')), row.not(row.exists(classesSat.select('exam_class.id_cbt').where('report_lock.sampai', 'is', null)))]);
/** How far an exam has come, and what the clock, its marking and the reports make of it. */
export const statusAt = (now: Date) =>
  sql<StatusUjian>`CASE WHEN exam.langkah <> 'disetujui' OR exam.mulai > ${now.toISOString()}::timestamptz THEN exam.langkah WHEN exam.tutup > ${now.toISOString()}::timestamptz THEN 'berlangsung' WHEN ${isMarked} THEN CASE WHEN ${isLocked} THEN 'dikunci' ELSE 'dinilai' END ELSE 'selesai' END`;

const listed = (rows: Rows, object: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => rows.select(sql`coalesce(jsonb_agg(${object} ORDER BY ${order}), '[]')`.as('list'));
/** The classes of whatever row a condition names, in the order in which they were chosen. */
export const classesOf = (db: Kysely<any>, where: (rows: Rows) => Rows) =>
  listed(where(db.selectFrom('exam_class').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'exam_class.id_kelas_tahun_ajaran')),
    sql`jsonb_build_object('id_kelas_tahun_ajaran', class.id_kelas_tahun_ajaran, 'kelas', ${classLabelIn(db)})`, sql`exam_class.nomor`);
const supervisorsOf = (db: Kysely<any>) =>
  listed(db.selectFrom('exam_supervisor').leftJoin('teacher', 'teacher.id_guru', 'exam_supervisor.id_guru').whereRef('exam_supervisor.id_pengawas_cbt', '=', 'exam_room.id_pengawas_cbt'),
    sql`jsonb_build_object('id_guru', exam_supervisor.id_guru, 'nama', teacher.nama)`, sql`teacher.nama, exam_supervisor.id_guru`);

export const named = (db: Kysely<any>): Rows => db.selectFrom('exam').leftJoin('subject', 'subject.id', 'exam.id_mata_pelajaran').leftJoin('teacher', 'teacher.id_guru', 'exam.id_guru') as Rows;
const OWN = ['id', 'judul', 'tipe', 'id_mata_pelajaran', 'id_guru', 'id_tahun_ajaran', 'mulai', 'tutup', 'durasi', 'jumlah_soal', 'jumlah_peserta', 'diubah'];
/** An exam as lists show it. */
export const told = (db: Kysely<any>, rows: Rows, now: Date): Rows =>
  rows.select([...OWN.map((it) => `exam.${it}`), 'exam.id as id_cbt', 'subject.nama as mapel', 'teacher.nama as guru', statusAt(now).as('status'), classesOf(db, (it) => it.whereRef('exam_class.id_cbt', '=', 'exam.id')).as('daftar_kelas')]);

/** Rooms with who supervises there, and whose students sit in them. */
export const rooms = (db: Kysely<any>): Rows =>
  db.selectFrom('exam_room').select(['exam_room.id_pengawas_cbt', 'exam_room.ruang', 'exam_room.sesi', supervisorsOf(db).as('daftar_guru'), classesOf(db, (it) => it.whereRef('exam_class.id_pengawas_cbt', '=', 'exam_room.id_pengawas_cbt')).as('daftar_kelas')])
    .select(db.selectFrom('exam_participant').select((it) => it.fn.countAll<number>().as('n')).whereRef('exam_participant.id_pengawas_cbt', '=', 'exam_room.id_pengawas_cbt').as('jumlah_peserta'));
