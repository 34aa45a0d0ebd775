import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { lesson as api, type Sesi } from '#contract/lesson/lesson.api';
import { HARI, hariOf } from '#contract/school-year/school-days';
import { defaultModel, type Model } from '#contract/timetable/timetable';
import { assignment } from '#projections/assignment/assignment.projection';
import { register } from '#projections/attendance/attendance.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { institution } from '#projections/institution/institution.projection';
import { containing, filtered, paged } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { competenceLabel, namesOf, planTables } from '#projections/lesson/plan.query';
import { teacher } from '#projections/people/people.projection';
import { subject } from '#projections/subject/subject.projection';
import { chosenModel } from '#projections/timetable/timetable.projection';

/** One lesson with its next one of the same class and subject; nothing for an unknown id. */
export class OneLesson extends Question<{ id: string }, { data: Sesi; idNextSession: string | null; model: Model } | undefined> {
  static readonly endpoint = api.one;
}
export class LessonsBetween extends viewOf(api.between) {}
/** Whose lesson it is, who stands in for them, and whose class: what policies ask. */
export class LessonOwners extends Question<{ id_sesi: string }, { id_guru: string; id_guru_pengganti: string | null; wali: string | null; id_kelas_tahun_ajaran: string } | undefined> {}

export const lessonTables = [lesson, schoolClass, subject, teacher, register, institution] as const;
/** How many of a lesson's students have a status. */
export const registered = sql<number>`coalesce(register."Hadir" + register."Terlambat" + register."Dispensasi" + register."Sakit" + register."Izin" + register."Alpa", 0)`;

/** Lessons with their class, subject, teacher and register. */
export const lessonsIn = (db: Kysely<Db<(typeof lessonTables)[number]>>) =>
  db
    .selectFrom('lesson')
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
    .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru')
    .leftJoin('register', (join) => join.onRef('register.id_sesi', '=', 'lesson.id_sesi').onRef('register.tanggal_sesi', '=', 'lesson.tanggal_sesi'));

/** What a lesson is told from with what it is about and what is handed in after it. */
export const plannedLessonTables = [...lessonTables, ...planTables, assignment] as const;

const columns = (db: Kysely<any>) =>
  (lessonsIn(db) as unknown as SelectQueryBuilder<any, any, {}>)
    .leftJoin('lesson_plan', planOfLesson).leftJoin('topic', 'topic.id_topik', 'lesson_plan.id_topik').leftJoin('basic-competence as kd', 'kd.id', 'lesson_plan.id_kd_master')
    .leftJoin('assignment', 'assignment.id_sesi', 'lesson.id_sesi').leftJoin('teacher as other', 'other.id_guru', 'lesson.id_guru_pengganti')
    .select(['assignment.tipe_assignment', 'lesson.id_sesi', 'lesson.id_slot', 'lesson.id_kelas', 'lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran', 'lesson.id_guru', 'lesson.id_guru_pengganti',
      'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.selesai', 'lesson.libur', 'subject.nama as mapel', 'teacher.nama as guru', 'other.nama as pengganti',
      'lesson_plan.zoom_setting', 'lesson_plan.id_topik', 'topic.judul as topik', 'lesson_plan.id_kd_master', competenceLabel('kd').as('kd')])
    .select(classLabelIn(db).as('kelas'))
    .select(sql<number>`coalesce(register.jumlah_murid, class.jumlah_murid)`.as('jumlah_murid'))
    .select(registered.as('terisi'));

type Found = Omit<Sesi, 'id' | 'slot' | 'topic' | 'kd'> & { id_slot: string } & Parameters<typeof namesOf>[0];

/** A lesson as the contract has it: with its place in the week, and what it is about. */
function sesiOf({ id_slot, id_topik, topik, id_kd_master, kd: nama_kd, ...it }: Found): Sesi {
  const { posisi, id_kelas, kelas, id_mata_pelajaran, mapel, id_guru, guru } = it;
  const slot = { id: id_slot, hari: HARI.indexOf(hariOf(it.tanggal_sesi)) + 1, posisi, id_kelas, kelas, id_mata_pelajaran, mapel, id_guru, guru };
  return { id: it.id_sesi, ...it, slot, ...namesOf({ id_topik, topik, id_kd_master, kd: nama_kd }) };
}

