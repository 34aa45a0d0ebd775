import { Controller, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { gradeAudit } from '#contract/audit/grade-audit.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { jamOf, tanggalOf } from '#contract/school-year/school-days';
import { GradeChanges } from '#projections/audit/grade-change.query';
import { OneClass } from '#projections/classroom/classroom.query';
import { LedgerOf } from '#projections/grading/ledger.query';
import { NamesOf } from '#projections/identity/account.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { GradeReplay } from '#server/audit/grade-replay';
import { Looking } from '#server/audit/looking';
import { pastBookSheet } from '#server/audit/past-book-sheet';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { asFile, fileNameOf } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller()
export class GradeAuditController {
  constructor(private readonly queries: QueryBus, private readonly replay: GradeReplay, private readonly looking: Looking, private readonly clock: Clock) {}

  @Endpoint(gradeAudit.changes, byRole)
  async changes(@Input() input: InputOf<typeof gradeAudit.changes>, @By() by: Actor) {
    return this.looking.at('perubahan', by, input, await this.queries.execute(new GradeChanges(input)));
  }

  @Endpoint(gradeAudit.moments, byRole)
  async moments(@Input() input: InputOf<typeof gradeAudit.moments>, @By() by: Actor) {
    return this.looking.at('putar_ulang', by, input, await this.replay.moments(input));
  }

  @Endpoint(gradeAudit.book, byRole)
  async book(@Input() input: InputOf<typeof gradeAudit.book>, @By() by: Actor) {
    return this.looking.at('putar_ulang', by, input, await this.replay.book(input));
  }

  @Endpoint(gradeAudit.take, byRole)
  async take(@Input() input: InputOf<typeof gradeAudit.take>, @By() by: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const { data } = await this.looking.at('unduh', by, input, await this.replay.book(input));
    const [{ nama: sekolah, zona_waktu }, names] = await Promise.all([this.queries.execute(new SchoolSettings()), this.queries.execute(new NamesOf({ ids: by.account ? [by.account] : [] }))]);
    const told = (at: string) => `${tanggalOf(new Date(at), zona_waktu)} ${jamOf(at, zona_waktu)}`;
    const made = { sekolah, oleh: names.get(by.account ?? '') ?? '–', pada: told(this.clock.now().toISOString()), momen: data.at ? `${told(data.at)} (${data.at})` : 'sebelum peristiwa pertama' };
    return asFile(reply, { name: fileNameOf(['nilai', data.kelas, data.mapel, data.at && told(data.at)], 'xlsx'), type: XLSX, bytes: await pastBookSheet(data, made) });
  }

  @Endpoint(gradeAudit.ledger, byRole)
  async ledger(@Input() { id_kelas: id }: InputOf<typeof gradeAudit.ledger>, @By() by: Actor) {
    const { id_kelas_tahun_ajaran: id_kelas } = ((await this.queries.execute(new OneClass({ id }))) ?? refuse(common.NOT_FOUND)).data;
    const { data } = (await this.queries.execute(new LedgerOf({ id_kelas_tahun_ajaran: id_kelas }))) ?? refuse(common.NOT_FOUND);
    return this.looking.at('leger', by, { id_kelas }, { data: { ...data, murid: data.murid.map((it) => ({ ...it, nis: null })) } });
  }

  @Endpoint(gradeAudit.compare, byRole)
  async compare(@Input() input: InputOf<typeof gradeAudit.compare>, @By() by: Actor) {
    return this.looking.at('banding', by, input, await this.replay.compare(input));
  }
}
