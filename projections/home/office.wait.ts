import type { Kysely } from 'kysely';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import type { Wait } from '#projections/home/waits';
import { institution } from '#projections/institution/institution.projection';
import { student } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';

const now = (db: Kysely<any>) => db.selectFrom('school_year').select('id_tahun_ajaran').where('isActive', '=', true);
const plain = (rows: readonly { id: string; nama: string | null }[]) => rows.map((it) => ({ ...it, posisi: null, at: null }));

/** Classes of the semester without a homeroom teacher. */
export const homeroomlessWait: Wait = {
  jenis: 'kelas-tanpa-wali', roles: ['admin'], tables: [schoolClass, schoolYear, institution],
  of: async (db, _) => plain(await db.selectFrom('class').where('id_guru', 'is', null).where('id_tahun_ajaran', 'in', now(db))
    .select(['id_kelas_tahun_ajaran as id', classLabelIn(db).as('nama')]).orderBy('tingkat').orderBy('simbol').execute()),
};

/** Subjects that nobody teaches, once it has been said of others who does. */
export const untaughtWait: Wait = {
  jenis: 'mapel-tanpa-guru', roles: ['admin'], tables: [subject, teaching, schoolYear],
  async of(db, _) {
    const taught = (await db.selectFrom('teaching').where('id_tahun_ajaran', 'in', now(db)).select('id_mata_pelajaran').distinct().execute()).map((it) => it.id_mata_pelajaran);
    return taught.length ? plain(await db.selectFrom('subject').where('id', 'not in', taught).select(['id', 'nama']).orderBy('urutan').orderBy('nama').execute()) : [];
  },
};

/** Students at school who are in no class of the semester, once it has classes. */
export const classlessWait: Wait = {
  jenis: 'murid-tanpa-kelas', roles: ['admin'], tables: [student, classMember, schoolClass, schoolYear],
  async of(db, _) {
    const classes = (await db.selectFrom('class').where('id_tahun_ajaran', 'in', now(db)).select('id_kelas_tahun_ajaran').execute()).map((it) => it.id_kelas_tahun_ajaran);
    if (!classes.length) return [];
    const placed = db.selectFrom('class_member').where('id_kelas_tahun_ajaran', 'in', classes).select('id_murid');
    return plain(await db.selectFrom('student').where('status_murid', '=', 'aktif').where('id_murid', 'not in', placed).select(['id_murid as id', 'nama']).orderBy('nama').orderBy('id_murid').execute());
  },
};
