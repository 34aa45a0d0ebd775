import { AUDITORS } from '#contract/audit/readers';
import { TeacherCorrected, TeacherQualified, TeacherRegistered, TeacherRemoved, TeacherRolesChanged } from '#contract/people/people.events';
import type { PeranGuru } from '#contract/people/people';
import { peopleRefusals } from '#contract/people/people.refusals';
import type { Role } from '#contract/identity/identity';
import type { SeenOf } from '#contract/kit/seen';
import { LedClass, Principal, UsesOfPerson } from '#projections/people/people.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { type Claim, decider, nothing } from '#server/kit/deciding/decider';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { claimsOf, corrected, present, refuseIfUsed } from '#server/people/person';

type Kelamin = 'Pria' | 'Wanita';
type Person = { nama: string | null; nik: string | null; jenis_kelamin: Kelamin | null; email: string | null; alamat: string | null };
type State = { person: Person | null; roles: readonly Role[]; subjects: readonly string[]; isGone: boolean };
type Registered = { nama: string; nik: string; jenis_kelamin: Kelamin; email?: string | null | undefined; alamat?: string | null | undefined };
type Subjects = { id_mata_pelajaran?: readonly string[] | undefined };
type Given = { id_guru: string; roles?: readonly Role[] | undefined };

export class RegisterTeacher extends DomainCommand<Registered & Given & Subjects> {}
export class CorrectTeacher extends DomainCommand<{ id_guru: string; sebelum?: SeenOf } & Subjects & { [K in keyof Registered]?: Registered[K] | undefined }> {}
export class GrantRoles extends DomainCommand<{ id_guru: string; roles: readonly PeranGuru[] }> {}
export class RevokeRoles extends DomainCommand<{ id_guru: string; roles: readonly PeranGuru[] }> {}
export class RemoveTeacher extends DomainCommand<{ id_guru: string }> {}

const initial: State = { person: null, roles: [], subjects: [], isGone: false };
const personOf = ({ nama, nik, jenis_kelamin, email, alamat }: Person): Person => ({ nama, nik, jenis_kelamin, email, alamat });
const PRINCIPAL: Role = 'kepalaSekolah';
const HOMEROOM: Role = 'waliKelas';
/** What every new teacher is (specification 5). */
const FIRST: readonly Role[] = ['guruMapel'];

