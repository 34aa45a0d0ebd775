import { AUDITORS } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import { isClosed, type JenisPermintaan, NEXT, type StatusPermintaan } from '#contract/privacy/data-request';
import { DataRequested, DataRequestMoved } from '#contract/privacy/data-request.events';
import { privacyRefusals } from '#contract/privacy/privacy.refusals';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';

export class AskAboutData extends DomainCommand<{ id_permintaan: string; id_orang: string; jenis: JenisPermintaan; isi: string }> {}
export class MoveDataRequest extends DomainCommand<{ id_permintaan: string; status: StatusPermintaan; alasan?: string | null }> {}

type State = { id_orang: string; jenis: JenisPermintaan; status: StatusPermintaan } | null;
const sayWhy = privacyRefusals.REASON_MISSING;

/** What somebody asks about their data, until it is answered (domain 7.2). */
export const dataRequestDecider = decider({
  stream: 'data-request',
  history: AUDITORS,
  idOf: ({ id_permintaan }: { id_permintaan: string }) => id_permintaan,
  commands: { AskAboutData, MoveDataRequest },
  events: { DataRequested, DataRequestMoved },
  initial: null as State,
  decide: {
    AskAboutData: (data, state) => (state ? nothing : DataRequested(data)),
    MoveDataRequest: ({ id_permintaan, status, alasan = null }, state) => {
      refuseUnless(state, common.NOT_FOUND);
      if (state.status === status) return nothing;
      refuseUnless(NEXT[state.status].includes(status), privacyRefusals.NOT_NEXT);
      if (status === 'ditolak' && !alasan) throw new Refused(sayWhy, {}, { alasan: sayWhy });
      return DataRequestMoved({ id_permintaan, id_orang: state.id_orang, jenis: state.jenis, status, sebelum: state.status, alasan });
    },
  },
  evolve: {
    DataRequested: (_, { id_orang, jenis }): State => ({ id_orang, jenis, status: 'diterima' }),
    DataRequestMoved: (state, { status }): State => state && { ...state, status },
  },
  claims: (state) => (state && !isClosed(state.status) ? [{ kind: 'data-request', value: `${state.id_orang} ${state.jenis}`, field: 'jenis' }] : []),
  taken: privacyRefusals.REQUEST_OPEN,
});
