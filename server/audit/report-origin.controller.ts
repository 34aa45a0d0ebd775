import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { reportOrigin } from '#contract/audit/report-origin.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { JENIS_CETAK, printedGrades } from '#contract/report-card/printed-grades';
import { ReportDetail } from '#projections/report-card/report-card.query';
import { ReportPlace } from '#projections/report-card/report-place.query';
import { readsOwnReport } from '#server/audit/audit.policy';
import { GradeReplay } from '#server/audit/grade-replay';
import { refuse } from '#server/kit/deciding/refused';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { Journal } from '#server/kit/log/journal';

@Controller()
export class ReportOriginController {
  constructor(private readonly queries: QueryBus, private readonly replay: GradeReplay, private readonly journal: Journal) {}

  @Endpoint(reportOrigin.of, readsOwnReport)
  async of(@Input() { id, id_mata_pelajaran }: InputOf<typeof reportOrigin.of>) {
    const [place, report] = [await this.queries.execute(new ReportPlace({ id_general_report: id })), await this.queries.execute(new ReportDetail({ id }))];
    const [printed, version] = [report?.isi.mapel.find((it) => it.id_mata_pelajaran === id_mata_pelajaran), report?.daftar_versi[0]];
    if (!place || !report || !printed || !version) return refuse(common.NOT_FOUND);
    const published = (await this.journal.read(`report-card-${id}`)).find(({ type, data }) => type === 'ReportPublished' && data.versi === version.versi);
    if (!published) return refuse(common.NOT_FOUND);
    const then = await this.replay.gradesBefore({ id_kelas: place.id_kelas_tahun_ajaran, id_mata_pelajaran }, published.position);
    const own = then.akhir.find((it) => it.id_murid === report.id_murid);
    const grades = own && printedGrades(then.aturan, own, place.type);
    const nilai = JENIS_CETAK.flatMap((jenis) => {
      const it = grades?.[jenis];
      // Against the passing grade that the report prints, whatever it is by now.
      return it ? [{ ...it, jenis, tuntas: it.nilai === null ? null : it.nilai >= printed.kkm, dicetak: printed[jenis]?.nilai ?? null }] : [];
    });
    return { data: { id_mata_pelajaran, mapel: printed.mapel, kelas: then.kelas, kumer: report.isi.kumer, kkm: printed.kkm, at: version.diterbitkan, nilai } };
  }
}
