import { type Kysely, sql } from 'kysely';
import { Role } from '#contract/identity/identity';
import { employees } from '#contract/people/employee.api';
import { leadershipPeriod as period } from '#contract/people/leadership-period.resource';
import { addDays, tanggalOf } from '#contract/school-year/school-days';
import { subject as subjects } from '#contract/subject/subject.resource';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { rolesNow } from '#projections/classroom/homeroom';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { byName } from '#projections/people/by-name';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class EmployeeSummary extends viewOf(employees.summary) {}
export class EmployeeList extends viewOf(employees.list) {}

const [subject, leadershipPeriod] = [readOf(subjects).table, readOf(period).table];
const tables = [account, teacher, schoolClass, schoolYear, subject] as const;
const SOON_DAYS = 90;

/** Everybody with an account but students and the admin. */
const staff = (db: Kysely<any>) =>
  db.selectFrom('account').leftJoin('teacher', 'teacher.id_guru', 'account.id_akun').where(sql<boolean>`NOT account.roles ?| ARRAY['murid', 'admin']`);

const rolesIn = (db: Kysely<any>) => rolesNow(db, { given: 'account.roles', of: 'account.id_akun' });
const lacksSubject = sql<boolean>`teacher.roles ? 'guruMapel' AND teacher.id_mata_pelajaran = '[]'::jsonb`;

async function subjectNames(db: Kysely<any>) {
  const rows = await db.selectFrom('subject').select(['id', 'nama']).execute();
  return new Map(rows.map((it) => [it.id as string, it.nama as string]));
}

const count = <K,>(values: readonly K[]) => [...new Set(values)].map((it) => [it, values.filter((other) => other === it).length] as const);

export const employeeAnswers = [
  answer(EmployeeSummary, [...tables, leadershipPeriod, institution], async (db: Kysely<any>, _, { now }) => {
    const rows = await staff(db).select([rolesIn(db).as('roles'), 'teacher.id_guru', 'teacher.jenis_kelamin', sql<boolean>`coalesce(${lacksSubject}, false)`.as('lacks')]).execute();
    const today = tanggalOf(now, (await settingsOf(db)).zona_waktu);
    const masa_jabatan = await db.selectFrom('leadership-period').leftJoin('teacher', 'teacher.id_guru', 'leadership-period.id_guru')
      .where('tanggal_mulai', '<=', today).where('tanggal_selesai', '>=', today).where('tanggal_selesai', '<=', addDays(today, SOON_DAYS))
      .select(['leadership-period.id', 'jabatan', 'leadership-period.id_guru', 'teacher.nama', 'tanggal_selesai']).orderBy('tanggal_selesai').orderBy('jabatan').execute();
    const held = count(rows.flatMap((it) => it.roles));
    return { data: {
      jumlah: rows.length, guru: rows.filter((it) => it.id_guru).length, tanpa_mapel: rows.filter((it) => it.lacks).length,
      peran: held.map(([role, jumlah]) => ({ role, jumlah })).sort((one, other) => Role.options.indexOf(one.role) - Role.options.indexOf(other.role)),
      kelamin: count(rows.filter((it) => it.id_guru).map((it) => it.jenis_kelamin as 'Pria' | 'Wanita' | null)).map(([jenis_kelamin, jumlah]) => ({ jenis_kelamin, jumlah })).sort((one, other) => String(one.jenis_kelamin).localeCompare(String(other.jenis_kelamin))),
      masa_jabatan,
    } } as never;
  }),

  answer(EmployeeList, tables, async (db: Kysely<any>, { role, jenis_kelamin, guru, tanpa_mapel, search, order, ...page }) => {
    let found = searched(filtered(staff(db), { 'teacher.jenis_kelamin': jenis_kelamin }), search, ['account.nama']);
    if (role) found = found.where(sql<boolean>`(${rolesIn(db)}) ? ${role}`);
    if (guru) found = found.where('teacher.id_guru', 'is not', null);
    if (tanpa_mapel) found = found.where(lacksSubject);
    const rows = found.select(['account.id_akun as id', 'account.nama', 'teacher.jenis_kelamin', rolesIn(db).as('role'), 'teacher.id_mata_pelajaran'])
      .orderBy(byName('account.nama'), order).orderBy('account.id_akun', order);
    const { data, ...counted } = await paged(rows, page);
    const names = await subjectNames(db);
    return { ...counted, data: data.map(({ id_mata_pelajaran, ...it }) => ({ ...it, mata_pelajaran: ((id_mata_pelajaran ?? []) as string[]).flatMap((id) => names.get(id) ?? []) })) } as never;
  }),
];
