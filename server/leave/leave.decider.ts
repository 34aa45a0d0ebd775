import { AUDITORS } from '#contract/audit/readers';
import type { InputOf } from '#contract/kit/endpoint';
import { common, type Refusal } from '#contract/kit/refusal';
import type { leave } from '#contract/leave/leave.api';
import { MOST_DAYS, OPEN, type Span, type StatusIzin } from '#contract/leave/leave';
import { LeaveAccepted, LeaveCancelled, LeaveCorrected, LeaveLetterAdded, LeaveRead, LeaveRefused, LeaveRequested, LeaveWithdrawn } from '#contract/leave/leave.events';
import { leaveRefusals as no } from '#contract/leave/leave.refusals';
import { schoolDaysOf } from '#contract/leave/school-days-of';
import type { Settings } from '#contract/institution/institution';
import { addDays, daysBetween } from '#contract/school-year/school-days';
import { KeptFile } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { StudentCard } from '#projections/people/student.query';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';

type Named = { id_izin: string };
export class RequestLeave extends DomainCommand<Named & Span & { id_murid: string; alasan: string; id_lampiran: string | null }> {}
export class AcceptLeave extends DomainCommand<Named> {}
export class RefuseLeave extends DomainCommand<Named & { tanggapan: string }> {}
export class WithdrawLeave extends DomainCommand<Named> {}
export class CorrectLeave extends DomainCommand<Named & Omit<InputOf<typeof leave.correct>, 'id'>> {}
export class CancelLeave extends DomainCommand<Named & { tanggapan: string }> {}
export class AddLetter extends DomainCommand<Named & { id_lampiran: string }> {}
export class NoteLeaveRead extends DomainCommand<Named & { dengan_lampiran: boolean }> {}

type State = (Span & { id_murid: string; status: StatusIzin; id_lampiran: string | null }) | null;
type Year = { tanggal_awal: string; tanggal_akhir: string; libur: string[] };
type Known = { year?: Year | undefined; settings?: Settings | undefined; card?: { data: { status_murid: string; id_kelas: string | null } } | undefined; scan?: { jenis: string; id_pemilik: string } | undefined };

const blame = (why: Refusal, field: string, values = {}) => {
  throw new Refused(why, values, { [field]: why });
};
const spanOf = ({ jenis, tanggal_awal, tanggal_akhir }: Span): Span => ({ jenis, tanggal_awal, tanggal_akhir });

/** A leave is of school days of the running semester. */
function refuseImpossible({ tanggal_awal, tanggal_akhir }: Span, { year, settings }: Known) {
  refuseUnless(year && settings, no.NO_SEMESTER);
  if (tanggal_akhir < tanggal_awal) blame(no.ENDS_BEFORE, 'tanggal_akhir');
  const values = { awal: year.tanggal_awal, akhir: year.tanggal_akhir };
  if (tanggal_awal < year.tanggal_awal || tanggal_awal > year.tanggal_akhir) blame(no.OUTSIDE_SEMESTER, 'tanggal_awal', values);
  if (tanggal_akhir > year.tanggal_akhir) blame(no.OUTSIDE_SEMESTER, 'tanggal_akhir', values);
  if (tanggal_akhir > addDays(tanggal_awal, MOST_DAYS - 1)) blame(no.TOO_LONG, 'tanggal_akhir', { hari: MOST_DAYS });
  if (!schoolDaysOf({ tanggal_awal, tanggal_akhir }, year.libur, settings).length) blame(no.NO_SCHOOL_DAY, 'tanggal_awal');
}

/** A picture that was kept for the same child. */
function refuseOtherLetter(id_murid: string, { scan }: Known) {
  if (!(scan?.jenis === 'surat_izin' && scan.id_pemilik === id_murid)) blame(no.NO_SUCH_LETTER, 'id_lampiran');
}

function open(state: State) {
  refuseUnless(state, common.NOT_FOUND);
  refuseUnless(state.status === 'diajukan', no.LEAVE_ANSWERED);
  return state;
}
function granted(state: State) {
  refuseUnless(state, common.NOT_FOUND);
  refuseUnless(state.status === 'diterima', no.LEAVE_NOT_GRANTED);
  return state;
}
const moved = (status: StatusIzin) => (state: State): State => state && { ...state, status };

