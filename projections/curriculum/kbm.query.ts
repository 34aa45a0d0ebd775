import { type Kysely, sql } from 'kysely';
import { kbm as api } from '#contract/curriculum/kbm.api';
import type { Kbm } from '#contract/curriculum/kbm';
import { level } from '#projections/classroom/level.projection';
import { kbm } from '#projections/curriculum/kbm.projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { uuidV5 } from '#projections/kit/uuid';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

/** A subject on a level has one passing grade in a semester, whoever speaks of it. */
export const kbmId = (id_tahun_ajaran: string, id_mata_pelajaran: string, id_level: string) => uuidV5(id_tahun_ajaran, `${id_mata_pelajaran} ${id_level}`);

export class SubjectsWithKbm extends viewOf(api.subjects) {}
type Given = { id_mata_pelajaran: string; id_level: string; kkm: number | null };
/** Every subject on every level, each with what it was given in the semester before, where it was. */
export class KbmToGenerate extends Question<{ id_tahun_ajaran: string }, Given[]> {}

const tables = [kbm, subject, level, schoolYear] as const;
const pairs = (db: Kysely<any>) => db.selectFrom('subject').innerJoin('level', (join) => join.on(sql<boolean>`true`));

export const kbmAnswers = [
  answer(SubjectsWithKbm, tables, async (it, { id_tahun_ajaran }) => {
    const db = it as Kysely<any>;
    const id = id_tahun_ajaran ?? (await db.selectFrom('school_year').select('id_tahun_ajaran').where('isActive', '=', true).executeTakeFirst())?.id_tahun_ajaran;
    if (!id) return { data: [] };
    const rows = await pairs(db).leftJoin('kbm', (join) => join.onRef('kbm.id_mata_pelajaran', '=', 'subject.id').onRef('kbm.id_level', '=', 'level.id').on('kbm.id_tahun_ajaran', '=', id))
      .select(['subject.id as id_mata_pelajaran', 'subject.nama as mapel', 'level.id as id_level', 'level.tingkat', 'kbm.kkm']).orderBy('subject.urutan').orderBy('subject.nama').orderBy('level.tingkat').execute();
    return { data: rows.map((row): Kbm => ({ ...(row as Omit<Kbm, 'id' | 'id_tahun_ajaran'>), id: kbmId(id, row.id_mata_pelajaran, row.id_level), id_tahun_ajaran: id })) };
  }),

  answer(KbmToGenerate, tables, async (it, { id_tahun_ajaran }) => {
    const db = it as Kysely<any>;
    const before = db.selectFrom('school_year').where('tanggal_awal', '<', db.selectFrom('school_year as own').select('own.tanggal_awal').where('own.id_tahun_ajaran', '=', id_tahun_ajaran)).select('id_tahun_ajaran').orderBy('tanggal_awal', 'desc').limit(1);
    const rows = await pairs(db).leftJoin('kbm', (join) => join.onRef('kbm.id_mata_pelajaran', '=', 'subject.id').onRef('kbm.id_level', '=', 'level.id').on('kbm.id_tahun_ajaran', '=', before))
      .select(['subject.id as id_mata_pelajaran', 'level.id as id_level', 'kbm.kkm']).orderBy('subject.id').orderBy('level.tingkat').execute();
    return rows as Given[];
  }),
];
