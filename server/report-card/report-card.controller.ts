import { Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { wholeOf } from '#contract/kit/resource';
import { reportCard } from '#contract/report-card/report-card.api';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { readOf } from '#projections/kit/resource';
import { ClassesWithReports, ReportDetail, ReportKinds, ReportsOfClass, ReportsOfStudent, StudentOfReports } from '#projections/report-card/report-card.query';
import { ClassLedBy, ClassOfReports, ReportPlace } from '#projections/report-card/report-place.query';
import { IsPaperHeld } from '#projections/report-card/report-paper.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { allowedWith, leadsStudents, publishesClass, publishesReport, readsClass, readsNamedClass, readsReport, readsStudent, readsSubjects, reopensReport, revokesPreview, verifiesClass, verifiesReport, writesReports } from '#server/report-card/report-card.policy';
import { ReportDesk } from '#server/report-card/report-desk';
import { ReportPreview } from '#server/report-card/report-preview';

const { List } = readOf(reportTemplate);
const UNDECIDED = { nilai: null, jurnal: '' };
const NOT_THEIRS = { kurang: [], dikembalikan: null, pilihan_keputusan: [], saran_keputusan: null, sikap_wali: { spiritual: UNDECIDED, sosial: UNDECIDED } };

@Controller()
export class ReportCardController {
  constructor(private readonly queries: QueryBus, private readonly desk: ReportDesk, private readonly door: ReportPreview) {}

  @Endpoint(reportCard.activityTemplates, byRole)
  async activityTemplates() {
    const { data } = await this.queries.execute(new List(wholeOf(reportTemplate, { type: 'kegiatan' })));
    return { data };
  }

  @Endpoint(reportCard.create, leadsStudents)
  create(@Input() input: InputOf<typeof reportCard.create>, @By() by: Actor) {
    return this.desk.create(input, by);
  }

  @Endpoint(reportCard.updateAll, writesReports)
  updateAll(@Input() input: InputOf<typeof reportCard.updateAll>, @By() by: Actor) {
    return this.desk.fill(input, by);
  }

  @Endpoint(reportCard.verify, verifiesReport)
  verify(@Input() { by: sebagai, ...input }: InputOf<typeof reportCard.verify>, @By() by: Actor, @Ip() ip: string) {
    return sebagai === 'orangTua' ? this.door.read(input.id, ip, by) : this.desk.verify({ ...input, by: sebagai }, by);
  }

  @Endpoint(reportCard.verifyClass, verifiesClass)
  verifyClass(@Input() input: InputOf<typeof reportCard.verifyClass>, @By() by: Actor) {
    return this.desk.verifyClass(input, by);
  }

  @Endpoint(reportCard.publish, publishesReport)
  publish(@Input() input: InputOf<typeof reportCard.publish>, @By() by: Actor) {
    return this.desk.publish(input, by);
  }

  @Endpoint(reportCard.publishClass, publishesClass)
  publishClass(@Input() input: InputOf<typeof reportCard.publishClass>, @By() by: Actor) {
    return this.desk.publishClass(input, by);
  }

  @Endpoint(reportCard.reopen, reopensReport)
  reopen(@Input() input: InputOf<typeof reportCard.reopen>, @By() by: Actor) {
    return this.desk.reopen(input, by);
  }

  @Endpoint(reportCard.revoke, revokesPreview)
  revoke(@Input() input: InputOf<typeof reportCard.revoke>, @By() by: Actor) {
    return this.desk.revoke(input, by);
  }

  @Endpoint(reportCard.ofStudent, readsStudent)
  ofStudent(@Input() { id }: InputOf<typeof reportCard.ofStudent>, @By() { account }: Actor) {
    return this.queries.execute(new ReportsOfStudent({ id, isOwn: id === account }));
  }

  @Endpoint(reportCard.studentMetadata, readsStudent)
  async studentMetadata(@Input() { id }: InputOf<typeof reportCard.studentMetadata>, @By() { account }: Actor) {
    const person = (await this.queries.execute(new StudentOfReports({ id }))) ?? refuse(common.NOT_FOUND);
    const { data } = await this.queries.execute(new ReportsOfStudent({ id, isOwn: id === account }));
    return { data: { ...person, jumlah_rapor: data.length, terbaru: data[0] ?? null } };
  }

  @Endpoint(reportCard.reportMetadata, readsReport)
  async reportMetadata(@Input() { id }: InputOf<typeof reportCard.reportMetadata>, @By() by: Actor) {
    const { id_murid, nama, nis, status, isPublished, type, isi: { kelas, tahun_ajaran, semester }, verifikasi, daftar_versi } = await this.detailOf(id, by);
    return { data: { id_murid, nama, nis, id_general_report: id, status, isPublished, type, kelas, tahun_ajaran, semester, verifikasi, daftar_versi } };
  }

  @Endpoint(reportCard.metadata, byRole)
  metadata(@Input() input: InputOf<typeof reportCard.metadata>) {
    return this.queries.execute(new ReportKinds(input));
  }

  @Endpoint(reportCard.content, readsReport)
  async content(@Input() { id }: InputOf<typeof reportCard.content>, @By() by: Actor) {
    const place = (await this.queries.execute(new ReportPlace({ id_general_report: id }))) ?? refuse(common.NOT_FOUND);
    const unduh = place.id_murid !== by.account || !(await this.queries.execute(new IsPaperHeld(place)));
    return { data: { ...(await this.detailOf(id, by)), boleh: { ...allowedWith(by, place), unduh } } };
  }

  @Endpoint(reportCard.subjects, readsSubjects)
  async subjects(@Input() { id_general_report }: InputOf<typeof reportCard.subjects>, @By() by: Actor) {
    const id = id_general_report ?? (await this.queries.execute(new ReportsOfStudent({ id: by.account as string, isOwn: true }))).data[0]?.id_general_report;
    return { data: id ? (await this.detailOf(id, by)).isi.mapel : [] };
  }

  @Endpoint(reportCard.homeroom, readsNamedClass)
  async homeroom(@Input() input: InputOf<typeof reportCard.homeroom>, @By() { account }: Actor) {
    const found = await this.queries.execute(input.id_kelas ? new ClassOfReports({ id: input.id_kelas }) : new ClassLedBy({ id_guru: account as string }));
    return this.queries.execute(new ReportsOfClass({ ...input, id_kelas_tahun_ajaran: found?.id_kelas_tahun_ajaran ?? null }));
  }

  @Endpoint(reportCard.curriculum, byRole)
  curriculum(@Input() input: InputOf<typeof reportCard.curriculum>) {
    return this.queries.execute(new ClassesWithReports(input));
  }

  @Endpoint(reportCard.students, readsClass)
  async students(@Input() input: InputOf<typeof reportCard.students>) {
    const rows = await this.rowsOf(input);
    return { data: rows.map(({ id_murid, nama, nis, id_general_report, status, isPublished }) => ({ id_murid, nama, nis, id_general_report, status, isPublished })) };
  }

  @Endpoint(reportCard.table, readsClass)
  async table(@Input() input: InputOf<typeof reportCard.table>) {
    return { data: await this.rowsOf(input) };
  }

  private async rowsOf({ id, type }: InputOf<typeof reportCard.table>) {
    const { id_kelas_tahun_ajaran } = (await this.queries.execute(new ClassOfReports({ id }))) ?? refuse(common.NOT_FOUND);
    return (await this.queries.execute(new ReportsOfClass({ id_kelas: id, type, id_kelas_tahun_ajaran }))).data.daftar_murid;
  }

  /** What was before the version that is out, what lacked, and what the teachers decide by is the school's. */
  private async detailOf(id: string, { account }: Actor) {
    const found = (await this.queries.execute(new ReportDetail({ id }))) ?? refuse(common.NOT_FOUND);
    return found.id_murid === account ? { ...found, ...NOT_THEIRS, daftar_versi: found.daftar_versi.filter((it) => !it.diganti) } : found;
  }
}
