import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { IsiRapor } from '#contract/report-card/report';
import { reportCardRefusals as no } from '#contract/report-card/report-card.refusals';
import type { BuktiRapor } from '#contract/report-card/report-proof.api';
import { ReadSide } from '#projections/kit/read-side';
import { type BarisVersi, ReportAtAddress, VersionRow } from '#projections/report-card/preview.query';
import { plainAddress, senderOf } from '#server/kit/address';
import { BoundedQueue } from '#server/kit/bounded-queue';
import { refuse } from '#server/kit/deciding/refused';
import { AddressLimit } from '#server/kit/limit';
import { proofLines } from '#server/kit/log/export-proof';
import { Journal } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { publicText } from '#server/kit/log/seal';
import { Sealer } from '#server/kit/log/sealer';
import { hashOf, type StreamProof, StreamProofs } from '#server/kit/log/stream-proof';
import { digestOf, masked } from '#server/report-card/report-digest';
import { MINUTE, MOST } from '#server/report-card/report-preview';
import { type Standing, standingOf } from '#server/report-card/report-standing';

type Finding = BuktiRapor['temuan'][number];
/** A seal is made every five minutes; later than this it is missed. */
const SEALED_WITHIN_MS = 900_000;
/** A proof opens a few seals of up to a megabyte: so many at once, and so many wait. */
const [AT_ONCE, WAITING] = [2, 200];

/** What the log says of a paper, for whoever has its address. */
@Injectable()
export class ReportProof {
  private readonly senders: AddressLimit;
  private readonly queue = new BoundedQueue(AT_ONCE, WAITING);

  constructor(
    @Inject(pg.Pool) pool: pg.Pool, private readonly queries: QueryBus, private readonly journal: Journal,
    private readonly proofs: StreamProofs, private readonly sealer: Sealer, @Inject(ReadSide) private readonly readSide: ReadSide, private readonly master: MasterKey,
  ) {
    this.senders = new AddressLimit(pool, 'report-proof', MOST, MINUTE);
  }

  async of(uuid: string, ip: string) {
    await this.senders.at(plainAddress(ip)).count(senderOf(ip));
    const { id_general_report } = (await this.queries.execute(new ReportAtAddress({ uuid }))) ?? refuse(no.PREVIEW_UNKNOWN);
    return this.queue.run(async () => {
      const first = await this.look(id_general_report, uuid);
      // What was written between the looks at log and tables is no fault.
      return first.bukti.temuan.length ? this.look(id_general_report, uuid) : first;
    });
  }

  /** The publication alone: what became of the report else is the school's. */
  async file(uuid: string, ip: string) {
    const { bukti: { status, sejak, versi, diterbitkan, sidik, peristiwa, temuan }, proof } = await this.of(uuid, ip);
    if (!peristiwa) return refuse(no.PREVIEW_UNKNOWN);
    const about = { alamat: uuid, status, sejak, versi, diterbitkan, sidik, ...(temuan.length && { temuan }) };
    const lines = await proofLines({ proof, only: peristiwa.nomor - 1, about, key: this.master.signing });
    return { name: `bukti-rapor-versi-${versi}.jsonl`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(lines) };
  }

  private async look(id_general_report: string, uuid: string): Promise<{ bukti: BuktiRapor; proof: StreamProof }> {
    const proof = await this.proofs.of(`report-card-${id_general_report}`);
    const standing = standingOf(await this.journal.opened(proof.events), uuid);
    const faults: Finding[] = proof.faults.map(({ what, revision, seal, why }) => ({ jenis: what, nomor: revision === null ? null : revision + 1, segel: seal, keterangan: why }));
    const kunci_publik = publicText(this.sealer.publicKey);
    if (!standing) return { proof, bukti: { ...NOTHING, kunci_publik, temuan: [...faults, found('alamat', 'no event gave a report this address')] } };
    const last = proof.events.at(-1);
    if (last) await this.readSide.upTo(last.position);
    const row = await this.queries.execute(new VersionRow({ id_general_report, versi: standing.versi }));
    const temuan = [...faults, ...differences(standing, row)];
    return { proof, bukti: { ...said(standing, proof), ...(temuan.length && { status: 'berubah' as const }), kunci_publik, temuan } };
  }
}

const NOTHING = {
  status: 'berubah' as const, sejak: null, versi: null, versi_pengganti: null, ditarik: false, diterbitkan: null, berlaku_sampai: null, sekolah: null, type: null, tahun_ajaran: null, semester: null, nama: null,
  peristiwa: null, segel: null, terlambat: false, sidik: null,
};
const found = (jenis: Finding['jenis'], keterangan: string): Finding => ({ jenis, nomor: null, segel: null, keterangan });
const text = (it: unknown) => (typeof it === 'string' ? it : null);

const sidikOf = (isi: unknown) => (isi ? digestOf(isi) : null);

/** In the contract's words; what cannot be read of a damaged event is not said. */
function said({ published: { at, revision, data }, row: _, berlaku_sampai, ...standing }: Standing, { events, listings }: StreamProof) {
  const isi = IsiRapor.safeParse(data.isi).data;
  const stored = events.find((it) => it.revision === revision);
  const listing = listings.find(({ places }) => places.some((it) => it.revision === revision));
  const segel = listing ? { nomor: listing.seal.number, tanggal: listing.seal.tanggal, at: listing.seal.at, sampai: listing.seal.count, hash: listing.hash, tanda_tangan: listing.seal.signature } : null;
  return {
    ...standing, diterbitkan: at, berlaku_sampai: text(berlaku_sampai), sekolah: isi?.sekolah.nama ?? null, type: isi?.type ?? null, tahun_ajaran: isi?.tahun_ajaran ?? null, semester: isi?.semester ?? null,
    nama: isi?.murid.nama ? masked(isi.murid.nama) : null, peristiwa: { nomor: revision + 1, at, hash: stored ? hashOf(stored) : '' }, segel,
    terlambat: !segel && stored !== undefined && Date.now() - stored.storedAt.getTime() > SEALED_WITHIN_MS, sidik: sidikOf(data.isi),
  };
}

/** Where the read table, which the preview shows, says something else than the log. */
function differences({ published: { at, data }, row: expected }: Standing, row: BarisVersi | undefined): Finding[] {
  if (!row) return [found('tabel', 'the version is not in the read table')];
  const differs = [
    sidikOf(data.isi) !== sidikOf(row.isi) && 'what is shown is not what was published',
    row.diterbitkan !== at && 'when it was published', row.berlaku_sampai !== expected.berlaku_sampai && 'until when its address holds',
    row.uuid !== expected.uuid && 'its address', (row.diganti !== null) !== expected.isReopened && 'whether it was taken back',
  ];
  return differs.flatMap((it) => (it ? [found('tabel', it)] : []));
}
