import { common } from '#contract/kit/refusal';
import { PaymentStatusChanged, StudentCorrected, StudentRegistered, StudentRemoved, StudentStatusChanged } from '#contract/people/people.events';
import type { StatusMurid, StatusPembayaran } from '#contract/people/people';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';
import { claimsOf, corrected, present } from '#server/people/person';

type Kelamin = 'Pria' | 'Wanita';
type Person = { nama: string | null; nis: string | null; jenis_kelamin: Kelamin | null; email: string | null; alamat: string | null };
type State = { person: Person | null; tahun_masuk: number; status: StatusMurid; pembayaran: StatusPembayaran | null; isGone: boolean };
type Registered = { nama: string; nis: string; jenis_kelamin: Kelamin; tahun_masuk: number; email?: string | null | undefined; alamat?: string | null | undefined };

export class RegisterStudent extends DomainCommand<{ id_murid: string } & Registered> {}
export class CorrectStudent extends DomainCommand<{ id_murid: string } & { [K in keyof Registered]?: Registered[K] | undefined }> {}
export class ChangePaymentStatus extends DomainCommand<{ id_murid: string; status: StatusPembayaran }> {}
export class ChangeStudentStatus extends DomainCommand<{ id_murid: string; status: StatusMurid; tanggal: string; alasan: string | null }> {}
export class RemoveStudent extends DomainCommand<{ id_murid: string }> {}

const initial: State = { person: null, tahun_masuk: 0, status: 'aktif', pembayaran: null, isGone: false };
const personOf = ({ nama, nis, jenis_kelamin, email, alamat }: Person): Person => ({ nama, nis, jenis_kelamin, email, alamat });

/** A student with their account: the number that they sign in with, their address and where they stand are one stream. */
export const studentDecider = decider({
  stream: 'student',
  idOf: ({ id_murid }: { id_murid: string }) => id_murid,
  commands: { RegisterStudent, CorrectStudent, ChangePaymentStatus, ChangeStudentStatus, RemoveStudent },
  events: { StudentRegistered, StudentCorrected, PaymentStatusChanged, StudentStatusChanged, StudentRemoved },
  initial,
  decide: {
    RegisterStudent: ({ email = null, alamat = null, ...it }, { person }) => (person ? nothing : StudentRegistered({ ...it, email, alamat })),
    CorrectStudent: ({ id_murid, tahun_masuk, ...wish }, state) => {
      const sebelum = present(state);
      const year = tahun_masuk ?? state.tahun_masuk;
      const person = corrected(sebelum, wish);
      if (!person && year === state.tahun_masuk) return nothing;
      return StudentCorrected({ id_murid, ...(person ?? sebelum), tahun_masuk: year, sebelum, tahun_masuk_sebelum: state.tahun_masuk });
    },
    ChangePaymentStatus: ({ id_murid, status }, state) => {
      present(state);
      return status === state.pembayaran ? nothing : PaymentStatusChanged({ id_murid, status, sebelum: state.pembayaran });
    },
    ChangeStudentStatus: ({ id_murid, status, tanggal, alasan }, state) => {
      present(state);
      return status === state.status ? nothing : StudentStatusChanged({ id_murid, status, tanggal, alasan, sebelum: state.status });
    },
    RemoveStudent: ({ id_murid }, state) => {
      refuseUnless(state.person, common.NOT_FOUND);
      return state.isGone ? nothing : StudentRemoved({ id_murid, nama: state.person.nama });
    },
  },
  evolve: {
    StudentRegistered: (state, { tahun_masuk, ...data }) => ({ ...state, person: personOf(data), tahun_masuk }),
    StudentCorrected: (state, { tahun_masuk, ...data }) => ({ ...state, person: personOf(data), tahun_masuk }),
    PaymentStatusChanged: (state, { status }) => ({ ...state, pembayaran: status }),
    StudentStatusChanged: (state, { status }) => ({ ...state, status }),
    StudentRemoved: (state) => ({ ...state, isGone: true }),
  },
  claims: ({ person, isGone }) => (person && !isGone ? claimsOf(person, 'nis', person.nis) : []),
});
