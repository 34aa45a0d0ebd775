import { type Kysely, sql } from 'kysely';
import { classroom as api } from '#contract/classroom/classroom.api';
import { grouped } from '#contract/kit/grouped';
import { KAPASITAS, type Kelas, classLabel } from '#contract/classroom/classroom';
import { byClass, classColumns, classesIn, classNamed, classRow, classTables, formatOf, matching, ofYear } from '#projections/classroom/class-rows';
import { classMember } from '#projections/classroom/classroom.projection';
import { filtered, paged } from '#projections/kit/paged';
import { answer, answeredFrom, Question, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { byName } from '#projections/people/by-name';
import { teaching } from '#projections/subject/teaching.projection';

type Listed = { page: number; limit: number; search: string; sortBy: 'kelas' | 'jumlah_murid' | 'guru'; order: 'asc' | 'desc'; id_tahun_ajaran?: string | undefined };
type Narrowed = Listed & { id_level?: string | undefined; tingkat?: number | undefined; id_murid?: string | undefined };
type Page = { data: Kelas[]; total: number; page: number; limit: number };

/** The classes of a semester; with `id_murid` only the one that the student is in. */
export class Classes extends Question<Narrowed, Page> {
  static readonly endpoint = api.list;
}
/** A class by either of its ids; nothing for an unknown one. */
export class OneClass extends Question<{ id: string; id_tahun_ajaran?: string | undefined }, { data: Kelas } | undefined> {
  static readonly endpoint = api.one;
}
export class ClassDetail extends Question<{ id: string }, { data: Kelas & { peringatan: 'CAPACITY'[]; tahun_ajaran: string; semester: string; isActive: boolean } } | undefined> {
  static readonly endpoint = api.detail;
}
export class ClassMaster extends viewOf(api.master) {}
export class ClassesByLevel extends viewOf(api.byLevel) {}

for (const it of [api.all, api.withStudents]) answeredFrom(it, classTables);

const yearName = sql<string>`school_year.nama || ' ' || school_year.semester`;
export const overCapacity = (jumlah_murid: number): 'CAPACITY'[] => (jumlah_murid > KAPASITAS ? ['CAPACITY'] : []);

function narrowed(db: Kysely<Db<(typeof classTables)[number] | typeof classMember>>, { id_tahun_ajaran, id_level, tingkat, id_murid, search }: Narrowed) {
  let found = filtered(classesIn(db as never).where(ofYear(id_tahun_ajaran)), { 'level.id': id_level, 'class.tingkat': tingkat });
  if (search) found = found.where(matching(search));
  if (id_murid) found = found.where('class.id_kelas_tahun_ajaran', 'in', db.selectFrom('class_member').select('class_member.id_kelas_tahun_ajaran').where('id_murid', '=', id_murid));
  return found;
}

export const classroomAnswers = [
  answer(Classes, [...classTables, classMember], async (db, input) => {
    const found = narrowed(db, input);
    const by = { kelas: byClass, jumlah_murid: sql`class.jumlah_murid`, guru: byName('teacher.nama') }[input.sortBy];
    const falling = input.order === 'desc' && input.sortBy === 'kelas' ? sql`class.tingkat DESC, class.simbol COLLATE read."natural" DESC` : undefined;
    const rows = (falling ? found.orderBy(falling) : input.sortBy === 'kelas' ? found.orderBy(by) : found.orderBy(by, input.order))
      .select(classColumns).orderBy('class.id_kelas_tahun_ajaran');
    const [{ data, ...page }, format] = await Promise.all([paged(rows, input), formatOf(db as never)]);
    return { ...page, data: data.map(classRow(format)) };
  }),

  answer(OneClass, classTables, async (db, { id, id_tahun_ajaran }) => {
    const row = await classesIn(db).select(classColumns).where(classNamed(id, id_tahun_ajaran)).executeTakeFirst();
    return row && { data: classRow(await formatOf(db))(row) };
  }),

  answer(ClassDetail, classTables, async (db, { id }) => {
    const row = await classesIn(db).select([...classColumns, yearName.as('tahun_ajaran'), 'school_year.semester', 'school_year.isActive']).where(classNamed(id)).executeTakeFirst();
    return row && { data: { ...classRow(await formatOf(db))(row), peringatan: overCapacity(row.jumlah_murid) } };
  }),

  answer(ClassMaster, classTables, async (db) => {
    const rows = await classesIn(db).select(['class.id_kelas', 'class.tingkat', 'class.simbol', yearName.as('tahun')]).orderBy('school_year.tanggal_awal', 'desc').orderBy('class.id_kelas').execute();
    const format = await formatOf(db);
    const classes = grouped(rows, (it) => it.id_kelas);
    const data = [...classes].map(([id_kelas, [newest, ...older]]) => {
      const { tingkat, simbol, tahun } = newest as (typeof rows)[number];
      return { id: id_kelas, id_kelas, kelas: classLabel({ tingkat, simbol }, format), tingkat, simbol, tahun_ajaran: [tahun, ...older.map((it) => it.tahun)] };
    });
    return { data: data.sort((a, b) => a.tingkat - b.tingkat || a.simbol.localeCompare(b.simbol, 'id', { numeric: true })) };
  }),

  answer(ClassesByLevel, () => [...classTables, teaching], async (db, { id_mata_pelajaran }) => {
    let found = classesIn(db as never).where(ofYear());
    if (id_mata_pelajaran) {
      found = found.where('class.id_kelas_tahun_ajaran', 'in', db.selectFrom('teaching').select('teaching.id_kelas_tahun_ajaran').where('id_mata_pelajaran', '=', id_mata_pelajaran));
    }
    const rows = (await found.select(classColumns).orderBy(byClass).execute()).map(classRow(await formatOf(db as never)));
    const levels = grouped(rows, (it) => it.tingkat);
    return {
      data: [...levels].map(([tingkat, classes]) => ({
        id: classes[0]?.id_level ?? null, id_level: classes[0]?.id_level ?? null, level: classes[0]?.level ?? null, tingkat,
        kelas: classes.map(({ id, id_kelas, id_kelas_tahun_ajaran, kelas }) => ({ id, id_kelas, id_kelas_tahun_ajaran, kelas })),
      })),
    };
  }),
];
