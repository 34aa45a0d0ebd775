import { sql } from 'kysely';
import type { InputOf } from '#contract/kit/endpoint';
import { clashesOf } from '#contract/timetable/clash';
import { MOST_PERIODS, type Slot } from '#contract/timetable/slot';
import { clockOf, endOf, endsInTime, periodAt, slotStart } from '#contract/timetable/timetable';
import { timetable as api } from '#contract/timetable/timetable.api';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question, viewOf } from '#projections/kit/question';
import { byName } from '#projections/people/by-name';
import { teaching } from '#projections/subject/teaching.projection';
import { classesOf, modelOf, placeId, semesterOf, type SlotDb, slotsIn, slotTables } from '#projections/timetable/slot-rows';

export class WholeTimetable extends viewOf(api.whole) {}
export class SlotsOfClasses extends viewOf(api.ofClasses) {}
/** Nothing where there is no such class. */
export class SlotsOfClass extends Question<{ id_kelas: string; id_tahun_ajaran?: string | undefined }, { data: Awaited<ReturnType<typeof slotsIn>> } | undefined> {
  static readonly endpoint = api.ofClass;
}
export class SlotsOfTeacher extends viewOf(api.scheduleOfTeacher) {}
export class PlacesOfTeacher extends viewOf(api.placesOfTeacher) {}
export class SlotsAtTime extends Question<InputOf<typeof api.atTime>, { data: Slot[] }> {}
export class TeachersOf extends viewOf(api.teachersOf) {}
export class FreeThen extends viewOf(api.free) {}
type Asked = { id_guru?: string | undefined; id_tahun_ajaran?: string | undefined };
/** The classes that a teacher has lessons in, or all that have some. */
export class ClassesOfTimetable extends Question<Asked, { data: Awaited<ReturnType<typeof classesOf>> }> {
  static readonly endpoint = api.classes;
}
export class ClassesAndSubjects extends viewOf(api.classesAndSubjects) {}

/** Teachers with their weekly lessons, and whether they teach a subject. */
async function teachersIn(db: SlotDb, year: string | undefined, id_mata_pelajaran: string | undefined) {
  const rows = await db.selectFrom('teacher').select(['id_guru as id', 'id_guru', 'nama', 'id_mata_pelajaran']).orderBy(byName('nama')).orderBy('id_guru').execute();
  const slots = await slotsIn(db, year);
  return rows.map(({ id_mata_pelajaran: subjects, ...it }) => {
    const own = slots.filter((slot) => slot.id_guru === it.id_guru);
    const mengampu = id_mata_pelajaran !== undefined && (subjects.includes(id_mata_pelajaran) || own.some((slot) => slot.id_mata_pelajaran === id_mata_pelajaran));
    return { ...it, jam: own.length, mengampu };
  });
}

const hoursOf = (model: Awaited<ReturnType<typeof modelOf>>, posisi: number) => ({ mulai: clockOf(slotStart(model, posisi)), selesai: clockOf(endOf(model, posisi)) });

