import { type Kysely, sql } from 'kysely';
import { isOne, OVERSEERS } from '#contract/identity/identity';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { tanggalOf } from '#contract/school-year/school-days';
import type { Topic, TopicRow } from '#contract/lesson/topic';
import { topics as api } from '#contract/lesson/topic.api';
import { classMember } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { file } from '#projections/file/file.projection';
import { filesOf } from '#projections/file/file.query';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, answeredFrom, Question, type Time } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { lessonPlan } from '#projections/lesson/plan.projection';
import { topic, topicFile } from '#projections/lesson/topic.projection';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

/** For whom topics are told: a student of some classes, a teacher of some subjects, or whoever leads. */
export type TopicReader = { account: string; as: 'murid' | 'guru' | 'pimpinan' };

/** As whom somebody reads topics. */
export const topicReader = ({ account, roles }: { account: string | null; roles: readonly string[] }): TopicReader =>
  ({ account: account as string, as: isOne(OVERSEERS, { roles }) ? 'pimpinan' : roles.includes('murid') ? 'murid' : 'guru' });

export class Topics extends Question<InputOf<typeof api.list> & { pembaca: TopicReader }, OutputOf<typeof api.list>> {}
export class TopicsForPlanning extends Question<InputOf<typeof api.forPlanning> & { pembaca: TopicReader }, OutputOf<typeof api.forPlanning>> {}
export class OneTopic extends Question<{ id: string }, { data: Topic } | undefined> {}
/** Who wrote a topic. */
export class OwnerOfTopic extends Question<{ id: string }, string | undefined> {}
export class MayReadTopic extends Question<{ id: string; pembaca: TopicReader }, boolean> {}
/** Whether somebody sees a topic that brings this picture or file. */
export class SeesTopicFile extends Question<{ id_file: string; pembaca: TopicReader }, boolean> {}
/** Which of these were kept for topics by this teacher: as pictures, as files. */
export class OwnTopicFiles extends Question<{ id_guru: string; ids: readonly string[] }, { gambar: string[]; berkas: string[] }> {}
/** The files of a topic. */
export class FilesOfTopic extends Question<{ id_topik: string }, OutputOf<typeof api.files>> {}
/** How many lessons are about a topic. */
export class UseOfTopic extends Question<{ id_topik: string }, number> {}
/** The topics of a teacher that bring some of these pictures and files. */
export class TopicsShowing extends Question<{ id_guru: string; files: readonly string[] }, string[]> {}

const tables = [topic, subject, level, teacher, lessonPlan, lesson, classMember, teaching, slot, schoolYear, institution, file] as const;
answeredFrom(api.list, tables);
answeredFrom(api.forPlanning, tables);
answeredFrom(api.one, tables);
answeredFrom(api.files, [topic, file]);

const joined = (db: Kysely<any>) =>
  db.selectFrom('topic').innerJoin('subject', 'subject.id', 'topic.id_mata_pelajaran').innerJoin('level', 'level.id', 'topic.id_level').leftJoin('teacher', 'teacher.id_guru', 'topic.id_guru');

const rows = (db: Kysely<any>) =>
  joined(db).select(['topic.id_topik as id', 'topic.judul', 'topic.id_mata_pelajaran', 'subject.nama as mapel', 'topic.id_level', 'level.nama as level', 'topic.id_guru', 'teacher.nama as guru', 'topic.tampil_mulai', 'topic.diubah'])
    .select([
      db.selectFrom('lesson_plan').select(sql<number>`count(*)::int`.as('n')).whereRef('lesson_plan.id_topik', '=', 'topic.id_topik').as('jumlah_sesi'),
      sql<number>`jsonb_array_length(topic.daftar_gambar)`.as('jumlah_gambar'), sql<number>`jsonb_array_length(topic.daftar_berkas)`.as('jumlah_berkas'), sql<number>`jsonb_array_length(topic.tautan)`.as('jumlah_tautan'),
    ]);

/** Of what a teacher teaches this semester, by assignment or by the timetable, what they have written, and what the lessons are about that they stand in for. */
const taughtBy = (db: Kysely<any>, account: string) => {
  const active = db.selectFrom('school_year').select('school_year.id_tahun_ajaran').where('isActive', '=', true);
  const of = (table: 'teaching' | 'slot') => db.selectFrom(table).select(`${table}.id_mata_pelajaran`).where(`${table}.id_guru`, '=', account).where(`${table}.id_tahun_ajaran`, 'in', active);
  const covered = db.selectFrom('lesson_plan').innerJoin('lesson', planOfLesson).select('lesson.id_sesi').where('lesson.id_guru_pengganti', '=', account).whereRef('lesson_plan.id_topik', '=', 'topic.id_topik');
  return sql<boolean>`(topic.id_guru = ${account} OR topic.id_mata_pelajaran IN (${of('teaching')} UNION ${of('slot')}) OR EXISTS ${covered})`;
};

