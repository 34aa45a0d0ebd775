import { AUDITORS } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import { type Keputusan, type Tujuan, WITHDRAWABLE } from '#contract/people/consent';
import type { consent } from '#contract/people/consent.api';
import { ConsentGiven, ConsentWithdrawn } from '#contract/people/consent.events';
import { consentRefusals } from '#contract/people/consent.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { tanggalOf } from '#contract/school-year/school-days';
import { KeptFile } from '#projections/file/file.query';
import { StudentCard } from '#projections/people/student.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';

type Signed = Omit<InputOf<typeof consent.record>, 'id' | 'status' | 'id_file'> & { id_murid: string; id_file: string | null };
export class GiveConsent extends DomainCommand<Signed> {}
export class WithdrawConsent extends DomainCommand<Signed> {}

/** What each purpose stands on, and when that was signed. */
type State = Partial<Record<Tujuan, { proof: string; tanggal: string }>>;
const proofOf = (status: Keputusan, { versi_teks, saluran, penandatangan, hubungan, tanggal, id_file }: Omit<Signed, 'penandatangan'> & { penandatangan: string | null }) =>
  JSON.stringify([status, versi_teks, saluran, penandatangan, hubungan, tanggal, id_file]);
const noted = (status: Keputusan) => (state: State, data: Parameters<typeof proofOf>[1]): State =>
  ({ ...state, ...Object.fromEntries(data.tujuan.map((it) => [it, { proof: proofOf(status, data), tanggal: data.tanggal }])) });

/** The day it is where the country's day begins first: nothing was signed later than that. */
const latestDay = (at: string) => tanggalOf(new Date(at), 'Asia/Jayapura');

type Known = { student: unknown; scan: { jenis: string; id_pemilik: string } | undefined };

/** Consents are of a student who is there; a scan is one that was kept for them. */
function refuseUnfounded({ id_murid, id_file }: Signed, { student, scan }: Known) {
  refuseUnless(student, common.NOT_FOUND);
  const isTheirs = scan?.jenis === 'persetujuan' && scan.id_pemilik === id_murid;
  if (id_file && !isTheirs) throw new Refused(consentRefusals.NO_SUCH_SCAN, {}, { id_file: consentRefusals.NO_SUCH_SCAN });
}

function changed(status: Keputusan, data: Signed, state: State, at: string): Tujuan[] {
  if (data.tanggal > latestDay(at)) throw new Refused(consentRefusals.SIGNED_LATER, {}, { tanggal: consentRefusals.SIGNED_LATER });
  const tujuan = data.tujuan.filter((it) => state[it]?.proof !== proofOf(status, data));
  const isOlder = tujuan.some((it) => data.tanggal < (state[it]?.tanggal ?? ''));
  if (isOlder) throw new Refused(consentRefusals.SIGNED_BEFORE, {}, { tanggal: consentRefusals.SIGNED_BEFORE });
  return tujuan;
}

/** What a student's parents have signed (domain 7.2). */
export const consentDecider = decider({
  stream: 'consent',
  history: AUDITORS,
  idOf: ({ id_murid }: { id_murid: string }) => id_murid,
  commands: { GiveConsent, WithdrawConsent },
  events: { ConsentGiven, ConsentWithdrawn },
  initial: {} as State,
  needs: ({ id_murid, id_file }: { id_murid: string; id_file?: string | null }) => ({ student: new StudentCard({ id: id_murid }), scan: id_file ? new KeptFile({ id: id_file }) : undefined }),
  decide: {
    GiveConsent: (data, state, { at, needs }) => {
      refuseUnfounded(data, needs);
      const tujuan = changed('diberikan', data, state, at);
      return tujuan.length ? ConsentGiven({ ...data, tujuan }) : nothing;
    },
    WithdrawConsent: (data, state, { at, needs }) => {
      refuseUnfounded(data, needs);
      const isHere = needs.student.data.status_murid === 'aktif';
      refuseUnless(!isHere || data.tujuan.every((it) => WITHDRAWABLE.includes(it)), consentRefusals.ONLY_BY_LEAVING);
      const tujuan = changed('ditarik', data, state, at);
      return tujuan.length ? ConsentWithdrawn({ ...data, tujuan }) : nothing;
    },
  },
  evolve: { ConsentGiven: noted('diberikan'), ConsentWithdrawn: noted('ditarik') },
});
