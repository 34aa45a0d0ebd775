import { Controller, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { proof } from '#server/audit/proof';
import { audit } from '#contract/audit/audit.api';
import type { InputOf } from '#contract/kit/endpoint';
import type { Recorded } from '#contract/kit/event';
import { common } from '#contract/kit/refusal';
import { RecentChanges } from '#projections/audit/change.query';
import { NamesOf } from '#projections/identity/account.query';
import { AttendanceReplay } from '#server/audit/attendance-replay';
import { openTo, readsStream } from '#server/audit/audit.policy';
import { explained, peopleIn } from '#server/audit/explained';
import { Looking } from '#server/audit/looking';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { Health } from '#server/kit/health';
import { proofLines } from '#server/kit/log/export-proof';
import { LogCheck } from '#server/kit/log/log-check';
import { Journal } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { PROVED, StreamProofs } from '#server/kit/log/stream-proof';

@Controller()
export class AuditController {
  constructor(
    private readonly journal: Journal, private readonly queries: QueryBus, private readonly well: Health,
    private readonly check: LogCheck, private readonly replay: AttendanceReplay, private readonly proofs: StreamProofs, private readonly master: MasterKey, private readonly looking: Looking,
  ) {}

  @Endpoint(audit.health)
  async health() {
    const data = await this.well.check();
    if (data.status !== 'ok') throw new Refused(common.UNAVAILABLE, {}, undefined, { data });
    return { data };
  }

  @Endpoint(audit.changes, byRole)
  changes(@Input() input: InputOf<typeof audit.changes>, @By() actor: Actor) {
    return this.queries.execute(new RecentChanges({ ...input, hanya: openTo(actor) }));
  }

  @Endpoint(audit.stream, readsStream)
  async stream(@Input() { stream, page, limit, id_murid }: InputOf<typeof audit.stream>, @By() by: Actor) {
    const { shown, total } = id_murid ? await this.about(id_murid, stream, page, limit) : await this.page(stream, page, limit);
    const ids = [...new Set(shown.flatMap(peopleIn))];
    const names = await this.queries.execute(new NamesOf({ ids }));
    const found = { data: shown.map((it) => explained(it, names, by.roles)), total, page, limit };
    return isNoted(stream) ? this.looking.at('riwayat', by, { stream, id_murid }, found) : found;
  }

  /** The newest first; no more is read than is shown, and where the stream ends. */
  private async page(stream: string, page: number, limit: number) {
    const [last] = await this.journal.read(stream, { backwards: true, max: 1 });
    refuseUnless(last, common.NOT_FOUND);
    const total = last.revision + 1;
    const until = total - (page - 1) * limit;
    const from = Math.max(0, until - limit);
    return { total, shown: until > 0 ? (await this.journal.read(stream, { from, max: until - from })).reverse() : [] };
  }

  /** Which events are about somebody only their data tell. */
  private async about(id_murid: string, stream: string, page: number, limit: number) {
    const events = await this.journal.read(stream, { backwards: true });
    refuseUnless(events.length, common.NOT_FOUND);
    const about = events.filter((it) => isAbout(it, id_murid));
    return { total: about.length, shown: about.slice((page - 1) * limit, page * limit) };
  }

  @Endpoint(audit.proofFile, readsStream)
  async proofFile(@Input() { stream }: InputOf<typeof audit.proofFile>, @By() by: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const proof = await this.proofs.of(stream);
    refuseUnless(proof.events.length || proof.listings.length, common.NOT_FOUND);
    const lines = await this.looking.at('bukti', by, { stream }, await proofLines({ proof, about: { stream, temuan: proof.faults }, key: this.master.signing }));
    return asFile(reply, { name: `bukti-${stream}.jsonl`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(lines) });
  }

  @Endpoint(audit.verify, byRole)
  async verify(@Input() { ulang }: InputOf<typeof audit.verify>) {
    return { data: proof(await this.check.seals(), this.check.publicKey, this.check.run(ulang === 'true')) };
  }

  @Endpoint(audit.moments, byRole)
  moments(@Input() { tanggal }: InputOf<typeof audit.moments>) {
    return this.replay.moments(tanggal);
  }

  @Endpoint(audit.attendance, byRole)
  attendance(@Input() input: InputOf<typeof audit.attendance>) {
    return this.replay.board(input);
  }
}

/** Whose history is that of grades: who has looked at it is known. */
const isNoted = (stream: string) => PROVED.some((it) => stream.startsWith(`${it}-`));

/** An event about one student names them, or lists them among others. */
const isAbout = ({ data }: Recorded, id_murid: string) => data.id_murid === id_murid || data.daftar_murid?.includes(id_murid);
