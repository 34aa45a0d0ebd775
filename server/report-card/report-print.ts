import type { Kertas } from '#contract/document/document';
import { LogoOnPaper } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { type IdentitasRapor, ReportPaper } from '#projections/report-card/report-paper.query';
import type { Sheet } from '#server/kit/document/sheet';
import type { Ask } from '#server/kit/edge/policy';
import { reportDocument } from '#server/report-card/report-document';

type Wanted = { id: string; versi?: number | undefined; kertas: Kertas; identitas?: IdentitasRapor | undefined };
/** A report on paper; nothing where there is none. */
export async function reportSheet({ id, versi, kertas, identitas }: Wanted, ask: Ask, now: Date): Promise<Sheet | undefined> {
  const [rapor, school, logo] = await Promise.all([ask(new ReportPaper({ id, versi })), ask(new SchoolSettings()), ask(new LogoOnPaper())]);
  return rapor && reportDocument({ kertas, pada: now.toISOString(), rapor, identitas }, school, logo);
}
