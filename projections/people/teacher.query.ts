import { type Kysely, sql } from 'kysely';
import { teachers } from '#contract/people/teacher.api';
import { subject as subjects } from '#contract/subject/subject.resource';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { rolesNow } from '#projections/classroom/homeroom';
import { natural, paged, searched } from '#projections/kit/paged';
import { answer, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import type { Db } from '#projections/kit/table';
import { byName } from '#projections/people/by-name';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

const subject = readOf(subjects).table;

export class TeacherList extends viewOf(teachers.list) {}
export class TeacherDetail extends viewOf(teachers.one) {}
export class TeacherDirectory extends viewOf(teachers.directory) {}
export class TeacherCard extends viewOf(teachers.card) {}
export class TeachersWithoutSubject extends viewOf(teachers.withoutSubject) {}
export class TeachersNotSupervising extends viewOf(teachers.notSupervising) {}

/** The homeroom teacher of a class of now has that role. */
const known = [teacher, subject, schoolClass, schoolYear] as const;
type Own = Db<(typeof known)[number]>;

const card = (db: Kysely<Own>) => db.selectFrom('teacher').select(['teacher.id_guru as id', 'teacher.nama', 'teacher.jenis_kelamin', 'teacher.id_mata_pelajaran']);
const roles = (db: Kysely<any>) => rolesNow(db, { given: 'teacher.roles', of: 'teacher.id_guru' });
const ofAdmin = (db: Kysely<Own>) => card(db).select(['nik', 'email', 'alamat', sql<string>`(${roles(db)})::text`.as('role'), sql<boolean>`roles ? 'kepalaSekolah'`.as('isPrincipal')]);
const holding = (role: string) => sql<boolean>`teacher.roles ? ${role}`;

export const teacherAnswers = [
  answer(TeacherList, known, async (db, { search, role, sortBy, order, ...page }) => {
    const held = role ? ofAdmin(db).where(sql<boolean>`${roles(db)} ? ${role}`) : ofAdmin(db);
    const found = searched(held, search, ['teacher.nama', 'nik', 'email']);
    return namedPage(db, await paged(found.orderBy(sortBy === 'nama' ? byName('teacher.nama') : natural(`teacher.${sortBy}`), order).orderBy('teacher.id_guru', order), page));
  }),
  answer(TeacherDetail, known, async (db, { id }) => single(await named(db, await ofAdmin(db).where('id_guru', '=', id).execute())) as never),
  answer(TeacherCard, known, async (db, { id }) => single(await named(db, await card(db).where('id_guru', '=', id).execute())) as never),
  answer(TeacherDirectory, known, async (db, { search, order, ...page }) =>
    namedPage(db, await paged(searched(card(db), search, ['teacher.nama']).orderBy(byName('teacher.nama'), order).orderBy('teacher.id_guru', order), page))),
  answer(TeachersWithoutSubject, [teacher], async (db) => ({
    data: await db.selectFrom('teacher').select(['id_guru as id', 'nama']).where(holding('guruMapel')).where(sql<boolean>`id_mata_pelajaran = '[]'::jsonb`).orderBy(byName('nama')).orderBy('id_guru').execute(),
  })),
  answer(TeachersNotSupervising, [teacher], async (db) => ({
    data: await db.selectFrom('teacher').select(['id_guru as id', 'nama']).where(sql<boolean>`NOT roles ? 'pembinaEkskul'`).orderBy(byName('nama')).orderBy('id_guru').execute(),
  })),
];

const namedPage = async <R extends { id_mata_pelajaran: string[] }>(db: Kysely<Own>, { data, ...page }: { data: R[] }) => ({ ...page, data: await named(db, data) }) as never;
const single = <R>([data]: R[]) => data && { data };

/** The rows with what their subjects are called. */
async function named<R extends { id_mata_pelajaran: string[] }>(db: Kysely<Own>, rows: R[]) {
  const ids = [...new Set(rows.flatMap((it) => it.id_mata_pelajaran))];
  const names = new Map(ids.length ? (await db.selectFrom('subject').select(['id', 'nama']).where('id', 'in', ids).execute()).map((it) => [it.id, it.nama as string]) : []);
  return rows.map((it) => ({ ...it, mata_pelajaran: it.id_mata_pelajaran.flatMap((id) => names.get(id) ?? []) }));
}