/** A student's absence with a reason, from the letter to what is made of it. */
export const leaveDecider = decider({
  stream: 'leave',
  history: AUDITORS,
  idOf: ({ id_izin }: Named) => id_izin,
  commands: { RequestLeave, AcceptLeave, RefuseLeave, WithdrawLeave, CorrectLeave, CancelLeave, AddLetter, NoteLeaveRead },
  events: { LeaveRequested, LeaveAccepted, LeaveRefused, LeaveWithdrawn, LeaveCorrected, LeaveCancelled, LeaveLetterAdded, LeaveRead },
  initial: null as State,
  needs: ({ id_murid, id_lampiran }: { id_murid?: string; id_lampiran?: string | null }, _, command) => ({
    year: [RequestLeave.name, CorrectLeave.name].includes(command) ? new ActiveSchoolYear() : undefined,
    settings: [RequestLeave.name, CorrectLeave.name].includes(command) ? new SchoolSettings() : undefined,
    card: id_murid ? new StudentCard({ id: id_murid }) : undefined,
    scan: id_lampiran ? new KeptFile({ id: id_lampiran }) : undefined,
  }),
  decide: {
    RequestLeave: (data, state, { needs }) => {
      if (state) return nothing;
      const { card } = needs as Known;
      refuseUnless(card, common.NOT_FOUND);
      refuseUnless(card.data.status_murid === 'aktif' && card.data.id_kelas, no.NOT_IN_CLASS);
      refuseImpossible(data, needs as Known);
      if (data.id_lampiran) refuseOtherLetter(data.id_murid, needs as Known);
      return LeaveRequested(data);
    },
    AcceptLeave: ({ id_izin }, state) => (state?.status === 'diterima' ? nothing : LeaveAccepted({ id_izin, id_murid: open(state).id_murid, ...spanOf(open(state)) })),
    RefuseLeave: ({ id_izin, tanggapan }, state) => LeaveRefused({ id_izin, id_murid: open(state).id_murid, tanggapan }),
    WithdrawLeave: ({ id_izin }, state) => (state?.status === 'ditarik' ? nothing : LeaveWithdrawn({ id_izin, id_murid: open(state).id_murid })),
    CorrectLeave: ({ id_izin, sebelum: seen, ...span }, state, { needs }) => {
      const { id_murid, ...known } = granted(state);
      const sebelum = spanOf(known);
      refuseOvertaken(seen, sebelum, span);
      if (Object.entries(span).every(([name, it]) => sebelum[name as keyof Span] === it)) return nothing;
      refuseImpossible(span, needs as Known);
      return LeaveCorrected({ id_izin, id_murid, ...span, sebelum });
    },
    CancelLeave: ({ id_izin, tanggapan }, state) => {
      if (state?.status === 'dibatalkan') return nothing;
      const { id_murid, ...span } = granted(state);
      return LeaveCancelled({ id_izin, id_murid, ...spanOf(span), tanggapan });
    },
    AddLetter: ({ id_izin, id_lampiran }, state, { needs }) => {
      refuseUnless(state, common.NOT_FOUND);
      if (state.id_lampiran === id_lampiran) return nothing;
      refuseUnless(OPEN.includes(state.status), no.LEAVE_CLOSED);
      refuseUnless(!state.id_lampiran, no.LETTER_THERE);
      refuseOtherLetter(state.id_murid, needs as Known);
      return LeaveLetterAdded({ id_izin, id_murid: state.id_murid, id_lampiran });
    },
    NoteLeaveRead: ({ id_izin, dengan_lampiran }, state) => {
      refuseUnless(state, common.NOT_FOUND);
      return LeaveRead({ id_izin, id_murid: state.id_murid, dengan_lampiran });
    },
  },
  evolve: {
    LeaveRequested: (_, { id_murid, id_lampiran, ...data }): State => ({ id_murid, ...spanOf(data), status: 'diajukan', id_lampiran }),
    LeaveAccepted: moved('diterima'),
    LeaveRefused: moved('ditolak'),
    LeaveWithdrawn: moved('ditarik'),
    LeaveCorrected: (state, span): State => state && { ...state, ...spanOf(span) },
    LeaveCancelled: moved('dibatalkan'),
    LeaveLetterAdded: (state, { id_lampiran }): State => state && { ...state, id_lampiran },
    LeaveRead: (state) => state,
  },
  /** Of a student there is one leave a day. */
  claims: (state) => state && OPEN.includes(state.status)
    ? [...daysBetween(state.tanggal_awal, state.tanggal_akhir)].map((it) => ({ kind: 'leave-day', value: `${state.id_murid} ${it}`, field: 'tanggal_awal' })) : [],
  taken: no.LEAVE_OVERLAPS,
});
