import type { IsiRapor } from '#contract/report-card/report';
import { answer, Question } from '#projections/kit/question';
import { reportVersion, revokedPreview } from '#projections/report-card/report-card.projection';

export type Pratinjau = { id_general_report: string; isi: IsiRapor | null; versi: number; diterbitkan: string; berlaku_sampai: string; dibaca: string | null; dicabut: string | null; diganti: string | null };
/** What an address of a preview leads to; `dicabut` as well where another took its place. */
export class PreviewAt extends Question<{ uuid: string }, Pratinjau | 'dicabut' | undefined> {}

export const previewAnswers = [
  answer(PreviewAt, [reportVersion, revokedPreview], async (db, { uuid }) => {
    const found = await db.selectFrom('report_version').select(['id_general_report', 'isi', 'versi', 'diterbitkan', 'berlaku_sampai', 'dibaca', 'dicabut', 'diganti']).where('uuid', '=', uuid).executeTakeFirst();
    if (found) return found;
    return (await db.selectFrom('revoked_preview').select('uuid').where('uuid', '=', uuid).executeTakeFirst()) ? 'dicabut' : undefined;
  }),
];