/** Those that lessons of a student's classes are about, once their day has come. */
const shownTo = (db: Kysely<any>, account: string, today: string) => {
  const shown = db.selectFrom('lesson_plan').innerJoin('lesson', planOfLesson).innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
    .select('lesson.id_sesi').where('class_member.id_murid', '=', account).whereRef('lesson_plan.id_topik', '=', 'topic.id_topik').where(sql<boolean>`coalesce(topic.tampil_mulai, lesson.tanggal_sesi) <= ${today}::date`);
  return sql<boolean>`EXISTS ${shown}`;
};

async function seenBy(db: Kysely<any>, { account, as }: TopicReader, { now }: Time) {
  if (as === 'pimpinan') return sql<boolean>`true`;
  return as === 'guru' ? taughtBy(db, account) : shownTo(db, account, tanggalOf(now, (await settingsOf(db)).zona_waktu));
}

export const topicAnswers = [
  answer(Topics, tables, async (db, { pembaca, id_mata_pelajaran, id_level, search, sortBy, order, ...page }, time) => {
    const isSeen = await seenBy(db, pembaca, time);
    const found = <Q extends { where: any }>(query: Q): Q => searched(filtered(query.where(isSeen) as Q, { 'topic.id_mata_pelajaran': id_mata_pelajaran, 'topic.id_level': id_level }), search, ['topic.judul', 'subject.nama']);
    const by = { diubah: sql`topic.diubah`, judul: natural('topic.judul'), mapel: natural('subject.nama') }[sortBy];
    return (await paged(found(rows(db)).orderBy(by, order).orderBy('topic.id_topik'), page, found(joined(db)))) as OutputOf<typeof api.list>;
  }),

  answer(TopicsForPlanning, tables, async (db, { pembaca, id_mata_pelajaran, id_level }, time) => {
    const found = filtered(rows(db).where(await seenBy(db, pembaca, time)), { 'topic.id_mata_pelajaran': id_mata_pelajaran, 'topic.id_level': id_level });
    return { data: (await found.orderBy('topic.diubah', 'desc').orderBy('topic.id_topik').limit(500).execute()) as TopicRow[] };
  }),

  answer(OneTopic, tables, async (db, { id }) => {
    const data = await rows(db).select(['topic.uraian', 'topic.tautan', 'topic.daftar_gambar', 'topic.daftar_berkas']).where('topic.id_topik', '=', id).executeTakeFirst();
    if (!data) return undefined;
    const { jumlah_gambar: _, jumlah_berkas: __, jumlah_tautan: ___, daftar_berkas, ...found } = data;
    return { data: { ...found, daftar_berkas: await filesOf(db as never, daftar_berkas) } as Topic };
  }),

  answer(OwnerOfTopic, [topic], async (db, { id }) => (await db.selectFrom('topic').select('id_guru').where('id_topik', '=', id).executeTakeFirst())?.id_guru),

  answer(MayReadTopic, tables, async (db, { id, pembaca }, time) =>
    (await db.selectFrom('topic').select('topic.id_topik').where('topic.id_topik', '=', id).where(await seenBy(db, pembaca, time)).execute()).length > 0),

  answer(SeesTopicFile, [...tables, topicFile], async (db, { id_file, pembaca }, time) =>
    (await db.selectFrom('topic').innerJoin('topic_file', 'topic_file.id_topik', 'topic.id_topik').select('topic.id_topik').where('topic_file.id_file', '=', id_file).where(await seenBy(db, pembaca, time)).limit(1).execute()).length > 0),

  answer(OwnTopicFiles, [file], async (db, { id_guru, ids }) => {
    const kept = await db.selectFrom('file').select(['id_file', 'jenis']).where('id_pemilik', '=', id_guru).where('id_file', 'in', [...ids]).execute();
    const of = (jenis: string) => kept.filter((it) => it.jenis === jenis).map((it) => it.id_file);
    return { gambar: of('gambar_topik'), berkas: of('topik') };
  }),

  answer(FilesOfTopic, [topic, file], async (db, { id_topik }) => {
    const found = await db.selectFrom('topic').select('daftar_berkas').where('id_topik', '=', id_topik).executeTakeFirst();
    return { data: await filesOf(db as never, found?.daftar_berkas ?? []) };
  }),

  answer(UseOfTopic, [lessonPlan], async (db, { id_topik }) =>
    (await db.selectFrom('lesson_plan').select(sql<number>`count(*)::int`.as('n')).where('id_topik', '=', id_topik).executeTakeFirstOrThrow()).n),

  answer(TopicsShowing, [topic, topicFile], async (db, { id_guru, files }) =>
    (await db.selectFrom('topic').innerJoin('topic_file', 'topic_file.id_topik', 'topic.id_topik').select('topic.id_topik').distinct()
      .where('topic.id_guru', '=', id_guru).where('topic_file.id_file', 'in', [...files]).execute()).map((it) => it.id_topik)),
];
