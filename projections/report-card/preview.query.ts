import type { IsiRapor } from '#contract/report-card/report';
import { answer, Question } from '#projections/kit/question';
import { reportVersion, revokedPreview } from '#projections/report-card/report-card.projection';

export type Pratinjau = { id_general_report: string; isi: IsiRapor | null; versi: number; diterbitkan: string; berlaku_sampai: string; dibaca: string | null; dicabut: string | null; diganti: string | null };
/** What an address of a preview leads to; `dicabut` as well where another took its place. */
export class PreviewAt extends Question<{ uuid: string }, Pratinjau | 'dicabut' | undefined> {}
/** Whose report an address is or was of. */
export class ReportAtAddress extends Question<{ uuid: string }, { id_general_report: string } | undefined> {}
export type BarisVersi = { versi: number; isi: IsiRapor | null; uuid: string; diterbitkan: string; berlaku_sampai: string; dicabut: string | null; diganti: string | null };
/** A version of a report as the read side has it. */
export class VersionRow extends Question<{ id_general_report: string; versi: number }, BarisVersi | undefined> {}

export const previewAnswers = [
  answer(PreviewAt, [reportVersion, revokedPreview], async (db, { uuid }) => {
    const found = await db.selectFrom('report_version').select(['id_general_report', 'isi', 'versi', 'diterbitkan', 'berlaku_sampai', 'dibaca', 'dicabut', 'diganti']).where('uuid', '=', uuid).executeTakeFirst();
    if (found) return found;
    return (await db.selectFrom('revoked_preview').select('uuid').where('uuid', '=', uuid).executeTakeFirst()) ? 'dicabut' : undefined;
  }),
  answer(ReportAtAddress, [reportVersion, revokedPreview], async (db, { uuid }) =>
    (await db.selectFrom('report_version').select('id_general_report').where('uuid', '=', uuid).executeTakeFirst()) ?? db.selectFrom('revoked_preview').select('id_general_report').where('uuid', '=', uuid).executeTakeFirst()),
  answer(VersionRow, [reportVersion], (db, { id_general_report, versi }) =>
    db.selectFrom('report_version').select(['versi', 'isi', 'uuid', 'diterbitkan', 'berlaku_sampai', 'dicabut', 'diganti']).where('id_general_report', '=', id_general_report).where('versi', '=', versi).executeTakeFirst()),
];
