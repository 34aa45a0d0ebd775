import { type Kysely, sql } from 'kysely';
import { HARI, hariOf } from '#contract/school-year/school-days';
import { cover as api } from '#contract/timetable/cover.api';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { byName } from '#projections/people/by-name';
import { teacher } from '#projections/people/people.projection';
import { subject } from '#projections/subject/subject.projection';
import { slot } from '#projections/timetable/timetable.projection';

/** Whether a teacher has a lesson of their own, or stands in, while another lesson takes place. */
export class IsTeachingThen extends Question<{ id_sesi: string; id_guru: string }, boolean> {}
type Period = { id_sesi: string; id_guru: string; tanggal_sesi: string; posisi: number };
/** The same of a period while lessons move, when the books are half old and half new: by the timetable, without what others hold for them, and with what they stand in for. */
export class IsTimetabledThen extends Question<Period, boolean> {}
/** Whether they still stand in for another lesson of a period that is about to leave it. */
export class IsLeavingThen extends Question<Period, boolean> {}
export class CoversOfDay extends viewOf(api.ofDay) {}
export class CoversReleased extends viewOf(api.released) {}
/** Nothing where there is no such lesson. */
export class SubstitutesFor extends Question<{ id: string }, { data: Candidate[] } | undefined> {
  static readonly endpoint = api.candidates;
}
type Candidate = { id: string; id_guru: string; nama: string | null; mengampu: boolean; mengajar_kelas: boolean; jam_hari_ini: number; menggantikan: number };

type Then = { id_sesi: string; tanggal_sesi: string; mulai: string; selesai: string };
/** Lessons that take place while another one does, each with whoever holds it. */
const meanwhile = (db: Kysely<any>, { id_sesi, tanggal_sesi, mulai, selesai }: Then) =>
  db.selectFrom('lesson').select(sql<string>`coalesce(id_guru_pengganti, id_guru)`.as('id_guru')).where('tanggal_sesi', '=', tanggal_sesi).where('libur', '=', false)
    .where('mulai', '<', selesai).where('selesai', '>', mulai).where('id_sesi', '<>', id_sesi);
const thenOf = (db: Kysely<any>, id_sesi: string) => db.selectFrom('lesson').selectAll().where('id_sesi', '=', id_sesi).executeTakeFirst() as Promise<(Then & Record<string, any>) | undefined>;

const hariAt = (tanggal: string) => HARI.indexOf(hariOf(tanggal)) + 1;
/** What else somebody stands in for that day, with where the timetable has it now: one that has not moved yet is on its way there. */
const alsoCovered = (db: Kysely<any>, { id_sesi, id_guru, tanggal_sesi }: Period) =>
  db.selectFrom('lesson').innerJoin('slot', 'slot.id_slot', 'lesson.id_slot').select('lesson.id_sesi').where('lesson.tanggal_sesi', '=', tanggal_sesi)
    .where('lesson.libur', '=', false).where('lesson.id_guru_pengganti', '=', id_guru).where('lesson.id_sesi', '<>', id_sesi);

export const coverTables = [lesson, slot, schoolClass, subject, teacher, institution] as const;
/** Lessons that take place, in their order, with who holds them. */
const covering = (db: Kysely<any>) =>
  db.selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('slot', 'slot.id_slot', 'lesson.id_slot')
    .leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru').leftJoin('teacher as other', 'other.id_guru', 'lesson.id_guru_pengganti').leftJoin('teacher as former', 'former.id_guru', 'lesson.pengganti_lepas')
    .select(['lesson.id_sesi as id', 'lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.selesai', 'lesson.id_guru', 'teacher.nama as guru', 'lesson.id_guru_pengganti', 'other.nama as pengganti', 'lesson.alasan_pengganti as alasan', 'former.nama as lepas', 'lesson.sebab_lepas', 'slot.ruang'])
    .select([classLabelIn(db).as('kelas'), sql<string>`subject.nama`.as('mapel')])
    .select(sql<boolean>`EXISTS (${db.selectFrom('lesson as also').select('also.id_sesi').whereRef('also.tanggal_sesi', '=', 'lesson.tanggal_sesi').where('also.libur', '=', false)
      .where(sql<boolean>`also.mulai = lesson.mulai AND also.id_sesi <> lesson.id_sesi AND coalesce(also.id_guru_pengganti, also.id_guru) = lesson.id_guru_pengganti`)})`.as('bentrok'))
    .where('lesson.libur', '=', false).orderBy('lesson.mulai').orderBy('kelas').orderBy('lesson.id_sesi');

