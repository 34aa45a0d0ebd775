import { AUDITORS } from '#contract/audit/readers';
import {
  PaymentStatusChanged, ProcessingRestricted, RestrictionLifted, StudentCorrected, StudentDataRead, StudentHealthRecorded, StudentIdentityRecorded, StudentKinNamed, StudentParentsRecorded, StudentRegistered, StudentRemoved, StudentStatusChanged,
} from '#contract/people/people.events';
import { peopleRefusals } from '#contract/people/people.refusals';
import type { Fact } from '#contract/kit/event';
import type { StatusMurid, StatusPembayaran } from '#contract/people/people';
import type { BagianData } from '#contract/people/student-data';
import type { SeenOf } from '#contract/kit/seen';
import { asKept, healthIn } from '#contract/people/health';
import { UsesOfPerson } from '#projections/people/people.query';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuseUnless } from '#server/kit/deciding/refused';
import { claimsOf, corrected, present, refuseIfUsed } from '#server/people/person';
import { recorded, type Sections, withSections } from '#server/people/student-sections';

type Kelamin = 'Pria' | 'Wanita';
type Person = { nama: string | null; nis: string | null; jenis_kelamin: Kelamin | null; email: string | null; alamat: string | null };
type State = { person: Person | null; tahun_masuk: number; status: StatusMurid; pembayaran: StatusPembayaran | null; sections: Sections; kerabat: readonly string[]; isRestricted: boolean; isGone: boolean };
type Registered = { nama: string; nis: string; jenis_kelamin: Kelamin; tahun_masuk: number; email?: string | null | undefined; alamat?: string | null | undefined };

export class RegisterStudent extends DomainCommand<{ id_murid: string; id_kelas_tahun_ajaran?: string | null } & Registered> {}
export class CorrectStudent extends DomainCommand<{ id_murid: string; sebelum?: SeenOf } & { [K in keyof Registered]?: Registered[K] | undefined }> {}
export class ChangePaymentStatus extends DomainCommand<{ id_murid: string; status: StatusPembayaran; sebelum?: SeenOf }> {}
export class ChangeStudentStatus extends DomainCommand<{ id_murid: string; status: StatusMurid; tanggal: string; alasan: string | null; sebelum?: SeenOf }> {}
/** The sections of the data book, and with them the address that stands with the person. */
export class RecordStudentData extends DomainCommand<{ id_murid: string; sections: Sections; email?: string | null | undefined; sebelum?: SeenOf }> {}
/** All of them, in place of those before. */
export class NameKin extends DomainCommand<{ id_murid: string; id_guru_kerabat: readonly string[]; sebelum?: SeenOf }> {}
/** Says that somebody else than the student looked at their data. */
export class NoteDataRead extends DomainCommand<{ id_murid: string; bagian: BagianData[] }> {}
/** At the student's own request, once the admin has approved it. */
export class RestrictProcessing extends DomainCommand<{ id_murid: string }> {}
export class LiftRestriction extends DomainCommand<{ id_murid: string }> {}
export class RemoveStudent extends DomainCommand<{ id_murid: string }> {}

const initial: State = { person: null, tahun_masuk: 0, status: 'aktif', pembayaran: null, sections: {}, kerabat: [], isRestricted: false, isGone: false };
const personOf = ({ nama, nis, jenis_kelamin, email, alamat }: Person): Person => ({ nama, nis, jenis_kelamin, email, alamat });

/** Of whoever is restricted nothing is changed but what the law asks for: attendance, payment, whether they are here. */
function unlessRestricted<F extends Fact | readonly Fact[]>({ isRestricted }: State, facts: F): F {
  refuseUnless(!isRestricted || (Array.isArray(facts) && !facts.length), peopleRefusals.RESTRICTED);
  return facts;
}

