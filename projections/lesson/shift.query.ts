import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { plan as api } from '#contract/lesson/plan.api';
import type { Perubahan, Pratinjau } from '#contract/lesson/plan';
import { bumped, type Content, copied, type Shift } from '#contract/lesson/shift';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { competenceLabel, namesOf, planTables } from '#projections/lesson/plan.query';

/** What is to be done to one subject in one class: to each lesson what it will be about, and what it is about now. */
export type Step = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; sesi: (Content & { id_sesi: string; dari: Content })[] };
type Shown = { pratinjau: Pratinjau; langkah: Step[] };
/** What pushing on a lesson would do; nothing where there is no such lesson. */
export class BumpOf extends Question<{ id_sesi: string }, Shown | undefined> {}
export class CopyOf extends Question<{ dari: string; ke: readonly string[]; id_mata_pelajaran: string; dates: string; timpa: boolean }, Shown> {}

const tables = [lesson, schoolClass, institution, ...planTables] as const;
answeredFrom(api.bumpPreview, tables);

const EMPTY: Content = { id_topik: null, id_kd_master: null };

/** Lessons with what they are about. */
const lessonsOf = (db: Kysely<any>) =>
  db.selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
    .leftJoin('lesson_plan', planOfLesson).leftJoin('topic', 'topic.id_topik', 'lesson_plan.id_topik').leftJoin('basic-competence as kd', 'kd.id', 'lesson_plan.id_kd_master')
    .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.libur', 'lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran', 'lesson_plan.id_topik', 'lesson_plan.id_kd_master', 'topic.judul as topik'])
    .select([competenceLabel('kd').as('kd'), classLabelIn(db).as('kelas')]).orderBy('lesson.mulai').orderBy('lesson.id_sesi');
type Row = { id_sesi: string; tanggal_sesi: string; posisi: number; mulai: string; libur: boolean; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; id_topik: string | null; id_kd_master: string | null; topik: string | null; kd: string | null; kelas: string };

const contentOf = ({ id_topik, id_kd_master }: Row): Content => ({ id_topik, id_kd_master });
const plansOf = (rows: readonly Row[]) => new Map(rows.map((it) => [it.id_sesi, contentOf(it)]));

/** Several shifts as they are shown and done; every name that they bring stands in some lesson already. */
function shownOf(shifts: readonly { rows: readonly Row[]; shift: Shift }[], all: readonly Row[]): Shown {
  const topics = new Map(all.map((it) => [it.id_topik, it.topik]));
  const competences = new Map(all.map((it) => [it.id_kd_master, it.kd]));
  const named = ({ id_topik, id_kd_master }: Content) => namesOf({ id_topik, topik: topics.get(id_topik) ?? null, id_kd_master, kd: competences.get(id_kd_master) ?? null });
  const perubahan = shifts.flatMap(({ rows, shift }) => rows.flatMap((it): Perubahan[] => {
    const next = shift.to.get(it.id_sesi);
    const { id_sesi, tanggal_sesi, posisi, mulai, kelas, libur } = it;
    return next ? [{ id_sesi, tanggal_sesi, posisi, mulai, kelas, libur, sebelum: named(contentOf(it)), sesudah: named(next) }] : [];
  }));
  const langkah = shifts.flatMap(({ rows, shift }): Step[] => {
    const [first] = rows;
    const sesi = rows.flatMap((it) => (shift.to.has(it.id_sesi) ? [{ id_sesi: it.id_sesi, ...(shift.to.get(it.id_sesi) ?? EMPTY), dari: contentOf(it) }] : []));
    return first && sesi.length ? [{ id_kelas_tahun_ajaran: first.id_kelas_tahun_ajaran, id_mata_pelajaran: first.id_mata_pelajaran, sesi }] : [];
  });
  const sidik = createHash('sha256').update(JSON.stringify(langkah)).digest('hex').slice(0, 32);
  return { pratinjau: { perubahan, tersisa: shifts.flatMap(({ shift }) => shift.left.map(named)), sidik }, langkah };
}

export const shiftAnswers = [
  answer(BumpOf, tables, async (db, { id_sesi }) => {
    const own = await db.selectFrom('lesson').select(['id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'mulai', 'id_tahun_ajaran']).where('id_sesi', '=', id_sesi).executeTakeFirst();
    if (!own) return undefined;
    const rows = (await lessonsOf(db).where('lesson.id_kelas_tahun_ajaran', '=', own.id_kelas_tahun_ajaran).where('lesson.id_mata_pelajaran', '=', own.id_mata_pelajaran).where('lesson.mulai', '>=', own.mulai).execute()) as Row[];
    return shownOf([{ rows, shift: bumped(rows, plansOf(rows), id_sesi) }], rows);
  }),

  answer(CopyOf, tables, async (db, { dari, ke, id_mata_pelajaran, dates, timpa }) => {
    const [first, last] = dates.split(',') as [string, string];
    const classes = [...new Set([dari, ...ke])];
    const all = (await lessonsOf(db).where('lesson.id_kelas_tahun_ajaran', 'in', classes).where('lesson.id_mata_pelajaran', '=', id_mata_pelajaran)
      .where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last).execute()) as Row[];
    const of = (id: string) => all.filter((it) => it.id_kelas_tahun_ajaran === id);
    const targets = classes.filter((it) => it !== dari).map(of);
    return shownOf(targets.map((rows) => ({ rows, shift: copied(of(dari), rows, plansOf(all), timpa) })), all);
  }),
];
