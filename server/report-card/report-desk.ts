import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { isOut, type Pemeriksa, type TipeRapor, type RaporMurid } from '#contract/report-card/report';
import type { reportCard } from '#contract/report-card/report-card.api';
import { reportCardRefusals as no } from '#contract/report-card/report-card.refusals';
import { ReadSide } from '#projections/kit/read-side';
import { uuidV5 } from '#projections/kit/uuid';
import { ClassOfReports, type PlaceOfReport, PlacesOfStudents, reportId, ReportPlace, ReportPlaces, ReportsInClass } from '#projections/report-card/report-place.query';
import { moveReports, ReportContents } from '#projections/report-card/report-card.query';
import type { Actor, DomainCommand, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { lineOf, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { Journal } from '#server/kit/log/journal';
import { CreateReport, FillReport, PublishReport, ReopenReport, reportCardDecider, ReturnReport, RevokePreview, VerifyReport } from '#server/report-card/report-card.decider';

type Of = { id_general_report: string; id_murid: string };
type OfClass = { id_kelas_tahun_ajaran: string; type: TipeRapor };
type Contents = ReadonlyMap<string, RaporMurid>;
const studentsOf = (contents: Contents) => new Set([...contents.values()].map((it) => it.id_murid));
const oneOf = (contents: Contents, id: string) => contents.get(id) ?? refuse(no.NOT_A_MEMBER);

/** Reports one by one and a class at a time, each of them decided by itself; what goes out is what the log holds at that moment. */
@Injectable()
export class ReportDesk {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly deciding: Deciding, private readonly journal: Journal, @Inject(ReadSide) private readonly readSide: ReadSide) {}

  async create({ listStudents, type, semester }: InputOf<typeof reportCard.create>, by: Actor) {
    const found = new Map((await this.queries.execute(new PlacesOfStudents({ ids: listStudents }))).map((it) => [it.id_murid, it]));
    const places = [...new Set(listStudents)].flatMap((it) => found.get(it) ?? []);
    refuseUnless(places.every((it) => !semester || it.semester === semester), no.WRONG_SEMESTER);
    return this.each(places.map(({ id_kelas_tahun_ajaran, id_murid }) => ({ id_general_report: reportId({ id_kelas_tahun_ajaran, id_murid, type }), id_murid, id_kelas_tahun_ajaran })), by,
      ({ id_kelas_tahun_ajaran, id_murid }, step) => new CreateReport({ id_kelas_tahun_ajaran, id_murid, type }, step));
  }

  async fill({ general_report, alasan }: InputOf<typeof reportCard.updateAll>, by: Actor) {
    const places = new Map((await this.queries.execute(new ReportPlaces({ ids: general_report.map((it) => it.id_general_report) }))).map((it) => [it.id_general_report, it]));
    const rows = general_report.map((it, nomor) => ({ ...it, nomor, id_murid: (places.get(it.id_general_report) as PlaceOfReport).id_murid }));
    if (rows.length > 1) return this.each(rows, by, ({ nomor: _, id_murid: __, ...it }, step) => new FillReport({ ...it, alasan }, step));
    const [{ nomor: _, id_murid, ...it }] = rows as [(typeof rows)[number]];
    return { ...(await this.commands.execute(new FillReport({ ...it, alasan }, by))), data: [done({ id_general_report: it.id_general_report, id_murid })] };
  }

  async verify({ id, by: sebagai, kembali, alasan }: InputOf<typeof reportCard.verify> & { by: Pemeriksa }, by: Actor) {
    if (kembali) return this.commands.execute(new ReturnReport({ id_general_report: id, by: sebagai, alasan: alasan ?? refuse(no.REASON_NEEDED) }, by));
    return this.commands.execute(verifying(oneOf(await this.fresh(await this.placeOf(id)), id), sebagai, by));
  }

  async verifyClass({ id, type, by: sebagai }: InputOf<typeof reportCard.verifyClass>, by: Actor) {
    const { rows, contents } = await this.ofClass(id, type);
    return this.each(rows, by, ({ id_general_report }, step) => verifying(oneOf(contents, id_general_report), sebagai, step));
  }

  async publish({ id, alasan }: InputOf<typeof reportCard.publish>, by: Actor) {
    const of = await this.placeOf(id);
    const { position } = await this.commands.execute(this.publishing(oneOf(await this.fresh(of), id), by, alasan));
    const { versi } = await this.deciding.stateOf(reportCardDecider, id);
    return { position, data: { id, versi, ...differingNow((await this.afterwards(of)).get(id)) } };
  }

  async publishClass({ id, type }: InputOf<typeof reportCard.publishClass>, by: Actor) {
    const { of, rows, now } = await this.ofClass(id, type);
    const { position, data } = await this.each(rows, by, async ({ id_general_report }, step) => this.publishing(oneOf(await now(), id_general_report), step));
    const contents = await this.afterwards(of);
    return { position, data: data.map((it) => ({ ...it, ...differingNow(contents.get(it.id_general_report)) })) };
  }

  reopen({ id, alasan }: InputOf<typeof reportCard.reopen>, by: Actor) {
    return this.commands.execute(new ReopenReport({ id_general_report: id, alasan }, by));
  }

  revoke({ id, alasan, ganti }: InputOf<typeof reportCard.revoke>, by: Actor) {
    return this.commands.execute(new RevokePreview({ id_general_report: id, alasan, pengganti: ganti ? randomUUID() : null }, by));
  }

  /** Its address is from chance alone, so that nobody can guess it. */
  private readonly publishing = ({ id_general_report, isi, kurang, sidik }: RaporMurid, by: Actor, alasan = '') => new PublishReport({ id_general_report, uuid: randomUUID(), isi, kurang, sidik, alasan }, by);

  private async placeOf(id_general_report: string) {
    return (await this.queries.execute(new ReportPlace({ id_general_report }))) ?? refuse(no.NO_REPORT);
  }

  /** What the reports of a class print by all that the log holds now. */
  private fresh(of: OfClass) {
    return this.following(of)();
  }

  /** The same as often as it is asked for, read anew only where what they are made of has moved meanwhile. */
  private following(of: OfClass) {
    let read: { asOf: string; contents: Contents } | undefined;
    return async () => {
      refuseUnless(await this.readSide.upTo(await this.journal.store.end()), common.UNAVAILABLE);
      const { recent } = this.readSide;
      if (!read || moveReports(recent.since(read.asOf), studentsOf(read.contents))) read = { asOf: recent.asOf, contents: await this.contentsOf(of) };
      return read.contents;
    };
  }

  /** The same once something is done: whatever the read side does not have by then is told by the lists. */
  private async afterwards(of: OfClass) {
    await this.readSide.upTo(await this.journal.store.end());
    return this.contentsOf(of);
  }

  private async contentsOf({ id_kelas_tahun_ajaran, type }: OfClass): Promise<Contents> {
    return new Map((await this.queries.execute(new ReportContents({ id_kelas_tahun_ajaran, type }))).map((it) => [it.id_general_report, it]));
  }

  /** Those of a class that are not out, of whoever is still in it; of a closed semester nothing is done for all at once. */
  private async ofClass(id: string, type: TipeRapor) {
    const { id_kelas_tahun_ajaran, isActive } = (await this.queries.execute(new ClassOfReports({ id }))) ?? refuse(common.NOT_FOUND);
    refuseUnless(isActive, no.CLOSED_SEMESTER);
    const of = { id_kelas_tahun_ajaran, type };
    const now = this.following(of);
    const contents = await now();
    return { of, contents, now, rows: (await this.queries.execute(new ReportsInClass(of))).filter((it) => !isOut(it.status) && contents.has(it.id_general_report)) };
  }

  /** One after the other, each a command of its own; who is refused is told why, and the others go on. */
  private async each<R extends Of>(rows: readonly R[], by: Actor, commandOf: (row: R, step: Actor) => DomainCommand | Promise<DomainCommand>) {
    let position: Receipt['position'];
    const data: ReturnType<typeof done>[] = [];
    for (const [i, row] of rows.entries()) {
      try {
        position = (await this.commands.execute(await commandOf(row, stepOf(by, uuidV5(row.id_general_report, String(i)))))).position ?? position;
        data.push(done(row));
      } catch (error) {
        const { refusal, params } = lineOf(error);
        data.push({ ...done(row), hasil: refusal.code, jumlah: Number(params.jumlah ?? 0) || null });
      }
    }
    return { position, data };
  }
}

const verifying = ({ id_general_report, kurang, sidik }: RaporMurid, sebagai: Pemeriksa, by: Actor) => new VerifyReport({ id_general_report, by: sebagai, kurang, sidik }, by);
/** The subjects of which a report that just went out prints other numbers than the gradebooks have by now. */
const differingNow = (it: RaporMurid | undefined) => {
  const berbeda = (it?.kurang ?? []).flatMap(({ jenis, mapel }) => (jenis === 'berbeda' ? mapel : []));
  return berbeda.length ? { berbeda } : {};
};
const done = ({ id_general_report, id_murid }: Of): { id_general_report: string; id_murid: string; hasil: string; jumlah: number | null } => ({ id_general_report, id_murid, hasil: 'ok', jumlah: null });
