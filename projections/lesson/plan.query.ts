import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { plan as api } from '#contract/lesson/plan.api';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { account } from '#projections/identity/account.projection';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { lesson } from '#projections/lesson/lesson.projection';
import { lessonPlan, planAct, planChange } from '#projections/lesson/plan.projection';
import { topic } from '#projections/lesson/topic.projection';
import { slot } from '#projections/timetable/timetable.projection';

type Kind = { id: string; id_mata_pelajaran: string; tingkat: number | null };
export type Known = { sesi: { id_sesi: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; libur: boolean; tingkat: number }[]; topik: Kind[]; kd: Kind[] };
/** What plans of some lessons are made of: the lessons, and of which subject and level the topics and competences are. */
export class Plannable extends Question<{ daftar_sesi: readonly string[]; id_topik: readonly string[]; id_kd_master: readonly string[] }, Known> {}
/** By subject and class which of some lessons there are, and whether a teacher may plan all of them: they hold them, or have that subject in that class on the timetable (`isTheirs`); or they stand in for who does (`isCovered`). */
export class PlanningOf extends Question<{ daftar_sesi: readonly string[]; id_guru: string | null }, { sesi: { id_sesi: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string }[]; isTheirs: boolean; isCovered: boolean }> {}
/** Whether a teacher has a subject in a class on the timetable. */
export class HasSlots extends Question<{ id_guru: string; id_mata_pelajaran: string; daftar_kelas: readonly string[] }, boolean> {}
/** In which subjects and classes something was done at once, and to how many lessons. */
export class PlansOfAct extends Question<{ id_rencana: string }, { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; id_sesi: string; jumlah: number }[]> {}
export class PlanHistory extends Question<{ id_sesi: string }, z.infer<typeof api.history.output>> {
  static readonly endpoint = api.history;
}

const competence = readOf(basicCompetence).table;
/** What the plan of a lesson is told from. */
export const planTables = [lessonPlan, topic, competence] as const;

/** The topic and the competence that a lesson is about, by the names that rows of the query have. */
export const namesOf = (row: { id_topik: string | null; topik: string | null; id_kd_master: string | null; kd: string | null }) => ({
  topic: row.id_topik && row.topik !== null ? { id: row.id_topik, nama: row.topik } : null, kd: row.id_kd_master && row.kd !== null ? { id: row.id_kd_master, nama: row.kd } : null,
});
/** A competence as one calls it: its code with its short name. */
export const competenceLabel = (row: string) => sql<string | null>`${sql.ref(`${row}.kode`)} || ' ' || coalesce(${sql.ref(`${row}.alias`)}, left(${sql.ref(`${row}.kompetensi_dasar`)}, 80))`;

/** The levels that topics or competences are of, by `id_level`. */
const kindsOf = (db: Kysely<any>, table: string, key: string, ids: readonly string[]): Promise<Kind[]> =>
  ids.length ? db.selectFrom(table).leftJoin('level', 'level.id', `${table}.id_level`).select([`${table}.${key} as id`, `${table}.id_mata_pelajaran`, 'level.tingkat']).where(`${table}.${key}`, 'in', [...new Set(ids)]).execute() as Promise<Kind[]> : Promise.resolve([]);

const some = (ids: readonly string[]) => sql<boolean>`lesson.id_sesi = ANY (${[...ids]}::uuid[])`;

export const planAnswers = [
  answer(Plannable, [lesson, schoolClass, topic, competence, level], async (db, { daftar_sesi, id_topik, id_kd_master }) => {
    const [sesi, topik, kd] = await Promise.all([
      db.selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
        .select(['lesson.id_sesi', 'lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran', 'lesson.libur', 'class.tingkat']).where(some(daftar_sesi)).execute(),
      kindsOf(db, 'topic', 'id_topik', id_topik),
      kindsOf(db, 'basic-competence', 'id', id_kd_master),
    ]);
    return { sesi, topik, kd };
  }),

  answer(PlanningOf, [lesson, slot], async (db, { daftar_sesi, id_guru }) => {
    const sesi = await db.selectFrom('lesson').select(['lesson.id_sesi', 'lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran'])
      .select((it) => it.or([it('lesson.id_guru', '=', id_guru), it.exists(it.selectFrom('slot').select('slot.id_slot').where('slot.id_guru', '=', id_guru)
        .whereRef('slot.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').whereRef('slot.id_mata_pelajaran', '=', 'lesson.id_mata_pelajaran'))]).as('theirs'))
      .select('lesson.id_guru_pengganti').where(some(daftar_sesi)).execute();
    const [isTheirs, isCovered] = [sesi.every((it) => it.theirs), sesi.every((it) => it.theirs || it.id_guru_pengganti === id_guru)];
    return { sesi: sesi.map(({ theirs: _, id_guru_pengganti: __, ...it }) => it), isTheirs: id_guru !== null && isTheirs, isCovered: id_guru !== null && isCovered };
  }),

  answer(HasSlots, [slot], async (db, { id_guru, id_mata_pelajaran, daftar_kelas }) => {
    const found = await db.selectFrom('slot').select('slot.id_kelas_tahun_ajaran').distinct().where('slot.id_guru', '=', id_guru).where('slot.id_mata_pelajaran', '=', id_mata_pelajaran).execute();
    const has = new Set(found.map((it) => it.id_kelas_tahun_ajaran));
    return daftar_kelas.every((it) => has.has(it));
  }),

  answer(PlansOfAct, [planAct], (db, { id_rencana }) => db.selectFrom('plan_act').select(['id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'id_sesi', 'jumlah']).where('id_rencana', '=', id_rencana).execute()),

  answer(PlanHistory, [planChange, lesson, ...planTables, account], async (it, { id_sesi }) => {
    const db = it as Kysely<any>;
    const rows = await db.selectFrom('plan_change').innerJoin('lesson', 'lesson.id_sesi', 'plan_change.id_sesi')
      .leftJoin('topic', 'topic.id_topik', 'plan_change.id_topik').leftJoin('topic as before', 'before.id_topik', 'plan_change.topik_sebelum')
      .leftJoin('basic-competence as kd', 'kd.id', 'plan_change.id_kd_master').leftJoin('basic-competence as kd_before', 'kd_before.id', 'plan_change.kd_sebelum')
      .leftJoin('account', 'account.id_akun', 'plan_change.oleh')
      .select(['plan_change.id_rencana', 'plan_change.at', 'plan_change.sebab', 'plan_change.id_topik', 'plan_change.id_kd_master', 'topic.judul as topik', 'plan_change.topik_sebelum', 'before.judul as judul_sebelum', 'plan_change.kd_sebelum'])
      .select([competenceLabel('kd').as('kd'), competenceLabel('kd_before').as('nama_kd_sebelum'), sql<string | null>`coalesce(account.nama, account.username)`.as('oleh'), sql<boolean>`plan_change.at > lesson.mulai`.as('susulan')])
      .where('plan_change.id_sesi', '=', id_sesi).orderBy('plan_change.at', 'desc').orderBy('plan_change.id_rencana').execute();
    return { data: rows.map((row) => ({
      id: row.id_rencana, at: row.at, oleh: row.oleh, sebab: row.sebab, susulan: row.susulan,
      sebelum: namesOf({ id_topik: row.topik_sebelum, topik: row.judul_sebelum, id_kd_master: row.kd_sebelum, kd: row.nama_kd_sebelum }), sesudah: namesOf(row as never),
    })) };
  }),
];