/** The first lesson of a class on a day, but for those that are cancelled. */
export async function firstLesson(db: Kysely<any>, id_kelas_tahun_ajaran: string, tanggal: string): Promise<Sesi | null> {
  const found = await columns(db).where('lesson.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('lesson.tanggal_sesi', '=', tanggal).where('lesson.libur', '=', false)
    .orderBy('lesson.mulai').orderBy('lesson.id_sesi').limit(1).executeTakeFirst();
  return found ? sesiOf(found as unknown as Found) : null;
}

export const lessonAnswers = [
  answer(OneLesson, [...plannedLessonTables, chosenModel], async (db, { id }) => {
    const found = await columns(db).where('lesson.id_sesi', '=', id).executeTakeFirst();
    if (!found) return undefined;
    const data = sesiOf(found as unknown as Found);
    const next = await db
      .selectFrom('lesson').select('id_sesi')
      .where('id_kelas_tahun_ajaran', '=', data.id_kelas_tahun_ajaran).where('id_mata_pelajaran', '=', data.id_mata_pelajaran).where('mulai', '>', data.mulai).where('libur', '=', false)
      .orderBy('mulai').limit(1).executeTakeFirst();
    const chosen = await db.selectFrom('chosen_model').innerJoin('lesson', 'lesson.id_tahun_ajaran', 'chosen_model.id_tahun_ajaran')
      .select('model').where('lesson.id_sesi', '=', id).executeTakeFirst();
    return { data, idNextSession: next?.id_sesi ?? null, model: chosen?.model ?? defaultModel };
  }),

  answer(LessonsBetween, [...plannedLessonTables, level], async (db, { dates, id_guru, id_kelas, id_mata_pelajaran, id_level, rencana, search, sortBy, order, ...page }) => {
    const [first, last] = dates.split(',') as [string, string];
    // Domain 1.20: with topic and competence.
    const planned = sql<boolean>`EXISTS (${(db as Kysely<any>).selectFrom('lesson_plan').select('lesson_plan.id_sesi').whereRef('lesson_plan.id_sesi', '=', 'lesson.id_sesi').whereRef('lesson_plan.id_mata_pelajaran', '=', 'lesson.id_mata_pelajaran').where('lesson_plan.id_topik', 'is not', null).where('lesson_plan.id_kd_master', 'is not', null)})`;
    const found = <T extends { where: any }>(query: T): T => {
      let it = filtered(query.where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last), { 'lesson.id_mata_pelajaran': id_mata_pelajaran });
      if (id_guru) it = it.where((one: any) => one.or([one('lesson.id_guru', '=', id_guru), one('lesson.id_guru_pengganti', '=', id_guru)]));
      if (id_kelas) it = it.where(sql<boolean>`(lesson.id_kelas = ${id_kelas} OR lesson.id_kelas_tahun_ajaran = ${id_kelas})`);
      if (id_level) it = it.where('class.tingkat', 'in', db.selectFrom('level').select('level.tingkat').where('level.id', '=', id_level));
      if (rencana === 'sudah') it = it.where(planned);
      if (rencana === 'libur') it = it.where('lesson.libur', '=', true).where(planned);
      if (rencana === 'belum') it = it.where('lesson.libur', '=', false).where(sql<boolean>`NOT ${planned}`);
      if (search) it = it.where(sql`${classLabelIn(db)} || ' ' || subject.nama || ' ' || class.tingkat || class.simbol`, 'ilike', containing(search));
      return it;
    };
    const by = { tanggal_sesi: sql`lesson.mulai`, kelas: sql`class.tingkat || class.simbol`, mapel: sql`subject.nama` }[sortBy];
    const { data, ...counted } = await paged(found(columns(db)).orderBy(by, order).orderBy('lesson.mulai').orderBy('lesson.id_sesi'), page, found(lessonsIn(db)));
    return { ...counted, data: data.map((it) => sesiOf(it as unknown as Found)) };
  }),

  answer(LessonOwners, [lesson, schoolClass], (db, { id_sesi }) =>
    db.selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
      .select(['lesson.id_guru', 'lesson.id_guru_pengganti', 'class.id_guru as wali', 'lesson.id_kelas_tahun_ajaran']).where('id_sesi', '=', id_sesi).executeTakeFirst()),
];
