import { sql } from 'kysely';
import { addDays, HARI, hariOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { weeksOf } from '#contract/school-year/weeks';
import { type SlotMinggu, timetable as api } from '#contract/timetable/timetable.api';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember } from '#projections/classroom/classroom.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { uuidV5 } from '#projections/kit/uuid';
import { lesson } from '#projections/lesson/lesson.projection';
import { holiday } from '#projections/school-year/school-year.projection';
import { yearAsked } from '#projections/school-year/school-year.query';
import { type SlotDb, slotsIn, slotTables } from '#projections/timetable/slot-rows';

type Week = { id_week?: string | undefined };
type Answer = { data: SlotMinggu[] } | undefined;
/** A teacher's lessons of a week, also those that they stand in for; nothing where there is no such week. */
export class WeekOfTeacher extends Question<Week & { id_guru: string }, Answer> {
  static readonly endpoint = api.ofTeacher;
}
export class WeekOfStudent extends Question<Week & { id_murid: string }, Answer> {
  static readonly endpoint = api.ofStudent;
}

export const weekTables = [...slotTables, lesson, classMember, holiday] as const;
type Whose = { id_guru?: string; id_murid?: string };

/** The days of a week that is named, of the active semester's; of today's where none is. */
export async function daysOf(db: SlotDb, id_week: string | undefined, today: string, jumlah_hari: number): Promise<Days | undefined> {
  const years = id_week ? await db.selectFrom('school_year').selectAll().execute() : [];
  for (const year of [await yearAsked(db as never, undefined), ...years.map((it) => ({ ...it, id: it.id_tahun_ajaran }))]) {
    const found = year && weeksOf(year as never, new Set(), jumlah_hari).find((it) => (id_week ? uuidV5(year.id, it.tanggal_awal) === id_week : it.tanggal_awal <= today && today <= it.tanggal_akhir));
    if (found) return { first: found.tanggal_awal, last: addDays(found.tanggal_awal, 6), id_tahun_ajaran: year.id as string, awal: year.tanggal_awal, akhir: year.tanggal_akhir };
  }
  return undefined;
}

type Days = { first: string; last: string; id_tahun_ajaran: string; awal: string; akhir: string };

/** What is in the books, and what the timetable will put there. */
async function weekOf(anyDb: unknown, { id_week, ...whose }: Week & Whose, now: Date): Promise<Answer> {
  const db = anyDb as SlotDb;
  const { jumlah_hari, zona_waktu } = await settingsOf(db);
  const today = tanggalOf(now, zona_waktu);
  const week = await daysOf(db, id_week, today, jumlah_hari);
  if (!week) return id_week ? undefined : { data: [] };
  return { data: await lessonsIn(db, week, whose, today) };
}

/** The same of some weeks of the active semester, from the last one on. */
export async function lessonsOfWeeks(anyDb: unknown, whose: Whose, now: Date, weeks: number): Promise<SlotMinggu[]> {
  const db = anyDb as SlotDb;
  const { zona_waktu } = await settingsOf(db);
  const [today, year] = [tanggalOf(now, zona_waktu), await yearAsked(db as never, undefined)];
  if (!year) return [];
  const mondays = Array.from({ length: weeks }, (_, i) => addDays(mondayOf(today), (i - 1) * 7));
  const found = await Promise.all(mondays.map((first) => lessonsIn(db, { first, last: addDays(first, 6), id_tahun_ajaran: year.id, awal: year.tanggal_awal, akhir: year.tanggal_akhir }, whose, today)));
  return found.flat();
}

async function lessonsIn(db: SlotDb, week: Days, whose: Whose, today: string): Promise<SlotMinggu[]> {
  const mine = await classesOfStudent(db, whose.id_murid);
  const [booked, free] = await Promise.all([
    bookedIn(db, week, whose, mine),
    (db as any).selectFrom('holiday').select('tanggal').where('tanggal', '>=', week.first).where('tanggal', '<=', week.last).execute() as Promise<{ tanggal: string }[]>,
  ]);
  const planned = (await slotsIn(db, week.id_tahun_ajaran, { id_guru: whose.id_guru })).filter((it) => !whose.id_murid || mine.includes(it.id_kelas_tahun_ajaran))
    .map((it): SlotMinggu => ({ ...it, tanggal_sesi: addDays(week.first, it.hari - 1), id_sesi: null, libur: false, id_guru_pengganti: null, pengganti: null }))
    .map((it) => ({ ...it, libur: free.some(({ tanggal }) => tanggal === it.tanggal_sesi) }))
    .filter((it) => it.tanggal_sesi >= today && it.tanggal_sesi >= week.awal && it.tanggal_sesi <= week.akhir && !booked.some((one) => one.id_slot === it.id_slot));
  const order = (it: SlotMinggu) => it.tanggal_sesi + it.mulai + it.kelas;
  return [...booked, ...planned].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

const classesOfStudent = async (db: SlotDb, id_murid: string | undefined): Promise<string[]> =>
  id_murid ? ((await (db as any).selectFrom('class_member').select('id_kelas_tahun_ajaran').where('id_murid', '=', id_murid).execute()) as { id_kelas_tahun_ajaran: string }[]).map((it) => it.id_kelas_tahun_ajaran) : [];

async function bookedIn(anyDb: SlotDb, { first, last }: { first: string; last: string }, { id_guru, id_murid }: Whose, classes: readonly string[]): Promise<SlotMinggu[]> {
  const db = anyDb as any;
  if (id_murid && !classes.length) return [];
  const { zona_waktu } = await settingsOf(db);
  const at = (column: string) => sql<string>`to_char(${sql.ref(column)} AT TIME ZONE ${zona_waktu}, 'HH24:MI')`;
  let found = db.selectFrom('lesson').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru').leftJoin('teacher as other', 'other.id_guru', 'lesson.id_guru_pengganti').leftJoin('slot', 'slot.id_slot', 'lesson.id_slot')
    .select(['lesson.id_slot', 'lesson.id_slot as id', 'lesson.id_sesi', 'lesson.id_tahun_ajaran', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.id_kelas', 'lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran',
      'lesson.id_guru', 'lesson.libur', 'lesson.id_guru_pengganti', 'other.nama as pengganti', 'teacher.nama as guru', 'subject.nama as mapel', 'subject.kode', 'slot.ruang'])
    .select([classLabelIn(db).as('kelas'), at('lesson.mulai').as('mulai'), at('lesson.selesai').as('selesai')])
    .where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last);
  if (id_guru) found = found.where((it: any) => it.or([it('lesson.id_guru', '=', id_guru), it('lesson.id_guru_pengganti', '=', id_guru)]));
  if (id_murid) found = found.where('lesson.id_kelas_tahun_ajaran', 'in', classes);
  const rows: Omit<SlotMinggu, 'hari'>[] = await found.orderBy('lesson.mulai').orderBy('lesson.id_sesi').limit(500).execute();
  return rows.map((it) => ({ ...it, hari: HARI.indexOf(hariOf(it.tanggal_sesi)) + 1 }));
}

export const weekScheduleAnswers = [
  answer(WeekOfTeacher, weekTables, (db, asked, { now }) => weekOf(db, asked, now)),
  answer(WeekOfStudent, weekTables, (db, asked, { now }) => weekOf(db, asked, now)),
];
