import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { StatusRpp } from '#contract/curriculum/rpp';
import * as events from '#contract/curriculum/rpp.events';
import { rppRefusals as no } from '#contract/curriculum/rpp.refusals';
import { type SebagianIsi, SUSUNAN } from '#contract/curriculum/rpp-parts';
import { common } from '#contract/kit/refusal';
import { tanggalOf } from '#contract/school-year/school-days';
import { RppContent } from '#projections/curriculum/rpp.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { SchoolYearById } from '#projections/school-year/school-year.query';
import * as commands from '#server/curriculum/rpp.commands';
import { begun, changesOf, decidable, now, refuseIncomplete, type Remark, type Rpp, type RppState, there } from '#server/curriculum/rpp.state';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

const moved = (status: StatusRpp) => (state: RppState): RppState => now(state, { status });
const IN_SEMESTER = ['DraftRpp', 'ChangeRpp', 'SubmitRpp', 'ApproveRpp'];

/** A lesson plan: written by one or several, looked at, approved, and written on while the approved version stays in force. */
export const rppDecider = decider({
  stream: 'rpp',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_rpp }: { id_rpp: string }) => id_rpp,
  commands: { ...commands },
  events: { ...events },
  initial: null as RppState,
  needs: (data: { id_tahun_ajaran?: string; dari?: string | null }, state, command) => {
    const id = data.id_tahun_ajaran ?? (state && state !== 'removed' ? state.id_tahun_ajaran : undefined);
    const asks = IN_SEMESTER.includes(command) && id !== undefined;
    return { tahun: asks ? new SchoolYearById({ id }) : undefined, sekolah: asks ? new SchoolSettings() : undefined, sumber: data.dari ? new RppContent({ id: data.dari }) : undefined };
  },
  decide: {
    DraftRpp: ({ isi, dari, ...it }, state, { at, needs }) => {
      if (state) return nothing;
      beforeItsEnd(needs, at);
      return events.RppDrafted({ ...it, isi: begun(it.jenis, dari ? sourceOf(needs.sumber, it.id_level) : {}, isi), dari });
    },
    ChangeRpp: ({ id_rpp, isi, sebelum: seen, ...kind }, state, { at, needs }) => {
      const it = there(state);
      refuseUnless((['jenis', 'id_mata_pelajaran', 'id_level'] as const).every((name) => kind[name] === undefined || kind[name] === it[name]), no.RPP_FIXED);
      refuseUnless(it.status !== 'diajukan', no.RPP_SUBMITTED);
      beforeItsEnd(needs, at);
      const change = changesOf(it, isi, seen);
      if (!change) return nothing;
      return it.status === 'disetujui' ? events.RppChanged({ id_rpp, versi: it.versi + 1, status: 'draf', ...change }) : events.RppChanged({ id_rpp, versi: it.versi, status: it.status, ...change });
    },
    SubmitRpp: ({ id_rpp }, state, { at, needs }) => {
      const it = there(state);
      if (it.status === 'diajukan' || it.status === 'disetujui') return nothing;
      beforeItsEnd(needs, at);
      refuseIncomplete(it);
      return events.RppSubmitted({ id_rpp, versi: it.versi, putaran: it.putaran + 1 });
    },
    WithdrawRpp: ({ id_rpp }, state) => {
      const { status, versi, putaran } = there(state);
      if (status === 'draf') return nothing;
      refuseUnless(status === 'diajukan', no.RPP_NOT_SUBMITTED);
      return events.RppWithdrawn({ id_rpp, versi, putaran });
    },
    ReturnRpp: ({ id_rpp, id_catatan, catatan, revisi_ke }, state, { by }) => {
      if (there(state).status === 'revisi') return nothing;
      const { versi, putaran, catatan: remarks } = decidable(state, by, revisi_ke);
      refuseUnless(catatan || Object.values(remarks).some((it) => !it.isAnswer && !it.isSettled), no.NO_REMARK);
      return [...remarked({ id_rpp, id_catatan, versi, catatan }), events.RppReturned({ id_rpp, versi, putaran })];
    },
    ApproveRpp: ({ id_rpp, id_catatan, catatan, revisi_ke }, state, { at, by, needs }) => {
      if (there(state).status === 'disetujui') return nothing;
      const it = decidable(state, by, revisi_ke);
      beforeItsEnd(needs, at);
      return [...remarked({ id_rpp, id_catatan, versi: it.versi, catatan }), events.RppApproved({ id_rpp, versi: it.versi, putaran: it.putaran, isi: it.isi })];
    },
    RemarkRpp: (data, state) => {
      const { versi, catatan, jenis } = there(state);
      refuseUnless(data.bagian === 'umum' || SUSUNAN[jenis].some((it) => it.bagian.some((name) => name === data.bagian)), no.RPP_NO_PART);
      return catatan[data.id_catatan] ? nothing : events.RppRemarked({ ...data, versi });
    },
    AnswerRppRemark: (data, state) => {
      const { catatan } = there(state);
      if (catatan[data.id_jawaban]) return nothing;
      refuseUnless(!remarkOf(catatan, data.id_catatan).isSettled, no.REMARK_SETTLED);
      return events.RppRemarkAnswered(data);
    },
    SettleRppRemark: (data, state) => (remarkOf(there(state).catatan, data.id_catatan).isSettled ? nothing : events.RppRemarkSettled(data)),
    ShareRpp: ({ id_rpp, rekan: wish }, state) => {
      const { id_guru, rekan: sebelum } = there(state);
      const rekan = [...new Set(wish)].filter((it) => it !== id_guru).sort();
      return JSON.stringify(rekan) === JSON.stringify(sebelum) ? nothing : events.RppShared({ id_rpp, rekan, sebelum: [...sebelum] });
    },
    OfferRpp: ({ id_rpp, templat }, state) => (there(state).templat === templat ? nothing : events.RppOffered({ id_rpp, templat })),
    RemoveRpp: ({ id_rpp }, state) => {
      if (state === 'removed') return nothing;
      const { id_guru, rekan, catatan, status, berlaku, putaran } = there(state);
      refuseUnless(berlaku === null, no.RPP_APPROVED);
      refuseUnless(status !== 'diajukan', no.RPP_SUBMITTED);
      return events.RppRemoved({ id_rpp, id_guru, rekan: [...rekan], catatan: Object.keys(catatan), putaran });
    },
  },
  evolve: {
    RppDrafted: (_, { id_rpp: __, dari: ___, ...it }): RppState => ({ ...it, rekan: [], status: 'draf', versi: 1, berlaku: null, revisi: 1, putaran: 0, templat: false, catatan: {}, lampiran: it.isi.lampiran }),
    RppChanged: (state, { versi, status, perubahan }) => {
      const { isi, revisi, lampiran } = state as Rpp;
      return now(state, { versi, status, isi: { ...isi, ...(perubahan as Partial<Rpp['isi']>) }, revisi: revisi + 1, lampiran: [...new Set([...lampiran, ...(perubahan.lampiran ?? [])])] });
    },
    RppSubmitted: (state, { putaran }) => now(state, { status: 'diajukan', putaran }),
    RppWithdrawn: moved('draf'),
    RppReturned: moved('revisi'),
    RppApproved: (state, { versi }) => now(state, { status: 'disetujui', berlaku: versi }),
    RppRemarked: (state, { id_catatan }) => withRemark(state, id_catatan, { isSettled: false, isAnswer: false }),
    RppRemarkAnswered: (state, { id_jawaban }) => withRemark(state, id_jawaban, { isSettled: false, isAnswer: true }),
    RppRemarkSettled: (state, { id_catatan }) => withRemark(state, id_catatan, { isSettled: true, isAnswer: false }),
    RppShared: (state, { rekan }) => now(state, { rekan }),
    RppOffered: (state, { templat }) => now(state, { templat }),
    RppRemoved: (): RppState => 'removed',
  },
});

