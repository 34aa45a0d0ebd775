import { type Kysely, sql } from 'kysely';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { classLabel } from '#contract/classroom/classroom';
import type { Slot } from '#contract/timetable/slot';
import { clockOf, defaultModel, endOf, Model, slotStart } from '#contract/timetable/timetable';
import { byClass, classNamed, classTables, formatOf } from '#projections/classroom/class-rows';
import { filtered } from '#projections/kit/paged';
import { readOf } from '#projections/kit/resource';
import type { Db } from '#projections/kit/table';
import { uuidV5 } from '#projections/kit/uuid';
import { yearAsked } from '#projections/school-year/school-year.query';
import { subject } from '#projections/subject/subject.projection';
import { chosenModel, slot } from '#projections/timetable/timetable.projection';

export const modelResource = readOf(scheduleModel).table;
/** What a slot is told from. */
export const slotTables = [...classTables, chosenModel, modelResource, slot, subject] as const;
export type SlotDb = Kysely<Db<(typeof slotTables)[number]>>;

/** The semester that is asked for, or the active one. */
export const semesterOf = async (db: SlotDb, id: string | undefined) => (await yearAsked(db as never, id))?.id;

export async function switchedOn(db: Kysely<any>) {
  const active = await db.selectFrom('schedule-model').selectAll().where('aktif', '=', true).executeTakeFirst();
  return active && Model.parse(active);
}
/** A semester that is arranged ahead will follow the model that is switched on. */
export async function modelOf(db: Kysely<any>, id_tahun_ajaran: string | undefined): Promise<Model> {
  if (!id_tahun_ajaran) return defaultModel;
  const chosen = await (db as SlotDb).selectFrom('chosen_model').select('model').where('id_tahun_ajaran', '=', id_tahun_ajaran).executeTakeFirst();
  return chosen?.model ?? (await switchedOn(db)) ?? defaultModel;
}

type Narrowed = { id_guru?: string | undefined; id_kelas_tahun_ajaran?: string | undefined; hari?: number | undefined; posisi?: number | undefined };

/** The slots of a semester with their hours and names, in the order of the week. */
export async function slotsIn(db: SlotDb, id_tahun_ajaran: string | undefined, { id_guru, id_kelas_tahun_ajaran, hari, posisi }: Narrowed = {}): Promise<Slot[]> {
  if (!id_tahun_ajaran) return [];
  const rows = filtered(
    db.selectFrom('slot')
      .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'slot.id_kelas_tahun_ajaran')
      .innerJoin('subject', 'subject.id', 'slot.id_mata_pelajaran')
      .leftJoin('teacher', 'teacher.id_guru', 'slot.id_guru')
      .select(['slot.id_slot', 'slot.id_slot as id', 'slot.id_tahun_ajaran', 'slot.hari', 'slot.posisi', 'slot.id_kelas_tahun_ajaran', 'slot.id_mata_pelajaran', 'slot.id_guru', 'slot.ruang'])
      .select(['class.id_kelas', 'class.tingkat', 'class.simbol', 'teacher.nama as guru', sql<string>`subject.nama`.as('mapel'), sql<string>`subject.kode`.as('kode')])
      .where('slot.id_tahun_ajaran', '=', id_tahun_ajaran),
    { 'slot.id_guru': id_guru, 'slot.id_kelas_tahun_ajaran': id_kelas_tahun_ajaran, 'slot.hari': hari, 'slot.posisi': posisi },
  );
  const [found, model, format] = await Promise.all([rows.orderBy('slot.hari').orderBy('slot.posisi').orderBy(byClass).orderBy('slot.id_slot').execute(), modelOf(db, id_tahun_ajaran), formatOf(db)]);
  return found.map(({ tingkat, simbol, ...it }) => ({ ...it, kelas: classLabel({ tingkat, simbol }, format), mulai: clockOf(slotStart(model, it.posisi)), selesai: clockOf(endOf(model, it.posisi)) }));
}

/** The classes of a semester as timetables name them, or one of them by either of its ids. */
export async function classesOf(db: SlotDb, id_tahun_ajaran: string | undefined, id?: string) {
  const [rows, format] = await Promise.all([
    db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').leftJoin('level', 'level.tingkat', 'class.tingkat')
      .select(['class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.id_tahun_ajaran', 'class.tingkat', 'class.simbol', 'level.id as id_level', 'level.nama as level'])
      .where(id ? classNamed(id, id_tahun_ajaran) : sql<boolean>`class.id_tahun_ajaran = ${id_tahun_ajaran ?? null}`).orderBy(byClass).execute(),
    formatOf(db),
  ]);
  return rows.map(({ simbol, ...it }) => ({ ...it, id: it.id_kelas, level: it.level as string | null, kelas: classLabel({ tingkat: it.tingkat, simbol }, format) }));
}

/** What names a place in the week of a semester before anything stands there. */
export const placeId = (id_tahun_ajaran: string, hari: number, posisi: number) => uuidV5(id_tahun_ajaran, `${hari}|${posisi}`);