/** Those to come whose substitute was released, and nobody has said since whether there is another one. */
export const releasedAfter = (db: Kysely<any>, now: Date) => covering(db).where('lesson.mulai', '>', now.toISOString()).where('lesson.sebab_lepas', 'is not', null).limit(100);

export const coverAnswers = [
  answer(IsTeachingThen, [lesson], async (db, { id_sesi, id_guru }) => {
    const then = await thenOf(db, id_sesi);
    return then !== undefined && (await meanwhile(db, then).execute()).some((it) => it.id_guru === id_guru);
  }),

  answer(IsTimetabledThen, [lesson, slot], async (it, period) => {
    const db = it as Kysely<any>;
    const { id_sesi, id_guru, tanggal_sesi, posisi } = period;
    const ofDay = db.selectFrom('lesson').select('lesson.id_sesi').where('lesson.tanggal_sesi', '=', tanggal_sesi);
    const [standsIn, own] = await Promise.all([
      alsoCovered(db, period).where('slot.hari', '=', hariAt(tanggal_sesi)).where('slot.posisi', '=', posisi).executeTakeFirst(),
      db.selectFrom('slot').select('id_slot').where('slot.id_guru', '=', id_guru).where('hari', '=', hariAt(tanggal_sesi)).where('slot.posisi', '=', posisi)
        .where('slot.id_tahun_ajaran', '=', db.selectFrom('lesson').select('id_tahun_ajaran').where('id_sesi', '=', id_sesi))
        .where((one) => one.not(one.exists(ofDay.whereRef('lesson.id_slot', '=', 'slot.id_slot').where((it) => it.or([it('lesson.libur', '=', true), it('lesson.id_guru_pengganti', 'is not', null)]))))).executeTakeFirst(),
    ]);
    return Boolean(standsIn ?? own);
  }),

  answer(IsLeavingThen, [lesson, slot], async (db, period) => Boolean(await alsoCovered(db as never, period).where('lesson.posisi', '=', period.posisi).executeTakeFirst())),

  answer(CoversOfDay, coverTables, async (db, { tanggal, id_guru }) => {
    let found = covering(db as never).where('lesson.tanggal_sesi', '=', tanggal);
    if (id_guru) found = found.where((it) => it.or([it('lesson.id_guru', '=', id_guru), it('lesson.id_guru_pengganti', '=', id_guru)]));
    return { data: await found.limit(1000).execute() };
  }),

  answer(CoversReleased, coverTables, async (db, _, { now }) => ({ data: await releasedAfter(db as never, now).execute() })),

  answer(SubstitutesFor, [lesson, teacher], async (db, { id }) => {
    const then = await thenOf(db, id);
    if (!then) return undefined;
    const [busy, teachers, today, covered, ofClass] = await Promise.all([
      meanwhile(db, then).execute(),
      db.selectFrom('teacher').select(['id_guru', 'nama', 'id_mata_pelajaran']).orderBy(byName('nama')).orderBy('id_guru').execute(),
      db.selectFrom('lesson').select([sql<string>`coalesce(id_guru_pengganti, id_guru)`.as('id_guru'), sql<number>`count(*)`.as('jumlah')]).where('tanggal_sesi', '=', then.tanggal_sesi).where('libur', '=', false).groupBy(sql`1`).execute(),
      db.selectFrom('lesson').select(['id_guru_pengganti as id_guru', sql<number>`count(*)`.as('jumlah')]).where('id_guru_pengganti', 'is not', null).where('id_tahun_ajaran', '=', then.id_tahun_ajaran).groupBy('id_guru_pengganti').execute(),
      db.selectFrom('lesson').select('id_guru').distinct().where('id_kelas_tahun_ajaran', '=', then.id_kelas_tahun_ajaran).execute(),
    ]);
    const count = (rows: { id_guru: string | null; jumlah: number }[], id_guru: string) => rows.find((it) => it.id_guru === id_guru)?.jumlah ?? 0;
    const data = teachers.filter((it) => it.id_guru !== then.id_guru && !busy.some((one) => one.id_guru === it.id_guru)).map(({ id_mata_pelajaran, ...it }): Candidate => ({
      id: it.id_guru, ...it, mengampu: id_mata_pelajaran.includes(then.id_mata_pelajaran), mengajar_kelas: ofClass.some((one) => one.id_guru === it.id_guru),
      jam_hari_ini: count(today, it.id_guru), menggantikan: count(covered, it.id_guru),
    }));
    const score = (it: Candidate) => it.menggantikan * 100 + it.jam_hari_ini * 10 - Number(it.mengampu) * 5 - Number(it.mengajar_kelas);
    return { data: data.sort((one, other) => score(one) - score(other)) };
  }),
];