/** A teacher with their account: the number that they sign in with, their address and their roles are one stream. */
export const teacherDecider = decider({
  stream: 'teacher',
  history: AUDITORS,
  idOf: ({ id_guru }: { id_guru: string }) => id_guru,
  commands: { RegisterTeacher, CorrectTeacher, GrantRoles, RevokeRoles, RemoveTeacher },
  events: { TeacherRegistered, TeacherCorrected, TeacherQualified, TeacherRolesChanged, TeacherRemoved },
  initial,
  needs: ({ id_guru, roles = [] }: Given, state: State, command) => ({
    principal: command !== RevokeRoles.name && roles.includes(PRINCIPAL) && !state.roles.includes(PRINCIPAL) ? new Principal({}) : undefined,
    kelas: command === RevokeRoles.name && roles.includes(HOMEROOM) ? new LedClass({ id_guru }) : undefined,
    uses: command === RemoveTeacher.name ? new UsesOfPerson({ id: id_guru }) : undefined,
  }),
  decide: {
    RegisterTeacher: ({ id_guru, roles = FIRST, id_mata_pelajaran = [], email = null, alamat = null, ...it }, { person }, { needs: { principal } }) => {
      if (person) return nothing;
      refuseUnless(!principal, peopleRefusals.PRINCIPAL_EXISTS, { nama: principal?.nama ?? '–' });
      return TeacherRegistered({ id_guru, ...it, email, alamat, roles: [...new Set(roles)], id_mata_pelajaran: [...new Set(id_mata_pelajaran)] });
    },
    CorrectTeacher: ({ id_guru, id_mata_pelajaran, sebelum: seen, ...wish }, state) => {
      const sebelum = present(state);
      refuseOvertaken(seen, { ...sebelum, id_mata_pelajaran: state.subjects }, { ...wish, id_mata_pelajaran });
      if (id_mata_pelajaran && state.subjects.length) refuseWithoutSubject(state.roles, id_mata_pelajaran);
      const person = corrected(sebelum, wish);
      return [...(person ? [TeacherCorrected({ id_guru, ...person, sebelum })] : []), ...qualified(id_guru, state.subjects, id_mata_pelajaran)];
    },
    GrantRoles: ({ id_guru, roles }, state, { needs: { principal } }) => {
      present(state);
      refuseUnless(!principal || principal.id === id_guru, peopleRefusals.PRINCIPAL_EXISTS, { nama: principal?.nama ?? '–' });
      // A principal who steps down stays a teacher, be it of nothing yet.
      if (!state.roles.includes(PRINCIPAL)) refuseWithoutSubject(roles.filter((it) => !state.roles.includes(it)), state.subjects);
      return rolesChanged(id_guru, state.roles, [...new Set([...state.roles, ...roles])]);
    },
    RevokeRoles: ({ id_guru, roles }, state, { needs: { kelas } }) => {
      present(state);
      refuseUnless(!kelas, peopleRefusals.ROLE_OF_CLASS, { kelas: kelas ?? '' });
      const left = state.roles.filter((it) => !(roles as readonly Role[]).includes(it));
      refuseUnless(left.length, peopleRefusals.LAST_ROLE);
      return rolesChanged(id_guru, state.roles, left);
    },
    RemoveTeacher: ({ id_guru }, state, { by, needs: { uses } }) => {
      if (state.isGone) return nothing;
      const { nama } = present(state);
      refuseUnless(by.account !== id_guru, peopleRefusals.NOT_ONESELF);
      refuseIfUsed(uses);
      return TeacherRemoved({ id_guru, nama });
    },
  },
  evolve: {
    TeacherRegistered: (_, { roles, id_mata_pelajaran, ...data }) => ({ person: personOf(data), roles, subjects: id_mata_pelajaran, isGone: false }),
    TeacherQualified: (state, { id_mata_pelajaran }) => ({ ...state, subjects: id_mata_pelajaran }),
    TeacherCorrected: (state, data) => ({ ...state, person: personOf(data) }),
    TeacherRolesChanged: (state, { roles }) => ({ ...state, roles }),
    TeacherRemoved: (state) => ({ ...state, isGone: true }),
  },
  claims: ({ person, roles, isGone }): Claim[] =>
    person && !isGone ? [...claimsOf(person, 'nik', person.nik), ...(roles.includes(PRINCIPAL) ? [{ kind: 'principal', value: 'one', field: 'roles', taken: peopleRefusals.PRINCIPAL_EXISTS }] : [])] : [],
});

/** Whoever is said to teach subjects has at least one (domain A.2, decision 101). */
export function refuseWithoutSubject(roles: readonly Role[], subjects: readonly string[] = []) {
  const missing = peopleRefusals.SUBJECT_MISSING;
  if (roles.includes('guruMapel') && !subjects.length) throw new Refused(missing, {}, { id_mata_pelajaran: missing });
}

const rolesChanged = (id_guru: string, sebelum: readonly Role[], roles: Role[]) =>
  roles.length === sebelum.length ? nothing : TeacherRolesChanged({ id_guru, roles, sebelum: [...sebelum] });

function qualified(id_guru: string, sebelum: readonly string[], wished: readonly string[] = sebelum) {
  const subjects = [...new Set(wished)];
  const isSame = subjects.length === sebelum.length && subjects.every((it) => sebelum.includes(it));
  return isSame ? [] : [TeacherQualified({ id_guru, id_mata_pelajaran: subjects, sebelum: [...sebelum] })];
}