/** A student with their account and their page of the data book: what they sign in with, where they stand, what is known of them. */
export const studentDecider = decider({
  stream: 'student',
  history: AUDITORS,
  idOf: ({ id_murid }: { id_murid: string }) => id_murid,
  commands: { RegisterStudent, CorrectStudent, ChangePaymentStatus, ChangeStudentStatus, RecordStudentData, NameKin, NoteDataRead, RestrictProcessing, LiftRestriction, RemoveStudent },
  events: {
    StudentRegistered, StudentCorrected, PaymentStatusChanged, StudentStatusChanged, StudentIdentityRecorded, StudentParentsRecorded, StudentHealthRecorded, StudentKinNamed, StudentDataRead,
    ProcessingRestricted, RestrictionLifted, StudentRemoved,
  },
  initial,
  needs: ({ id_murid, sections }: { id_murid: string; sections?: Sections }, _, command) => ({
    uses: command === RemoveStudent.name ? new UsesOfPerson({ id: id_murid }) : undefined,
    semester: sections?.kesehatan ? new ActiveSchoolYear() : undefined,
  }),
  decide: {
    RegisterStudent: ({ email = null, alamat = null, id_kelas_tahun_ajaran = null, ...it }, { person }) => (person ? nothing : StudentRegistered({ ...it, email, alamat, id_kelas_tahun_ajaran })),
    CorrectStudent: ({ id_murid, sebelum: seen, ...wish }, state) => {
      refuseOvertaken(seen, { ...present(state), tahun_masuk: state.tahun_masuk }, wish);
      return unlessRestricted(state, studentCorrected(id_murid, state, wish));
    },
    ChangePaymentStatus: ({ id_murid, status, sebelum: seen }, state) => {
      present(state);
      refuseOvertaken(seen, { status: state.pembayaran }, { status });
      return status === state.pembayaran ? nothing : PaymentStatusChanged({ id_murid, status, sebelum: state.pembayaran });
    },
    ChangeStudentStatus: ({ id_murid, status, tanggal, alasan, sebelum: seen }, state) => {
      present(state);
      refuseOvertaken(seen, { status_murid: state.status }, { status_murid: status });
      return status === state.status ? nothing : StudentStatusChanged({ id_murid, status, tanggal, alasan, sebelum: state.status });
    },
    RecordStudentData: ({ id_murid, sections, email, sebelum: seen }, state, { needs: { semester } }) => {
      const [{ kesehatan }, running] = [state.sections, semester?.id_tahun_ajaran];
      refuseOvertaken(seen, { ...state.sections, kesehatan: healthIn(kesehatan, running), email: present(state).email }, { ...sections, email });
      const wish = sections.kesehatan ? { ...sections, kesehatan: asKept(kesehatan, sections.kesehatan, running) } : sections;
      return unlessRestricted(state, [...studentCorrected(id_murid, state, { email }), ...recorded(id_murid, state.sections, wish)]);
    },
    NameKin: ({ id_murid, id_guru_kerabat, sebelum: seen }, state) => {
      present(state);
      refuseOvertaken(seen, { id_guru_kerabat: state.kerabat }, { id_guru_kerabat });
      return unlessRestricted(state, kinNamed(id_murid, state, id_guru_kerabat));
    },
    NoteDataRead: ({ id_murid, bagian }, state) => {
      present(state);
      return StudentDataRead({ id_murid, bagian });
    },
    RestrictProcessing: ({ id_murid }, state) => {
      present(state);
      return state.isRestricted ? nothing : ProcessingRestricted({ id_murid });
    },
    LiftRestriction: ({ id_murid }, state) => {
      present(state);
      return state.isRestricted ? RestrictionLifted({ id_murid }) : nothing;
    },
    RemoveStudent: ({ id_murid }, state, { needs: { uses } }) => {
      if (state.isGone) return nothing;
      const { nama } = present(state);
      refuseIfUsed(uses);
      return unlessRestricted(state, [...kinNamed(id_murid, state, []), StudentRemoved({ id_murid, nama })]);
    },
  },
  evolve: {
    StudentRegistered: (state, { tahun_masuk, ...data }) => ({ ...state, person: personOf(data), tahun_masuk }),
    StudentCorrected: (state, { tahun_masuk, ...data }) => ({ ...state, person: personOf(data), tahun_masuk }),
    PaymentStatusChanged: (state, { status }) => ({ ...state, pembayaran: status }),
    StudentStatusChanged: (state, { status }) => ({ ...state, status }),
    StudentIdentityRecorded: (state, data) => ({ ...state, sections: withSections(state.sections, data) }),
    StudentParentsRecorded: (state, data) => ({ ...state, sections: withSections(state.sections, data) }),
    StudentHealthRecorded: (state, data) => ({ ...state, sections: withSections(state.sections, data) }),
    StudentKinNamed: (state, { id_guru_kerabat }) => ({ ...state, kerabat: id_guru_kerabat }),
    StudentDataRead: (state) => state,
    ProcessingRestricted: (state) => ({ ...state, isRestricted: true }),
    RestrictionLifted: (state) => ({ ...state, isRestricted: false }),
    StudentRemoved: (state) => ({ ...state, isGone: true }),
  },
  claims: ({ person, isGone }) => (person && !isGone ? claimsOf(person, 'nis', person.nis) : []),
});

const kinNamed = (id_murid: string, { kerabat }: State, wanted: readonly string[]) => {
  const named = [...new Set(wanted)].sort();
  return named.join() === kerabat.join() ? [] : [StudentKinNamed({ id_murid, id_guru_kerabat: named, sebelum: [...kerabat] })];
};

/** The fact that a wish makes; none where it changes nothing. */
function studentCorrected(id_murid: string, state: State, { tahun_masuk = state.tahun_masuk, ...wish }: { [K in keyof Registered]?: Registered[K] | undefined }) {
  const sebelum = present(state);
  const person = corrected(sebelum, wish);
  if (!person && tahun_masuk === state.tahun_masuk) return [];
  return [StudentCorrected({ id_murid, ...(person ?? sebelum), tahun_masuk, sebelum, tahun_masuk_sebelum: state.tahun_masuk })];
}
