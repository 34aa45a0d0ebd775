import { sql } from 'kysely';
import { allocation } from '#contract/timetable/allocation.resource';
import type { Slot } from '#contract/timetable/slot';
import { timetable as api } from '#contract/timetable/timetable.api';
import { answer, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { lesson } from '#projections/lesson/lesson.projection';
import { byName } from '#projections/people/by-name';
import { classesOf, semesterOf, slotsIn, slotTables } from '#projections/timetable/slot-rows';

/** Lessons a week by teacher, and by class against what is allotted; and how often teachers stood in for others in this semester. */
export class Loads extends viewOf(api.loads) {}

const bySubject = (slots: readonly Slot[]) => {
  const subjects = new Map<string, { id_mata_pelajaran: string; mapel: string; kode: string; jam: number }>();
  for (const { id_mata_pelajaran, mapel, kode } of slots) subjects.set(id_mata_pelajaran, { id_mata_pelajaran, mapel, kode, jam: (subjects.get(id_mata_pelajaran)?.jam ?? 0) + 1 });
  return [...subjects.values()].sort((one, other) => one.mapel.localeCompare(other.mapel));
};

const allotted = readOf(allocation).table;

export const loads = answer(Loads, [...slotTables, allotted, lesson], async (db, { id_tahun_ajaran }) => {
  const year = await semesterOf(db as never, id_tahun_ajaran);
  const [slots, classes, teachers, given, covered] = await Promise.all([
    slotsIn(db as never, year), classesOf(db as never, year),
    db.selectFrom('teacher').select(['id_guru', 'nama']).orderBy(byName('nama')).orderBy('id_guru').execute(),
    (db as any).selectFrom('lesson-allocation').innerJoin('subject', 'subject.id', 'lesson-allocation.id_mata_pelajaran')
      .select(['id_mata_pelajaran', 'id_level', 'jam_per_minggu', 'subject.nama as mapel', 'subject.kode']).orderBy('lesson-allocation.id').execute() as Promise<{ id_mata_pelajaran: string; id_level: string; jam_per_minggu: number; mapel: string; kode: string }[]>,
    db.selectFrom('lesson').select(['id_guru_pengganti', sql<number>`count(*)`.as('kali')]).where('id_guru_pengganti', 'is not', null).where('id_tahun_ajaran', '=', year ?? null as never).groupBy('id_guru_pengganti').execute(),
  ]);
  return {
    data: {
      guru: teachers.map((it) => ({ ...it, own: slots.filter((slot) => slot.id_guru === it.id_guru) }))
        .map(({ own, ...it }) => ({ ...it, jam: own.length, menggantikan: covered.find((one) => one.id_guru_pengganti === it.id_guru)?.kali ?? 0, mapel: bySubject(own) })),
      kelas: classes.map(({ id_kelas_tahun_ajaran, kelas, id_level }) => {
        const own = slots.filter((slot) => slot.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran);
        const allocations = given.filter((it) => it.id_level === id_level);
        const taught = bySubject(own);
        const missing = allocations.filter((it) => !taught.some((one) => one.id_mata_pelajaran === it.id_mata_pelajaran)).map(({ id_mata_pelajaran, mapel, kode }) => ({ id_mata_pelajaran, mapel, kode, jam: 0 }));
        return {
          id_kelas_tahun_ajaran, kelas, jam: own.length,
          mapel: [...taught, ...missing].map((it) => ({ ...it, alokasi: allocations.find((one) => one.id_mata_pelajaran === it.id_mata_pelajaran)?.jam_per_minggu ?? null })),
        };
      }),
    },
  };
});
