import { type Kysely, sql } from 'kysely';
import type { Keadaan } from '#contract/attendance/children';
import { grouped } from '#contract/kit/grouped';
import type { OutputOf } from '#contract/kit/endpoint';
import { overview as api } from '#contract/homeroom/overview.api';
import { tanggalOf } from '#contract/school-year/school-days';
import { assignmentTables, owedByClass } from '#projections/assignment/assignment-rows';
import { attendance, register } from '#projections/attendance/attendance.projection';
import { standing } from '#projections/attendance/children';
import { counts, held, withPercent } from '#projections/attendance/presence';
import { handedOver, handedOverTables } from '#projections/grading/handed-over';
import { type Counted, classLed, classTables, isFull, NOBODY, registerOf, sumOf } from '#projections/homeroom/class-rows';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { byName } from '#projections/people/by-name';
import { student } from '#projections/people/people.projection';
import { reportStateTables, reportsByState } from '#projections/report-card/report-states';
import { subject } from '#projections/subject/subject.projection';

type OfClass = { id_kelas_tahun_ajaran: string };
export class ClassOverview extends Question<OfClass, OutputOf<typeof api.header>> {
  static readonly endpoint = api.header;
}
export class ClassPresences extends Question<OfClass, OutputOf<typeof api.presences>> {
  static readonly endpoint = api.presences;
}
/** The students of a class, with their numbers for whoever may know them. */
export class StudentsOfClass extends Question<OfClass & { knowsNumbers: boolean }, OutputOf<typeof api.students>> {
  static readonly endpoint = api.students;
}

export const membersOf = (db: Kysely<any>, id_kelas_tahun_ajaran: string) =>
  db.selectFrom('class_member').innerJoin('student', 'student.id_murid', 'class_member.id_murid').where('class_member.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran)
    .select(['student.id_murid', 'student.nama', 'student.nis', 'student.jenis_kelamin']).orderBy(byName('student.nama')).orderBy('student.id_murid').execute() as Promise<Member[]>;
export type Member = { id_murid: string; nama: string | null; nis: string | null; jenis_kelamin: string | null };

/** How many lessons of a class there are on a day, how many have begun, and how many of these registers are full. */
const lessonsOn = (db: Kysely<any>, id_kelas_tahun_ajaran: string, tanggal: string, at: string) => {
  const begun = sql<boolean>`lesson.mulai <= ${at}::timestamptz`;
  return db.selectFrom('lesson').leftJoin('register', registerOf).where('lesson.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('lesson.tanggal_sesi', '=', tanggal).where('lesson.libur', '=', false)
    .select([sql<number>`count(*)::int`.as('jumlah_sesi'), sql<number>`(count(*) FILTER (WHERE ${begun}))::int`.as('terlaksana'), sql<number>`(count(*) FILTER (WHERE ${begun} AND ${isFull}))::int`.as('terisi')]).executeTakeFirstOrThrow();
};

/** The subjects of a class: who holds them, the lessons that have begun, and those of them whose register is full. */
const subjectsOf = (db: Kysely<any>, id_kelas_tahun_ajaran: string, at: string) =>
  db.selectFrom('lesson').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru').leftJoin('register', registerOf)
    .where('lesson.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('lesson.libur', '=', false).where('lesson.mulai', '<=', at)
    .groupBy(['lesson.id_mata_pelajaran', 'subject.nama', 'subject.urutan']).orderBy('subject.urutan').orderBy('subject.nama').orderBy('lesson.id_mata_pelajaran')
    .select(['lesson.id_mata_pelajaran', 'subject.nama as mapel', sql<string[] | null>`array_agg(DISTINCT teacher.nama) FILTER (WHERE teacher.nama IS NOT NULL)`.as('guru'), sql<number>`count(*)::int`.as('terlaksana'), sql<number>`(count(*) FILTER (WHERE ${isFull}))::int`.as('terisi')]).execute();

type Row = Counted & { id_murid: string; id_mata_pelajaran: string };

export const overviewAnswers = [
  answer(ClassOverview, [...new Set([...classTables, ...assignmentTables, ...handedOverTables, ...reportStateTables, attendance, register])], async (it, { id_kelas_tahun_ajaran: id }, { now }) => {
    const [db, at] = [it as Kysely<any>, now.toISOString()];
    const tanggal = tanggalOf(now, (await settingsOf(db)).zona_waktu);
    const [kelas, members, stands, today, owed, nilai, rapor] = await Promise.all([
      classLed(db, id), membersOf(db, id), standing(db, tanggal).where('lesson.id_kelas_tahun_ajaran', '=', id).execute(), lessonsOn(db, id, tanggal, at), owedByClass(db, at, [id]), handedOver(db, [id]), reportsByState(db, [id]),
    ]);
    const state = new Map(stands.map((one) => [one.id_murid, one.status_kehadiran]));
    const murid = members.map(({ id_murid, nama }) => ({ id_murid, nama, keadaan: (state.get(id_murid) ?? 'Belum') as Keadaan }));
    return { data: { ...kelas, jumlah_murid: members.length, tanggal, hari_ini: { ...today, murid }, tertinggal: owed(id), nilai: nilai(id), rapor: rapor(id) } };
  }),

  answer(ClassPresences, [...classTables, attendance, register, lesson, subject, student], async (it, { id_kelas_tahun_ajaran: id }, { now }) => {
    const [db, at] = [it as Kysely<any>, now.toISOString()];
    const [kelas, members, subjects, rows] = await Promise.all([
      classLed(db, id), membersOf(db, id), subjectsOf(db, id, at),
      held(db).where('lesson.id_kelas_tahun_ajaran', '=', id).where('lesson.mulai', '<=', at).groupBy(['attendance.id_murid', 'lesson.id_mata_pelajaran']).select(['attendance.id_murid', 'lesson.id_mata_pelajaran']).select(counts).execute() as unknown as Promise<Row[]>,
    ]);
    const own = grouped(rows, (one) => one.id_murid);
    const murid = members.map(({ id_murid, nama, nis }) => {
      const theirs = own.get(id_murid) ?? [];
      return { id_murid, nama, nis, ...withPercent(sumOf(theirs)), mapel: theirs.map(({ id_murid: _, ...one }) => withPercent(one)) };
    });
    const here = new Set(members.map(({ id_murid }) => id_murid));
    const bySubject = grouped(rows.filter((one) => here.has(one.id_murid)), (one) => one.id_mata_pelajaran);
    return { data: { ...kelas, mapel: subjects.map((one) => ({ ...one, guru: one.guru ?? [], ...withPercent(sumOf(bySubject.get(one.id_mata_pelajaran) ?? [NOBODY])) })), murid } } as OutputOf<typeof api.presences>;
  }),

  answer(StudentsOfClass, [...classTables, student], async (it, { id_kelas_tahun_ajaran, knowsNumbers }) => {
    const db = it as Kysely<any>;
    const [kelas, members] = await Promise.all([classLed(db, id_kelas_tahun_ajaran), membersOf(db, id_kelas_tahun_ajaran)]);
    return { ...kelas, data: members.map((one) => ({ id: one.id_murid, ...one, ...(!knowsNumbers && { nis: null, jenis_kelamin: null }) })) };
  }),
];
