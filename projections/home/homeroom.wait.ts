import { type Kysely, sql } from 'kysely';
import { addDays, tanggalOf } from '#contract/school-year/school-days';
import { attendance } from '#projections/attendance/attendance.projection';
import { held } from '#projections/attendance/presence';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import type { Wait } from '#projections/home/waits';
import { settingsOf } from '#projections/institution/settings.query';
import { institution } from '#projections/institution/institution.projection';
import type { Db } from '#projections/kit/table';
import { lesson } from '#projections/lesson/lesson.projection';
import { consent } from '#projections/people/consent.projection';
import { student } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

export const memberTables = [classMember, schoolClass, schoolYear, student] as const;
const DAYS = 14;

/** The children of the class whose homeroom teacher somebody is now. */
export const own = (db: Kysely<any>, account: string) =>
  (db as Kysely<Db<(typeof memberTables)[number]>>).selectFrom('class_member')
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran')
    .innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .innerJoin('student', 'student.id_murid', 'class_member.id_murid')
    .where('class.id_guru', '=', account).where('school_year.isActive', '=', true).where('student.status_murid', '=', 'aktif');

/** Children who were absent without a reason in everything that was recorded on their last day with marks; `at` is since when, the first lesson of the first such day. */
export const absentWait: Wait = {
  jenis: 'tanpa-kabar', roles: ['waliKelas'], tables: [...memberTables, attendance, lesson, institution],
  async of(db, account, { now }) {
    const children = await own(db, account).select(['student.id_murid', 'student.nama', 'class.id_kelas_tahun_ajaran']).orderBy('student.nama').execute();
    if (!children.length) return [];
    const today = tanggalOf(now, (await settingsOf(db)).zona_waktu);
    const days = await held(db).where('lesson.id_kelas_tahun_ajaran', 'in', children.map((it) => it.id_kelas_tahun_ajaran)).where('attendance.id_murid', 'in', children.map((it) => it.id_murid)).where('attendance.status_kehadiran', 'is not', null)
      .where('lesson.tanggal_sesi', '>=', addDays(today, -DAYS)).where('lesson.tanggal_sesi', '<=', today)
      .groupBy(['attendance.id_murid', 'lesson.tanggal_sesi']).orderBy('lesson.tanggal_sesi', 'desc')
      .select(['attendance.id_murid', sql<string>`min(lesson.mulai)`.as('mulai'), sql<boolean>`bool_and(attendance.status_kehadiran = 'Alpa')`.as('alpa')]).execute();
    return children.flatMap(({ id_murid, nama }) => {
      const at = absentSince(days.filter((it) => it.id_murid === id_murid));
      return at ? [{ id: id_murid, nama, posisi: null, at }] : [];
    }).sort((one, other) => one.at.localeCompare(other.at));
  },
};

/** The days of a child, the newest first: how far back they were all absence, from the newest on. */
function absentSince(days: readonly { mulai: string; alpa: boolean }[]) {
  const end = days.findIndex((it) => !it.alpa);
  return days[(end === -1 ? days.length : end) - 1]?.mulai;
}

/** Children whose parents have not agreed that the school keeps their data. */
export const consentWait: Wait = {
  jenis: 'persetujuan', roles: ['waliKelas'], tables: [...memberTables, consent],
  async of(db: Kysely<any>, account) {
    const agreed = db.selectFrom('consent').select('id_murid').where('tujuan', '=', 'pendidikan').where('status', '=', 'diberikan');
    const children = await own(db, account).where('student.id_murid', 'not in', agreed).select(['student.id_murid as id', 'student.nama']).orderBy('student.nama').orderBy('student.id_murid').execute();
    return children.map((it) => ({ ...it, posisi: null, at: null }));
  },
};