type Needs = { tahun?: { data: { tanggal_akhir: string } } | undefined; sekolah?: { zona_waktu: Parameters<typeof tanggalOf>[1] } | undefined };
/** Nobody writes in a semester that is over (domain A.3). */
function beforeItsEnd({ tahun, sekolah }: Needs, at: string) {
  refuseUnless(tahun && sekolah, common.NOT_FOUND);
  refuseUnless(tanggalOf(new Date(at), sekolah.zona_waktu) <= tahun.data.tanggal_akhir, no.SEMESTER_OVER);
}

/** Of a plan for another level all but its competences. */
function sourceOf(source: { id_level: string; isi: SebagianIsi } | undefined, id_level: string): SebagianIsi {
  const { isi, ...of } = source ?? refuse(common.NOT_FOUND);
  return of.id_level === id_level ? isi : { ...isi, kd: [], tp: [] };
}

function remarkOf(catatan: Rpp['catatan'], id: string) {
  const found = catatan[id];
  refuseUnless(found && !found.isAnswer, common.NOT_FOUND);
  return found;
}
const remarked = ({ catatan, ...it }: { id_rpp: string; id_catatan: string; versi: number; catatan: string }) => (catatan ? [events.RppRemarked({ ...it, bagian: 'umum', teks: catatan })] : []);
const withRemark = (state: RppState, id: string, remark: Remark) => now(state, { catatan: withEntry((state as Rpp).catatan, id, remark) });
