import { sql } from 'kysely';
import type { Placed } from '#contract/timetable/slot';
import type { Model } from '#contract/timetable/timetable';
import { timetable as api } from '#contract/timetable/timetable.api';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { yearAsked } from '#projections/school-year/school-year.query';
import { modelOf, modelResource, switchedOn } from '#projections/timetable/slot-rows';
import { chosenModel, formerSlot, slot, timetableChange } from '#projections/timetable/timetable.projection';

export type PlacedSlot = Placed & { id_kelas: string };
/** The timetable of a semester with the model that gives its hours; `former` are places that were taken once. */
export class Timetable extends Question<{ id_tahun_ajaran: string }, { model: Model; slots: PlacedSlot[]; former: string[] }> {}
/** A slot by its id, or nothing. */
export class SlotById extends Question<{ id_slot: string }, (Placed & { id_tahun_ajaran: string }) | undefined> {}
/** Whether a teacher has lessons of a subject in a class (domain A.3: taught). */
export class TeachesByTimetable extends Question<{ id_guru: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string }, boolean> {}
/** Many slots that were changed at once, the newest first. */
export class TimetableChanges extends viewOf(api.changes) {}
/** The semester of such a change, or nothing. */
export class YearOfChange extends Question<{ id_ubahan: string }, string | undefined> {}

/** The model that is switched on, if one is. */
export class SwitchedOnModel extends Question<{}, Model | undefined> {}

export const timetableAnswers = [
  answer(SwitchedOnModel, [modelResource], (db) => switchedOn(db)),

  answer(Timetable, [chosenModel, modelResource, slot, formerSlot, schoolClass], async (db, { id_tahun_ajaran }) => {
    const [model, slots, former] = await Promise.all([
      modelOf(db, id_tahun_ajaran),
      db.selectFrom('slot').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'slot.id_kelas_tahun_ajaran')
        .select(['id_slot', 'hari', 'posisi', 'class.id_kelas', 'slot.id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'slot.id_guru', 'ruang'])
        .where('slot.id_tahun_ajaran', '=', id_tahun_ajaran).orderBy('hari').orderBy('posisi').orderBy('id_slot').execute(),
      db.selectFrom('former_slot').select('id_slot').where('id_tahun_ajaran', '=', id_tahun_ajaran).execute(),
    ]);
    return { model, slots, former: former.map((it) => it.id_slot) };
  }),

  answer(SlotById, [slot], (db, { id_slot }) => db.selectFrom('slot').selectAll().where('id_slot', '=', id_slot).executeTakeFirst()),

  answer(TeachesByTimetable, [slot], async (db, it) =>
    (await db.selectFrom('slot').select('id_slot').where('id_guru', '=', it.id_guru).where('id_kelas_tahun_ajaran', '=', it.id_kelas_tahun_ajaran)
      .where('id_mata_pelajaran', '=', it.id_mata_pelajaran).limit(1).executeTakeFirst()) !== undefined),

  answer(TimetableChanges, [timetableChange, schoolYear, account], async (db, { id_tahun_ajaran }) => {
    const year = await yearAsked(db as never, id_tahun_ajaran);
    if (!year) return { data: [] };
    const rows = await db.selectFrom('timetable_change').leftJoin('account', 'account.id_akun', 'timetable_change.oleh')
      .select(['id_ubahan as id', 'sebab', 'dibuat', sql<string | null>`coalesce(account.nama, account.username)`.as('oleh'), 'jumlah_hapus', 'jumlah_tempat', 'urung'])
      .where('id_tahun_ajaran', '=', year.id).orderBy('dibuat', 'desc').orderBy('id_ubahan').limit(50).execute();
    return { data: rows.map(({ urung, ...it }) => ({ ...it, isUrung: urung !== null })) };
  }),

  answer(YearOfChange, [timetableChange], async (db, { id_ubahan }) =>
    (await db.selectFrom('timetable_change').select('id_tahun_ajaran').where('id_ubahan', '=', id_ubahan).executeTakeFirst())?.id_tahun_ajaran),
];
