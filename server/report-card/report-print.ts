import type { Kertas } from '#contract/document/document';
import { common } from '#contract/kit/refusal';
import { LogoOnPaper } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { ReportsOfClass } from '#projections/report-card/report-card.query';
import { type IdentitasRapor, PapersOfClass, ReportPaper } from '#projections/report-card/report-paper.query';
import { ClassOfReports } from '#projections/report-card/report-place.query';
import { refuse } from '#server/kit/deciding/refused';
import { type Asked, longPrint } from '#server/kit/document/long-print';
import type { Sheet } from '#server/kit/document/sheet';
import type { Ask } from '#server/kit/edge/policy';
import { readsClass } from '#server/report-card/report-card.policy';
import { reportDocument } from '#server/report-card/report-document';

type Wanted = { id: string; versi?: number | undefined; kertas: Kertas; identitas?: IdentitasRapor | undefined };
/** A report on paper; nothing where there is none. */
export async function reportSheet({ id, versi, kertas, identitas }: Wanted, ask: Ask, now: Date): Promise<Sheet | undefined> {
  const [rapor, school, logo] = await Promise.all([ask(new ReportPaper({ id, versi })), ask(new SchoolSettings()), ask(new LogoOnPaper())]);
  return rapor && reportDocument({ kertas, pada: now.toISOString(), rapor, identitas }, school, logo);
}

const typeOf = ({ type = 'akhir_semester' }: Asked) => type;
const classOf = async ({ id_kelas }: Asked, ask: Ask) => (id_kelas ? await ask(new ClassOfReports({ id: id_kelas })) : undefined) ?? refuse(common.NOT_FOUND);

/** Every report of a class that was made; those that are not out say so. */
export const reportPrint = longPrint({
  jenis: 'rapor',
  allows: async (actor, asked, ask) => readsClass({ actor, ask, input: { id: (await classOf(asked, ask)).id_kelas_tahun_ajaran } }),
  async nameOf(asked, ask) {
    const { id_kelas_tahun_ajaran } = await classOf(asked, ask);
    const { kelas } = (await ask(new ReportsOfClass({ id_kelas_tahun_ajaran, type: typeOf(asked) }))).data;
    return ['Rapor', kelas?.kelas, typeOf(asked) === 'tengah_semester' ? 'tengah semester' : 'akhir semester', kelas?.semester, kelas?.tahun_ajaran].filter(Boolean).join(' ');
  },
  items: async (asked, ask) => ask(new PapersOfClass({ id_kelas_tahun_ajaran: (await classOf(asked, ask)).id_kelas_tahun_ajaran, type: typeOf(asked) })),
  sheet: ({ id }, { kertas }, ask, now) => reportSheet({ id, kertas }, ask, now),
});
