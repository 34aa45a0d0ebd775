import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import type { Refusal } from '#contract/kit/refusal';
import { common } from '#contract/kit/refusal';
import { reportCardRefusals as no } from '#contract/report-card/report-card.refusals';
import type { reportPaper, SuratRapor } from '#contract/report-card/report-paper.api';
import { uuidV5 } from '#projections/kit/uuid';
import { type RaporDikabarkan, ReportsToTell, versionId } from '#projections/report-card/report-mail.query';
import { PapersOfClass } from '#projections/report-card/report-paper.query';
import { ClassOfReports } from '#projections/report-card/report-place.query';
import { EmailAddresses } from '#server/identity/email-addresses';
import { type OnItsWay, Outbox } from '#server/identity/outbox';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';

type Address = { email: string; isVerified: boolean };
type Found = RaporDikabarkan & { addresses: Address[]; mails: OnItsWay[] };

/** Reports and the parents who are told of them: who can be, what became of each mail. */
@Injectable()
export class ReportMail {
  constructor(private readonly queries: QueryBus, private readonly addresses: EmailAddresses, private readonly outbox: Outbox, private readonly clock: Clock) {}

  /** Each by itself: who cannot be told now is answered with why. */
  async send({ id_general_report, ulang }: InputOf<typeof reportPaper.send>, by: Actor) {
    const data = [];
    const found = await this.find([...new Set(id_general_report)]);
    for (const it of found) {
      const refused = this.refusalOf(it, ulang);
      if (refused && found.length === 1) return refuse(refused);
      if (!refused) await this.tell(it, ulang ? (by.command ?? randomUUID()) : '');
      data.push({ id_general_report: it.id_general_report, id_murid: it.id_murid, hasil: refused?.code ?? 'ok' });
    }
    return { position: undefined, data };
  }

  async ofClass({ id, type }: InputOf<typeof reportPaper.mails>): Promise<SuratRapor[]> {
    const { id_kelas_tahun_ajaran } = (await this.queries.execute(new ClassOfReports({ id }))) ?? refuse(common.NOT_FOUND);
    const made = await this.queries.execute(new PapersOfClass({ id_kelas_tahun_ajaran, type }));
    return (await this.find(made.map((it) => it.id))).filter((it) => it.isPublished).map((it) => ({ id_general_report: it.id_general_report, id_murid: it.id_murid, ...standingOf(it) }));
  }

  private async find(ids: readonly string[]): Promise<Found[]> {
    const rows = new Map((await this.queries.execute(new ReportsToTell({ ids }))).map((it) => [it.id_general_report, it]));
    const reports = ids.flatMap((it) => rows.get(it) ?? []);
    const [own, mails] = await Promise.all([this.addresses.ofMany(reports.map((it) => it.id_murid), 'orangtua'), this.outbox.about(reports.map(versionId))]);
    return reports.map((it) => {
      const { verified = null, waiting = null } = own.get(it.id_murid) ?? {};
      const known = new Map([...it.tercatat, ...(waiting ? [waiting] : [])].map((email) => [email.toLowerCase(), { email, isVerified: false }]));
      if (verified) known.set(verified.toLowerCase(), { email: verified, isVerified: true });
      return { ...it, addresses: [...known.values()], mails: mails.filter((mail) => mail.tentang === versionId(it)) };
    });
  }

  private refusalOf(it: Found, ulang: boolean): Refusal | undefined {
    if (!it.isPublished) return no.NOT_PUBLISHED;
    if (it.dicabut) return no.PREVIEW_REVOKED;
    if ((it.berlaku_sampai ?? '') <= this.clock.now().toISOString()) return no.PREVIEW_EXPIRED;
    if (!it.addresses.length) return no.NO_ADDRESS;
    const isReached = it.dikirim !== null || it.mails.some((mail) => mail.terkirim || mail.berikut);
    return isReached && !ulang ? no.ALREADY_SENT : undefined;
  }

  /** A request that is repeated, or another at the same moment, tells nobody twice. */
  private async tell(it: Found, again: string) {
    const about = versionId(it);
    await this.outbox.clear(about);
    for (const { email, isVerified } of it.addresses) {
      const id = uuidV5(about, `${this.addresses.digest(email)} ${again}`);
      await this.outbox.put({ jenis: 'rapor', email, isVerified, id_general_report: it.id_general_report, versi: it.versi }, it.id_murid, id, about);
    }
  }
}

/** The word for all mails about a report: one that got there is enough, and what was refused is told beside. */
function standingOf({ mails, addresses, dikirim }: Found): Pick<SuratRapor, 'keadaan' | 'alasan' | 'pada'> {
  const [waiting, out] = [mails.filter((it) => it.berikut && !it.terkirim), mails.filter((it) => it.terkirim)];
  const alasan = mails.find((it) => it.galat)?.galat ?? null;
  if (waiting.length) return { keadaan: waiting.some((it) => it.galat) ? 'dicoba_lagi' : 'antre', alasan, pada: null };
  if (out.length || dikirim) return { keadaan: 'terkirim', alasan, pada: out.at(-1)?.terkirim ?? dikirim };
  if (mails.length) return { keadaan: 'gagal', alasan, pada: null };
  return { keadaan: addresses.length ? 'belum' : 'tanpa_alamat', alasan: null, pada: null };
}
