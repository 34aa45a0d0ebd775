import { type Kysely, sql } from 'kysely';
import { reportPaper as api } from '#contract/report-card/report-paper.api';
import { answer, answeredFrom, Question, stateIn } from '#projections/kit/question';
import { uuidV5 } from '#projections/kit/uuid';
import { studentData } from '#projections/people/student-data.projection';
import { reportCard, reportVersion } from '#projections/report-card/report-card.projection';

/** A report as the parents are told of it; `tercatat` are the addresses that the data book has of them. */
export type RaporDikabarkan = { id_general_report: string; id_murid: string; isPublished: boolean; versi: number; dicabut: string | null; berlaku_sampai: string | null; dikirim: string | null; tercatat: string[] };
export class ReportsToTell extends Question<{ ids: readonly string[] }, RaporDikabarkan[]> {}
/** What a mail about a version of a report is known by. */
export const versionId = ({ id_general_report, versi }: { id_general_report: string; versi: number }) => uuidV5(id_general_report, `versi ${versi}`);

const tables = [reportCard, reportVersion, studentData] as const;
answeredFrom(api.mails, [...tables, stateIn('vault.mail')]);
const PARENTS = ['ayah', 'ibu', 'wali'] as const;

export const reportMailAnswers = [
  answer(ReportsToTell, tables, async (it, { ids }) => {
    const db = it as Kysely<any>;
    const rows: any[] = ids.length ? await db.selectFrom('report_card').leftJoin('student_data', 'student_data.id_murid', 'report_card.id_murid')
      .leftJoin('report_version', (join) => join.onRef('report_version.id_general_report', '=', 'report_card.id_general_report').onRef('report_version.versi', '=', 'report_card.versi'))
      .where('report_card.id_general_report', 'in', ids)
      .select(['report_card.id_general_report', 'report_card.id_murid', 'report_card.isPublished', 'report_card.versi', 'report_version.dicabut', 'report_version.berlaku_sampai', 'report_version.dikirim'])
      .select(PARENTS.map((parent) => sql<string | null>`${sql.ref(`student_data.${parent}`)} ->> 'email'`.as(parent))).execute() : [];
    return rows.map(({ ayah, ibu, wali, ...row }) => ({ ...row, tercatat: [ayah, ibu, wali].filter(Boolean) }));
  }),
];
