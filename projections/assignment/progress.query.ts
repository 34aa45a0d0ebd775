import { type Kysely, sql } from 'kysely';
import type { StatusTugas } from '#contract/assignment/assignment';
import { type RekapTugas, workProgress as api } from '#contract/assignment/progress.api';
import { twoDecimals } from '#contract/exam/scoring';
import type { OutputOf } from '#contract/kit/endpoint';
import { grouped } from '#contract/kit/grouped';
import { tanggalOf } from '#contract/school-year/school-days';
import { counted, type Reader, readable, summaryOf } from '#projections/assignment/assignment.query';
import { assignmentCounts, assignmentTables, inProgress, lessonColumns, NOBODY, progress, ruleColumns, withStudents } from '#projections/assignment/assignment-rows';
import { isToDo, type Listed, ownAssignments } from '#projections/assignment/work.query';
import { level } from '#projections/classroom/level.projection';
import { account } from '#projections/identity/account.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { filtered } from '#projections/kit/paged';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { semesterOf } from '#projections/lesson/planning.query';
import { subjectsOf, subjectTables } from '#projections/lesson/subject-view.query';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { slot } from '#projections/timetable/timetable.projection';

type Rows = OutputOf<typeof api.all>['data'];
/** The assignments that are in progress, of a teacher or of the school; at most `most`. */
export class AssignmentsInProgress extends Question<{ pembaca: Reader; id_mata_pelajaran?: string | undefined; id_level?: string | undefined; most?: number }, { data: Rows }> {}
export class WorkOverview extends Question<{ pembaca: Reader }, OutputOf<typeof api.overview>> {
  static readonly endpoint = api.overview;
}
export class WorkTotals extends Question<{ pembaca: Reader }, OutputOf<typeof api.totals>> {
  static readonly endpoint = api.totals;
}
export class OwnInProgress extends Question<{ id_murid: string }, { data: Listed[] }> {
  static readonly endpoint = api.own;
}
/** How far a student is, by subject. */
export class OwnProgress extends Question<{ id_murid: string; id_mata_pelajaran?: string | undefined }, OutputOf<typeof api.bySubject>> {}
export class WorkCard extends Question<{ id_murid: string; id_mata_pelajaran?: string | undefined }, OutputOf<typeof api.card>> {
  static readonly endpoint = api.card;
}
export class WorkList extends Question<{ id_murid: string; id_mata_pelajaran?: string | undefined }, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}

const tables = [...assignmentTables, slot, schoolYear, level] as const;
const own = [...assignmentTables, account, schoolYear] as const;
const ofSubject = [...new Set([...own, ...subjectTables])] as const;
for (const it of [api.inProgress, api.pressing, api.all]) answeredFrom(it, tables);
for (const it of [api.bySubject, api.ofSubject]) answeredFrom(it, own);

const EVERYTHING = 1000;
const UNREAD: readonly StatusTugas[] = ['submitted', 'late'];
const isInProgress = (it: Listed) => isToDo(it) || UNREAD.includes(it.status);

/** The states of a student's own work counted, as they are told of it. */
function rekapOf(rows: readonly Listed[]): RekapTugas {
  const of = (status: StatusTugas) => rows.filter((it) => it.status === status).length;
  const marks = rows.flatMap(({ tugas_nilai }) => tugas_nilai ?? []);
  return {
    jumlah_tugas: rows.length, aip: rows.filter(isInProgress).length, menunggu: of('waiting'), tidak: of('missed'), terkumpul: of('submitted'), terlambat: of('late'), dinilai: of('graded'), dikembalikan: of('returned'),
    rata_rata: marks.length ? twoDecimals(marks.reduce((sum, it) => sum + it, 0) / marks.length) : null,
  };
}

export const progressAnswers = [
  answer(AssignmentsInProgress, tables, async (it, { pembaca, id_mata_pelajaran, id_level, most = EVERYTHING }, { now }) => {
    const [db, at] = [it as Kysely<any>, now.toISOString()];
    let rows = filtered(readable(db, pembaca, {}), { 'lesson.id_mata_pelajaran': id_mata_pelajaran }).where(inProgress(db, at));
    if (id_level) rows = rows.where('class.tingkat' as never, 'in', db.selectFrom('level').select('level.tingkat').where('level.id', '=', id_level) as never);
    const data: any[] = await rows.select([...lessonColumns(db), ...ruleColumns] as never).orderBy('assignment.tenggat').orderBy('assignment.id_sesi').limit(most).execute();
    const kemajuan = await counted(db, at, data.map((one) => one.id_sesi));
    return { data: data.map((one) => ({ id: one.id_sesi, ...one, kemajuan: kemajuan(one.id_sesi) })) };
  }),

  answer(WorkOverview, tables, async (it, { pembaca }, { now }) => ({ data: await summaryOf(it as Kysely<any>, readable(it as Kysely<any>, pembaca, {}), now.toISOString()) })),

  answer(WorkTotals, tables, async (it, { pembaca }, { now }) => {
    const at = now.toISOString();
    const rows = withStudents(readable(it as Kysely<any>, pembaca, {}).where('assignment.dibuka', '<=', at as never));
    const found: any = await rows.select([progress(at), ...assignmentCounts(at), sql<number>`count(DISTINCT student.id_murid)::int`.as('total_student')] as never).executeTakeFirst();
    const { total_student, kemajuan, ...counts } = found ?? { total_student: 0, kemajuan: NOBODY, jumlah_tugas: 0, aip: 0, belum_dinilai: 0 };
    return { data: { aap: kemajuan.rata_rata, ...counts, kemajuan }, total_student };
  }),

  answer(OwnInProgress, own, async (db, of, { now }) => ({ data: (await ownAssignments(db as Kysely<any>, of, now.toISOString())).filter(isInProgress) })),

  answer(OwnProgress, own, async (db, of, { now }) => {
    const bySubject = grouped(await ownAssignments(db as Kysely<any>, of, now.toISOString()), (it) => it.id_mata_pelajaran);
    return { data: [...bySubject].map(([id_mata_pelajaran, rows]) => ({ id_mata_pelajaran, mapel: rows[0]?.mapel ?? '', ...rekapOf(rows) })).sort((one, other) => one.mapel.localeCompare(other.mapel, 'id')) };
  }),

  answer(WorkCard, ofSubject, async (it, of, { now }) => {
    const db = it as Kysely<any>;
    const [rows, semester, today] = [await ownAssignments(db, of, now.toISOString()), await semesterOf(db, now), tanggalOf(now, (await settingsOf(db)).zona_waktu)];
    const week = semester?.weeks.find((one) => one.tanggal_awal <= today && today <= one.tanggal_akhir);
    return { aipCard: { ...rekapOf(rows), terdekat: rows.find(isToDo) ?? null, minggu_ke: week?.minggu_ke ?? 0 }, totalWeek: semester?.weeks.length ?? 0 };
  }),

  answer(WorkList, ofSubject, async (it, of, time) => {
    const db = it as Kysely<any>;
    const subjects = await subjectsOf(db, of.id_murid, of.id_mata_pelajaran, time);
    return { data: await ownAssignments(db, of, time.now.toISOString()), totalSesi: subjects.reduce((sum, one) => sum + one.total_sesi, 0) };
  }),
];