export const gridAnswers = [
  answer(WholeTimetable, [...slotTables, teaching], async (db, { id_tahun_ajaran }) => {
    const year = await semesterOf(db as never, id_tahun_ajaran);
    const [{ jumlah_hari }, model, slots, kelas, guru, mapel, pengampu] = await Promise.all([
      settingsOf(db), modelOf(db, year), slotsIn(db as never, year), classesOf(db as never, year),
      db.selectFrom('teacher').select(['id_guru as id', 'id_guru', 'nama']).orderBy(byName('nama')).orderBy('id_guru').execute(),
      db.selectFrom('subject').select(['id as id_mata_pelajaran', sql<string>`subject.nama`.as('mapel'), sql<string>`subject.kode`.as('kode')]).orderBy(sql`subject.urutan`).orderBy('subject.id').execute(),
      db.selectFrom('teaching').select(['id_guru', 'id_mata_pelajaran', 'id_kelas_tahun_ajaran']).where('id_tahun_ajaran', '=', year ?? null as never).orderBy('id_pengampu').execute(),
    ]);
    return { data: { id_tahun_ajaran: year ?? null, model, jumlah_hari, slots, kelas, guru, mapel: mapel as never, pengampu } };
  }),

  answer(SlotsOfClasses, slotTables, async (db, { id_tahun_ajaran }) => {
    const year = await semesterOf(db, id_tahun_ajaran);
    const [classes, slots] = await Promise.all([classesOf(db, year), slotsIn(db, year)]);
    return { data: classes.map((it) => ({ it, own: slots.filter((slot) => slot.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran) })).map(({ it, own }) => ({ ...it, jumlah_jam: own.length, slots: own })) };
  }),

  answer(SlotsOfClass, slotTables, async (db, { id_kelas, id_tahun_ajaran }) => {
    const [found] = await classesOf(db, id_tahun_ajaran, id_kelas);
    return found && { data: await slotsIn(db, found.id_tahun_ajaran, { id_kelas_tahun_ajaran: found.id_kelas_tahun_ajaran }) };
  }),

  answer(SlotsOfTeacher, slotTables, async (db, { id_guru, id_tahun_ajaran }) => ({ data: await slotsIn(db, await semesterOf(db, id_tahun_ajaran), { id_guru }) })),

  answer(PlacesOfTeacher, slotTables, async (db, { id_guru, id_tahun_ajaran }) => {
    const year = await semesterOf(db, id_tahun_ajaran);
    if (!year) return { data: [] };
    const [{ jumlah_hari }, model, all] = await Promise.all([settingsOf(db), modelOf(db, year), slotsIn(db, year)]);
    const last = Math.max(1, ...all.map((it) => it.posisi));
    const periods = Array.from({ length: Math.min(last, MOST_PERIODS) }, (_, i) => i + 1).filter((it) => endsInTime(model, it));
    return {
      data: Array.from({ length: jumlah_hari }, (_, i) => i + 1).flatMap((hari) => periods.map((posisi) => {
        const there = all.find((it) => it.id_guru === id_guru && it.hari === hari && it.posisi === posisi) ?? null;
        return { id_slot: there?.id_slot ?? placeId(year, hari, posisi), hari, posisi, ...hoursOf(model, posisi), slot: there };
      })),
    };
  }),

  answer(SlotsAtTime, slotTables, async (db, { hari, jam, id_tahun_ajaran }) => {
    const year = await semesterOf(db, id_tahun_ajaran);
    const posisi = periodAt(await modelOf(db, year), jam, MOST_PERIODS);
    return { data: posisi ? await slotsIn(db, year, { hari, posisi }) : [] };
  }),

  answer(TeachersOf, slotTables, async (db, { id_mata_pelajaran, id_tahun_ajaran }) =>
    ({ data: (await teachersIn(db, await semesterOf(db, id_tahun_ajaran), id_mata_pelajaran)).filter((it) => it.mengampu) })),

  answer(FreeThen, slotTables, async (db, { hari, posisi, id_mata_pelajaran, id_tahun_ajaran }) => {
    const year = await semesterOf(db, id_tahun_ajaran);
    const [teachers, classes, then] = await Promise.all([teachersIn(db, year, id_mata_pelajaran), classesOf(db, year), slotsIn(db, year, { hari, posisi })]);
    const isFree = (whose: { id_guru?: string; id_kelas_tahun_ajaran?: string }) => clashesOf(then, { hari, posisi, id_guru: '', id_kelas_tahun_ajaran: '', ruang: null, ...whose }).length === 0;
    const guru = teachers.filter(({ id_guru }) => isFree({ id_guru })).sort((one, other) => Number(other.mengampu) - Number(one.mengampu) || one.jam - other.jam);
    return { data: { guru, kelas: classes.filter(({ id_kelas_tahun_ajaran }) => isFree({ id_kelas_tahun_ajaran })) } };
  }),

  answer(ClassesOfTimetable, slotTables, async (db, { id_guru, id_tahun_ajaran }) => {
    const year = await semesterOf(db, id_tahun_ajaran);
    const [classes, slots] = await Promise.all([classesOf(db, year), slotsIn(db, year, { id_guru })]);
    return { data: classes.filter((it) => slots.some((slot) => slot.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)) };
  }),

  answer(ClassesAndSubjects, slotTables, async (db, { id_guru, id_tahun_ajaran }) => {
    const year = await semesterOf(db, id_tahun_ajaran);
    const [classes, slots] = await Promise.all([classesOf(db, year), slotsIn(db, year, { id_guru })]);
    return {
      data: classes.flatMap((it) => {
        const own = slots.filter((slot) => slot.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran);
        const subjects = new Map(own.map(({ id_mata_pelajaran, mapel, kode }) => [id_mata_pelajaran, { id_mata_pelajaran, mapel, kode }]));
        return [...subjects.values()].map((mapel) => ({ ...it, ...mapel, jumlah_jam: own.filter((slot) => slot.id_mata_pelajaran === mapel.id_mata_pelajaran).length }));
      }),
    };
  }),
];
