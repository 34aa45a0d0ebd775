import { type Kysely, sql } from 'kysely';
import { type Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { percentOfAll, presenceOf } from '#contract/attendance/presence';
import type { OutputOf } from '#contract/kit/endpoint';
import type { MapelMurid, MateriBaru, SesiMapel } from '#contract/lesson/subject-view.api';
import { subjectView as api } from '#contract/lesson/subject-view.api';
import { tanggalOf } from '#contract/school-year/school-days';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { attendance } from '#projections/attendance/attendance.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { natural } from '#projections/kit/paged';
import { answer, answeredFrom, Question, type Time } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { lesson } from '#projections/lesson/lesson.projection';
import { planOfLesson } from '#projections/lesson/plan-of-lesson';
import { competenceLabel, namesOf, planTables } from '#projections/lesson/plan.query';
import { semesterOf } from '#projections/lesson/planning.query';
import { teacher } from '#projections/people/people.projection';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';

type OfSubject = { id_murid: string; id_mata_pelajaran: string };
/** The subjects of a student's classes of the active semester, or one of them. */
export class SubjectsOfStudent extends Question<{ id_murid: string; id_mata_pelajaran?: string | undefined }, { data: MapelMurid[] }> {}
export class SubjectDetail extends Question<OfSubject, OutputOf<typeof api.detail>> {}
export class LessonsOfSubject extends Question<OfSubject, { data: SesiMapel[] }> {}
export class NewestMaterial extends Question<{ id_murid: string }, { data: MateriBaru[] }> {}

export const subjectTables = [lesson, attendance, classMember, schoolClass, subject, teacher, schoolYear, holiday, institution, level, readOf(basicCompetence).table, ...planTables] as const;
for (const it of [api.subjects, api.overall, api.detail, api.lessons, api.newest]) answeredFrom(it, subjectTables);

/** What lessons a student's classes of the active semester have. */
const lessonsOf = (db: Kysely<any>, id_murid: string) =>
  db.selectFrom('class_member').where('class_member.id_murid', '=', id_murid)
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
    .innerJoin('school_year', (join) => join.onRef('school_year.id_tahun_ajaran', '=', 'class.id_tahun_ajaran').on('school_year.isActive', '=', true))
    .innerJoin('lesson', 'lesson.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran')
    .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru')
    .leftJoin('lesson_plan', planOfLesson).leftJoin('topic', 'topic.id_topik', 'lesson_plan.id_topik')
    .leftJoin('attendance', (join) => join.onRef('attendance.id_sesi', '=', 'lesson.id_sesi').onRef('attendance.id_murid', '=', 'class_member.id_murid'));

const today = async (db: Kysely<any>, { now }: Time) => tanggalOf(now, (await settingsOf(db)).zona_waktu);
const isShown = (day: string) => sql<boolean>`(topic.id_topik IS NOT NULL AND coalesce(topic.tampil_mulai, lesson.tanggal_sesi) <= ${day}::date)`;
/** Of KD 3.2 and 4.2 one stands for both (domain 1.15, see `taughtAs`). */
const isPair = (one: string, other: string) => sql`(${sql.ref(`${one}.id_mata_pelajaran`)} = ${sql.ref(`${other}.id_mata_pelajaran`)} AND ${sql.ref(`${one}.id_level`)} = ${sql.ref(`${other}.id_level`)} AND substr(${sql.ref(`${one}.kode`)}, 3) = substr(${sql.ref(`${other}.kode`)}, 3))`;
const counts = StatusKehadiran.options.map((it) => sql<number>`(count(*) FILTER (WHERE attendance.status_kehadiran = ${it} AND NOT lesson.libur))::int`.as(it));

export async function subjectsOf(db: Kysely<any>, id_murid: string, id_mata_pelajaran: string | undefined, time: Time): Promise<MapelMurid[]> {
  const [day, at] = [await today(db, time), time.now.toISOString()];
  const begun = sql<boolean>`lesson.mulai <= ${at}::timestamptz`;
  let found = lessonsOf(db, id_murid);
  if (id_mata_pelajaran) found = found.where('lesson.id_mata_pelajaran', '=', id_mata_pelajaran);
  const known = db.selectFrom('basic-competence as other').select('other.id').where(sql<boolean>`kd.kode LIKE '4.%' AND other.kode LIKE '3.%' AND ${isPair('other', 'kd')}`);
  const competences = db.selectFrom('basic-competence as kd').innerJoin('level', 'level.id', 'kd.id_level').select(sql<number>`count(*)::int`.as('n'))
    .whereRef('kd.id_mata_pelajaran', '=', 'lesson.id_mata_pelajaran').whereRef('level.tingkat', '=', 'class.tingkat').where(sql<boolean>`coalesce(kd.semester, school_year.semester) = school_year.semester`).where((it) => it.not(it.exists(known)));
  const rows = await found.leftJoin('basic-competence as planned', 'planned.id', 'lesson_plan.id_kd_master')
    .leftJoin('basic-competence as knowledge', (join) => join.on(sql<boolean>`planned.kode LIKE '4.%' AND knowledge.kode LIKE '3.%' AND ${isPair('knowledge', 'planned')}`))
    .select(['class.id_kelas', 'class.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas'), 'lesson.id_mata_pelajaran', 'subject.nama as mapel'])
    .select([
      sql<string[]>`array_agg(DISTINCT teacher.nama) FILTER (WHERE teacher.nama IS NOT NULL AND NOT lesson.libur)`.as('guru'),
      sql<number>`(count(*) FILTER (WHERE NOT lesson.libur))::int`.as('total_sesi'), sql<number>`(count(*) FILTER (WHERE NOT lesson.libur AND ${begun}))::int`.as('terlaksana'),
      sql<number>`(count(*) FILTER (WHERE attendance.id_sesi IS NOT NULL AND NOT lesson.libur))::int`.as('tercatat'),
      sql<number>`(count(DISTINCT coalesce(knowledge.id, lesson_plan.id_kd_master)) FILTER (WHERE NOT lesson.libur AND ${begun}))::int`.as('kd_terlaksana'), competences.as('total_kd'),
      sql<string | null>`min(lesson.mulai) FILTER (WHERE NOT lesson.libur AND NOT ${begun})`.as('sesi_berikut'),
      sql<number>`(count(DISTINCT topic.id_topik) FILTER (WHERE ${isShown(day)}))::int`.as('materi'),
    ]).select(counts)
    .groupBy(['class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'school_year.semester', 'lesson.id_mata_pelajaran', 'subject.nama', 'subject.urutan'])
    .orderBy('subject.urutan').orderBy('subject.nama').orderBy('class.id_kelas_tahun_ajaran').execute();
  return rows.map((it) => ({ id: it.id_mata_pelajaran, ...it, guru: it.guru ?? [], persen_hadir: percentOfAll(presenceOf(it as unknown as Rekap, it.tercatat)) }) as unknown as MapelMurid);
}

export const subjectViewAnswers = [
  answer(SubjectsOfStudent, subjectTables, async (db, { id_murid, id_mata_pelajaran }, time) => ({ data: await subjectsOf(db as never, id_murid, id_mata_pelajaran, time) })),

  answer(SubjectDetail, subjectTables, async (it, { id_murid, id_mata_pelajaran }, time) => {
    const db = it as Kysely<any>;
    const [found] = await subjectsOf(db, id_murid, id_mata_pelajaran, time);
    if (!found) return { data: null };
    const about = (isHeld: boolean) => {
      const rows = db.selectFrom('lesson').innerJoin('lesson_plan', planOfLesson).select(sql<number>`count(*)::int`.as('n')).where('lesson.id_kelas_tahun_ajaran', '=', found.id_kelas_tahun_ajaran)
        .innerJoin('basic-competence as planned', 'planned.id', 'lesson_plan.id_kd_master').where('lesson.libur', '=', false).where(sql<boolean>`(planned.id = kd.id OR (left(planned.kode, 2) IN ('3.', '4.') AND left(kd.kode, 2) IN ('3.', '4.') AND ${isPair('planned', 'kd')}))`);
      return isHeld ? rows.where('lesson.mulai', '<=', time.now.toISOString()) : rows;
    };
    const kd = await db.selectFrom('basic-competence as kd').innerJoin('level', 'level.id', 'kd.id_level').innerJoin('class', 'class.tingkat', 'level.tingkat').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .where('class.id_kelas_tahun_ajaran', '=', found.id_kelas_tahun_ajaran).where('kd.id_mata_pelajaran', '=', id_mata_pelajaran).where(sql<boolean>`coalesce(kd.semester, school_year.semester) = school_year.semester`)
      .select(['kd.id', 'kd.kode', 'kd.kompetensi_dasar', about(false).as('sesi'), about(true).as('terlaksana')]).orderBy('kd.urutan').orderBy(natural('kd.kode') as never).orderBy('kd.id').execute();
    return { data: { ...found, kd } } as OutputOf<typeof api.detail>;
  }),

  answer(LessonsOfSubject, subjectTables, async (it, { id_murid, id_mata_pelajaran }, time) => {
    const db = it as Kysely<any>;
    const [day, semester] = [await today(db, time), await semesterOf(db, time.now)];
    const rows = await lessonsOf(db, id_murid).leftJoin('basic-competence as kd', 'kd.id', 'lesson_plan.id_kd_master').where('lesson.id_mata_pelajaran', '=', id_mata_pelajaran)
      .select(['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.selesai', 'lesson.libur', 'teacher.nama as guru', 'lesson_plan.id_topik', 'topic.judul as topik', 'lesson_plan.id_kd_master', 'attendance.status_kehadiran'])
      .select([competenceLabel('kd').as('kd'), isShown(day).as('materi')]).orderBy('lesson.mulai').orderBy('lesson.id_sesi').limit(500).execute();
    const weekOf = (tanggal: string) => semester?.weeks.find((week) => week.tanggal_awal <= tanggal && tanggal <= week.tanggal_akhir)?.minggu_ke ?? 0;
    return { data: rows.map(({ id_topik, topik, id_kd_master, kd, ...row }) => ({ id: row.id_sesi, ...row, minggu_ke: weekOf(row.tanggal_sesi as string), ...namesOf({ id_topik, topik, id_kd_master, kd } as never) })) as unknown as SesiMapel[] };
  }),

  answer(NewestMaterial, subjectTables, async (it, { id_murid }, time) => {
    const db = it as Kysely<any>;
    const newest = lessonsOf(db, id_murid).where('lesson.libur', '=', false).where(isShown(await today(db, time))).where('lesson.mulai', '<=', time.now.toISOString())
      .distinctOn('topic.id_topik').select(['topic.id_topik as id', 'lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.mulai', 'subject.nama as mapel', 'topic.judul', 'teacher.nama as guru'])
      .orderBy('topic.id_topik').orderBy('lesson.mulai', 'desc').as('newest');
    const data = await db.selectFrom(newest).select(['id', 'id_sesi', 'tanggal_sesi', 'mapel', 'judul', 'guru']).orderBy('mulai', 'desc').orderBy('id').limit(5).execute();
    return { data: data as MateriBaru[] };
  }),
];
