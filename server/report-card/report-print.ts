import type { Kertas } from '#contract/document/document';
import { LogoOnPaper } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { type IdentitasRapor, ReportPapers } from '#projections/report-card/report-paper.query';
import type { Ask } from '#projections/kit/question';
import type { Sheet } from '#server/kit/document/sheet';
import { reportDocument } from '#server/report-card/report-document';

type OnPaper = { id: string; versi?: number | undefined; identitas?: IdentitasRapor | undefined };
/** A report on paper; nothing where there is none. */
export const reportSheet = async ({ kertas, ...it }: OnPaper & { kertas: Kertas }, ask: Ask, now: Date) => (await reportSheets([it], kertas, ask, now))[0];

/** Reports on paper, in their order. */
export async function reportSheets(wanted: readonly OnPaper[], kertas: Kertas, ask: Ask, now: Date): Promise<(Sheet | undefined)[]> {
  const [papers, school, logo] = await Promise.all([ask(new ReportPapers({ of: wanted.map(({ id, versi }) => ({ id, versi })) })), ask(new SchoolSettings()), ask(new LogoOnPaper())]);
  return papers.map((rapor, i) => rapor && reportDocument({ kertas, pada: now.toISOString(), rapor, identitas: wanted[i]?.identitas }, school, logo));
}
