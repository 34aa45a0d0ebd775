import { Controller, Inject, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { ledger } from '#contract/grading/ledger.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { jamOf, tanggalOf } from '#contract/school-year/school-days';
import { AttitudeOrigin } from '#projections/grading/attitude-origin.query';
import { LedgerOf, OriginOf } from '#projections/grading/ledger.query';
import { NamesOf } from '#projections/identity/account.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { readsGrades } from '#server/grading/gradebook.policy';
import { ledgerSheet } from '#server/grading/ledger-sheet';
import { ledgerClass, readsLedger } from '#server/grading/ledger.policy';
import { ScoreHistory } from '#server/grading/score-history';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { asFile, fileNameOf } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller()
export class LedgerController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus, private readonly clock: Clock, private readonly desk: GradebookDesk, private readonly scores: ScoreHistory) {}

  @Endpoint(ledger.ofClass, readsLedger)
  async ofClass(@Input() input: InputOf<typeof ledger.ofClass>, @By() by: Actor) {
    const { id_kelas_tahun_ajaran } = await ledgerClass((it) => this.queries.execute(it), by, input);
    return (await this.queries.execute(new LedgerOf({ id_kelas_tahun_ajaran }))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(ledger.take, readsLedger)
  async take(@Input() input: InputOf<typeof ledger.take>, @By() by: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const [{ data }, school, names] = await Promise.all([this.ofClass(input, by), this.queries.execute(new SchoolSettings()), this.queries.execute(new NamesOf({ ids: by.account ? [by.account] : [] }))]);
    const now = this.clock.now();
    const made = { sekolah: school.nama, oleh: names.get(by.account ?? '') ?? '–', pada: `${tanggalOf(now, school.zona_waktu)} ${jamOf(now.toISOString(), school.zona_waktu)}` };
    return asFile(reply, { name: fileNameOf(['leger', data.kelas, data.tahun_ajaran, data.semester], 'xlsx'), type: XLSX, bytes: await ledgerSheet(data, made) });
  }

  @Endpoint(ledger.origin, readsGrades)
  async origin(@Input() { id_murid, ...which }: InputOf<typeof ledger.origin>) {
    const of = await this.desk.bookOf(which);
    const { kolom, ...data } = (await this.queries.execute(new OriginOf({ ...of, id_murid }))) ?? refuse(common.NOT_FOUND);
    return { data: { ...data, peristiwa: await this.scores.of(of, id_murid, kolom) } };
  }

  @Endpoint(ledger.attitude, readsLedger)
  async attitude(@Input() { id_murid, aspek, ...which }: InputOf<typeof ledger.attitude>, @By() by: Actor) {
    const { id_kelas_tahun_ajaran } = await ledgerClass((it) => this.queries.execute(it), by, which);
    const of = { id_kelas_tahun_ajaran, id_murid, aspek };
    const data = (await this.queries.execute(new AttitudeOrigin(of))) ?? refuse(common.NOT_FOUND);
    return { data: { ...data, peristiwa: await this.scores.attitudeOf(of, data.mapel) } };
  }
}
