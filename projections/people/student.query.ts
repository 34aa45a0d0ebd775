import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { StatusPersetujuan } from '#contract/people/consent';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { students } from '#contract/people/student.api';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { consent } from '#projections/people/consent.projection';
import { knownBy, nisFor } from '#projections/people/known-numbers';
import { kin, student, teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class StudentList extends viewOf(students.list) {}
export class StudentDetail extends viewOf(students.one) {}
export class StudentKin extends viewOf(students.kin) {}
export class StudentCard extends Question<InputOf<typeof students.card> & Knows, OutputOf<typeof students.card>> {
  static readonly endpoint = students.card;
}
/**
 * Students by name, all of them or those of one class; `id_kelas` is that of the active year. For whom it is `seen_by` sees
 * of those whose data are restricted only their own class; nobody in particular is the admin, who sees all.
 */
export class StudentDirectory extends Question<InputOf<typeof students.directory> & Knows & { seen_by: string | null }, OutputOf<typeof students.directory>> {
  static readonly endpoint = students.directory;
}
/** Whether what is kept of a student is restricted. */
export class IsRestricted extends Question<{ id: string }, boolean> {}
/** The class of the active year that is known by its own id, or by that of the year. */
export class ActiveClass extends Question<{ id_kelas: string }, { id_kelas_tahun_ajaran: string; id_tahun_ajaran: string } | undefined> {}

const sources = [student, classMember, schoolClass, schoolYear, consent] as const;
type Own = Db<(typeof sources)[number]>;
/** Whose numbers whoever asks knows: null is everybody's. */
type Knows = { knows?: string | null };

/** Where every student is in the active year. */
const placed = (db: Kysely<Own>) =>
  db.selectFrom('class_member')
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
    .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .where('school_year.isActive', '=', true)
    .select(['class_member.id_murid', 'class.id_kelas', 'class.id_kelas_tahun_ajaran', sql<string>`class.tingkat || class.simbol`.as('kelas')]);

/** For whom a parent has agreed. */
const agreed = (db: Kysely<Own>) => db.selectFrom('consent').select('consent.id_murid').where('tujuan', '=', 'pendidikan').where('consent.status', '=', 'diberikan');

const all = (db: Kysely<Own>) =>
  db.selectFrom('student').leftJoin(placed(db).as('place'), 'place.id_murid', 'student.id_murid').leftJoin(agreed(db).as('agreed'), 'agreed.id_murid', 'student.id_murid');
const standing = sql<StatusPersetujuan>`CASE WHEN agreed.id_murid IS NOT NULL THEN 'diberikan' ELSE 'menunggu' END`;
const ofStaff = (db: Kysely<Own>, knows?: string | null) =>
  all(db).select(['student.id_murid as id', 'nama', nisFor(db, knows).as('nis'), 'jenis_kelamin', 'tahun_masuk', 'status_murid', 'place.id_kelas', 'place.id_kelas_tahun_ajaran', 'place.kelas', standing.as('persetujuan'), 'dibatasi']);
const ofAdmin = (db: Kysely<Own>) => ofStaff(db).select(['email', 'alamat', 'status_pembayaran as status', sql<boolean>`false`.as('isPpdb')]);

type Narrow = { search: string; id_kelas?: string | undefined; status?: string | undefined; status_murid?: string | undefined; persetujuan?: string | undefined; tanpa_kelas?: string | undefined; tahun_masuk?: number | undefined; seen_by?: string | null } & Knows;
type Found = SelectQueryBuilder<any, any, any>;

function narrowed<Q>(db: Kysely<Own>, given: Q, { search, id_kelas, status, status_murid, persetujuan, tanpa_kelas, tahun_masuk, seen_by, knows }: Narrow): Q {
  let found = searched(filtered(given as unknown as Found, { status_pembayaran: status, status_murid, tahun_masuk }), search, ['nama', nisFor(db, knows)]);
  if (id_kelas) found = found.where((it) => it.or([it('place.id_kelas', '=', id_kelas), it('place.id_kelas_tahun_ajaran', '=', id_kelas)]));
  if (tanpa_kelas) found = found.where('place.id_kelas', 'is', null);
  if (persetujuan) found = found.where(sql`${standing}`, '=', persetujuan);
  if (seen_by) found = found.where((it) => it.or([it('student.dibatasi', '=', false), it('student.id_murid', 'in', placed(it as never).clearSelect().select('class_member.id_murid').where('class.id_guru', '=', seen_by))]));
  return found as Q;
}

const BY: Record<string, ReturnType<typeof natural>> = { nama: natural('nama'), email: natural('email'), kelas: natural('place.kelas'), tahun_masuk: sql`tahun_masuk`, status: sql`status_pembayaran`, status_murid: sql`status_murid` };

/** One page of the rows that a question is about; classes are joined where they decide which rows there are. */
function listed(db: Kysely<Own>, rows: ReturnType<typeof ofStaff>, { sortBy, order, page, limit, ...narrow }: Narrow & { sortBy: string; order: 'asc' | 'desc'; page: number; limit: number }) {
  const by = sortBy === 'nis' ? natural(nisFor(db, narrow.knows)) : (BY[sortBy] ?? natural('nama'));
  const counted = narrow.id_kelas || narrow.persetujuan || narrow.tanpa_kelas ? all(db) : db.selectFrom('student');
  return paged(narrowed(db, rows, narrow).orderBy(by, order).orderBy('student.id_murid', order), { page, limit }, narrowed(db, counted, narrow)) as never;
}

export const studentAnswers = [
  answer(StudentList, sources, (db, input) => listed(db, ofAdmin(db) as never, input)),
  answer(StudentDetail, sources, async (db, { id }) => found(await ofAdmin(db).where('student.id_murid', '=', id).executeTakeFirst())),
  answer(StudentCard, [...sources, ...knownBy], async (db, { id, knows }) => found(await ofStaff(db as never, knows).where('student.id_murid', '=', id).executeTakeFirst())),
  answer(StudentKin, [student, kin, teacher], async (db, { id }) => {
    const rows = await db.selectFrom('student').leftJoin('kin', 'kin.id_murid', 'student.id_murid').leftJoin('teacher', 'teacher.id_guru', 'kin.id_guru').where('student.id_murid', '=', id).select(['kin.id_guru', 'teacher.nama']).orderBy('kin.id_guru').execute();
    const named = rows.flatMap(({ id_guru, nama }) => (id_guru ? [{ id_guru, nama: nama ?? '–' }] : []));
    return found(rows.length ? { id, id_guru_kerabat: named.map((it) => it.id_guru), guru_kerabat: named.map((it) => it.nama) } : undefined);
  }),
  answer(StudentDirectory, [...sources, ...knownBy], (db, input) => listed(db as never, ofStaff(db as never, input.knows), input)),
  answer(IsRestricted, [student], async (db, { id }) => (await db.selectFrom('student').select('dibatasi').where('id_murid', '=', id).executeTakeFirst())?.dibatasi === true),
  answer(ActiveClass, [schoolClass, schoolYear], async (db, { id_kelas }) =>
    db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').where('school_year.isActive', '=', true)
      .where((it) => it.or([it('class.id_kelas', '=', id_kelas), it('class.id_kelas_tahun_ajaran', '=', id_kelas)])).select(['class.id_kelas_tahun_ajaran', 'class.id_tahun_ajaran']).executeTakeFirst()),
];

const found = (data: object | undefined) => (data && { data }) as never;
