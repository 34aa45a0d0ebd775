import { type Kysely, sql } from 'kysely';
import { access, staffAccount } from '#contract/identity/access.api';
import type { Role } from '#contract/identity/identity';
import { account } from '#projections/identity/account.projection';
import { activeClasses, rolesNow } from '#projections/classroom/homeroom';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { natural, paged, searched } from '#projections/kit/paged';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { institution } from '#projections/institution/institution.projection';
import { answer, answeredFrom, Question, stateIn, viewOf } from '#projections/kit/question';
import type { Touched } from '#projections/kit/touched';
import type { Db } from '#projections/kit/table';
import { removedPerson, student, teacher } from '#projections/people/people.projection';

export type Account = { id_akun: string; username: string | null; nama: string | null; email: string | null; roles: Role[] };

/** The account that signs in with this name. */
export class AccountByUsername extends Question<{ username: string }, Account | undefined> {}
/** Where the owner of an account is reached, and what they sign in with and are called. */
export class EmailOf extends Question<{ id_akun: string }, Pick<Account, 'username' | 'nama' | 'email'> | undefined> {}
/** Accounts by their ids. */
export class AccountsOf extends Question<{ ids: readonly string[] }, Account[]> {}
export class StaffAccounts extends viewOf(staffAccount.list) {}
/** The roles of accounts as they are now; accounts that are gone are not among them. */
export class RolesOf extends Question<{ id_akun: readonly string[] }, Map<string, Role[]>> {}
/** Whether anybody has an account yet. */
export class HasAccounts extends Question<{}, boolean> {}
/** The person behind an account: a teacher, a student with the class of the active year, or neither. */
export class PersonOf extends Question<{ id_akun: string }, Person> {}
type Known = { id: string; nama: string | null; jenis_kelamin: string | null; email: string | null; alamat: string | null };
export type Person = {
  guru?: Known & { nik: string | null };
  murid?: Known & { nis: string | null; tahun_masuk: number; id_kelas: string | null };
};
/** Names of people by their ids, teachers, students and accounts alike, also of those who were removed. */
export class NamesOf extends Question<{ ids: readonly string[] }, Map<string, string | null>> {}

/** Whose accounts were touched, of what the read side tells; `all` where that is not known, or where homeroom teachers or the school's settings may have changed. */
export const accountsIn = (touched: readonly Touched[]): readonly string[] | 'all' =>
  touched.some(({ keys }) => keys === null || keys[account.name] === null || [schoolClass, schoolYear, institution].some((it) => it.name in keys)) ? 'all' : touched.flatMap(({ keys }) => (keys?.[account.name] ?? []).map((it) => it.id_akun as string));

const tables = [account, schoolClass, schoolYear] as const;
const roles = (db: Kysely<any>) => rolesNow(db, { given: 'account.roles', of: 'account.id_akun' }).as('roles');
const accounts = (db: Kysely<Db<(typeof tables)[number]>>) => db.selectFrom('account').select(['id_akun', 'username', 'nama', 'email', roles(db)]);

answeredFrom(access.blocked, [...tables, stateIn('vault.block')]);

export const accountAnswers = [
  answer(AccountByUsername, tables, (db, { username }) => accounts(db).where('username', '=', username).executeTakeFirst()),

  answer(EmailOf, [account], (db, { id_akun }) => db.selectFrom('account').select(['username', 'nama', 'email']).where('id_akun', '=', id_akun).executeTakeFirst()),

  answer(AccountsOf, tables, (db, { ids }) => accounts(db).where('id_akun', '=', sql<string>`ANY (${[...ids]}::uuid[])`).execute()),

  answer(StaffAccounts, [account, teacher, student], (db, { search, sortBy, order, ...page }) => {
    const own = db.selectFrom('account')
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('teacher').select('id_guru').whereRef('id_guru', '=', 'account.id_akun'))))
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('student').select('id_murid').whereRef('id_murid', '=', 'account.id_akun'))));
    return paged(searched(own, search, ['nama', 'username']).select(['id_akun as id', 'username', 'nama', 'roles']).orderBy(natural(sortBy), order).orderBy('id_akun'), page);
  }),

  answer(RolesOf, tables, async (db, { id_akun }) =>
    new Map((await db.selectFrom('account').select(['id_akun', roles(db)]).where('id_akun', 'in', [...id_akun]).execute()).map((it) => [it.id_akun, it.roles]))),

  answer(HasAccounts, [account], async (db) => (await db.selectFrom('account').select('id_akun').limit(1).execute()).length > 0),

  answer(PersonOf, [teacher, student, classMember, schoolClass, schoolYear], async (db, { id_akun }) => {
    const guru = await db.selectFrom('teacher').select(['id_guru as id', 'nama', 'jenis_kelamin', 'nik', 'email', 'alamat']).where('id_guru', '=', id_akun).executeTakeFirst();
    if (guru) return { guru };
    const murid = await db
      .selectFrom('student')
      .select(['id_murid as id', 'nama', 'jenis_kelamin', 'nis', 'email', 'alamat', 'tahun_masuk'])
      .select(({ selectFrom }) => activeClasses(db)
        .where('class.id_kelas_tahun_ajaran', 'in', selectFrom('class_member').select('id_kelas_tahun_ajaran').whereRef('class_member.id_murid', '=', 'student.id_murid'))
        .select('class.id_kelas').limit(1).as('id_kelas'))
      .where('id_murid', '=', id_akun)
      .executeTakeFirst();
    return murid ? { murid } : {};
  }),

  answer(NamesOf, [teacher, student, account, removedPerson], async (db, { ids }) => {
    if (!ids.length) return new Map();
    const [teachers, students, accounts, removed] = await Promise.all([
      db.selectFrom('teacher').select(['id_guru as id', 'nama']).where('id_guru', 'in', [...ids]).execute(),
      db.selectFrom('student').select(['id_murid as id', 'nama']).where('id_murid', 'in', [...ids]).execute(),
      db.selectFrom('account').select((it) => ['id_akun as id', it.fn.coalesce('nama', 'username').as('nama')]).where('id_akun', 'in', [...ids]).execute(),
      db.selectFrom('removed_person').select(['id_orang as id', 'nama']).where('id_orang', 'in', [...ids]).execute(),
    ]);
    return new Map([...removed, ...accounts, ...students, ...teachers].map((it) => [it.id, it.nama]));
  }),
];
