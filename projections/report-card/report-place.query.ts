import { type Kysely, sql } from 'kysely';
import type { StatusRapor, TipeRapor } from '#contract/report-card/report';
import type { Semester } from '#contract/school-year/semester';
import { classNamed } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { activeClasses } from '#projections/classroom/homeroom';
import { answer, Question } from '#projections/kit/question';
import { uuidV5 } from '#projections/kit/uuid';
import { reportCard } from '#projections/report-card/report-card.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

/** A student has one report of a kind in a class of a semester. */
export const reportId = ({ id_kelas_tahun_ajaran, id_murid, type }: { id_kelas_tahun_ajaran: string; id_murid: string; type: TipeRapor }) => uuidV5(id_kelas_tahun_ajaran, `${id_murid} ${type}`);

export type PlaceOfReport = { id_general_report: string; id_murid: string; id_kelas_tahun_ajaran: string; type: TipeRapor; status: StatusRapor; isPublished: boolean; isActive: boolean; id_guru: string | null };
/** Whose a report is, how far it is, whether its semester is open, and who leads its class. */
export class ReportPlace extends Question<{ id_general_report: string }, PlaceOfReport | undefined> {}
export class ReportPlaces extends Question<{ ids: readonly string[] }, PlaceOfReport[]> {}
export type ClassOfReport = { isActive: boolean; semester: Semester; tingkat: number; isMember: boolean };
/** The class and the semester of a report, and whether its student is of it. */
export class ReportClass extends Question<{ id_kelas_tahun_ajaran: string; id_murid: string }, ClassOfReport | undefined> {}
/** The reports of a class, of one kind. */
export class ReportsInClass extends Question<{ id_kelas_tahun_ajaran: string; type: TipeRapor }, PlaceOfReport[]> {}
/** Which class of the active semester each of these students is in, and who leads it. */
export class PlacesOfStudents extends Question<{ ids: readonly string[] }, { id_murid: string; id_kelas_tahun_ajaran: string; id_guru: string | null; semester: Semester }[]> {}
/** Whether a student's report of a class is out, of either kind: grades stay as they are then. */
export class IsReportOut extends Question<{ id_kelas_tahun_ajaran: string; id_murid: string }, boolean> {}

/** A class by either of its ids, of the active semester where that leaves it open, who leads it, and whether its semester is open. */
export class ClassOfReports extends Question<{ id: string }, { id_kelas_tahun_ajaran: string; id_guru: string | null; isActive: boolean } | undefined> {}
/** The class that somebody leads in the active semester. */
export class ClassLedBy extends Question<{ id_guru: string }, { id_kelas_tahun_ajaran: string } | undefined> {}

const tables = [reportCard, schoolClass, schoolYear] as const;
const COLUMNS = ['report_card.id_general_report', 'report_card.id_murid', 'report_card.id_kelas_tahun_ajaran', 'report_card.type', 'report_card.status', 'report_card.isPublished', 'school_year.isActive', 'class.id_guru'];
const places = (db: Kysely<any>) => db.selectFrom('report_card').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'report_card.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').select(COLUMNS);

export const reportPlaceAnswers = [
  answer(ReportPlace, tables, (db, { id_general_report }) => places(db).where('report_card.id_general_report', '=', id_general_report).executeTakeFirst()),
  answer(ReportPlaces, tables, async (db, { ids }) => (ids.length ? places(db).where('report_card.id_general_report', 'in', ids).execute() : [])),
  answer(ReportsInClass, tables, (db, { id_kelas_tahun_ajaran, type }) => places(db).where('report_card.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('report_card.type', '=', type).orderBy('report_card.id_general_report').execute()),

  answer(ReportClass, [schoolClass, schoolYear, classMember], (db, { id_kelas_tahun_ajaran, id_murid }) =>
    (db as Kysely<any>).selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').where('class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran)
      .select(['school_year.isActive', 'school_year.semester', 'class.tingkat', sql<boolean>`EXISTS (${(db as Kysely<any>).selectFrom('class_member').select('id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').where('id_murid', '=', id_murid)})`.as('isMember')])
      .executeTakeFirst() as never),

  answer(PlacesOfStudents, [schoolClass, schoolYear, classMember], async (db, { ids }) =>
    (ids.length ? await db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .select(['class_member.id_murid', 'class.id_kelas_tahun_ajaran', 'class.id_guru', 'school_year.semester']).where('school_year.isActive', '=', true).where('class_member.id_murid', 'in', ids).execute() : []) as never),

  answer(IsReportOut, [reportCard], async (db, { id_kelas_tahun_ajaran, id_murid }) =>
    Boolean(await db.selectFrom('report_card').select('id_general_report').where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('id_murid', '=', id_murid).where('isPublished', '=', true).executeTakeFirst())),

  answer(ClassOfReports, [schoolClass, schoolYear], (db, { id }) =>
    (db as Kysely<any>).selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').select(['class.id_kelas_tahun_ajaran', 'class.id_guru', 'school_year.isActive']).where(classNamed(id)).executeTakeFirst() as never),
  answer(ClassLedBy, [schoolClass, schoolYear], (db, { id_guru }) => activeClasses(db).select('class.id_kelas_tahun_ajaran').where('class.id_guru', '=', id_guru).orderBy('class.tingkat').orderBy('class.simbol').executeTakeFirst()),
];
