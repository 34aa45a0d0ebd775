import { type Kysely, sql } from 'kysely';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { subject } from '#projections/subject/subject.projection';
import { gradebook } from '#projections/grading/gradebook.projection';
import type { Wait } from '#projections/home/waits';
import { institution } from '#projections/institution/institution.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';

/** Gradebooks that were handed over and are asked to be opened again, the longest waiting first; nothing changes in them meanwhile, so `at` is when it was asked. */
export const unlockWait: Wait = {
  jenis: 'buka-nilai', roles: ['kurikulum', 'admin'], tables: [gradebook, schoolClass, schoolYear, subject, institution],
  async of(db: Kysely<any>) {
    const rows = await db.selectFrom('gradebook').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'gradebook.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('subject', 'subject.id', 'gradebook.id_mata_pelajaran').where('school_year.isActive', '=', true).where('gradebook.buka_diminta', 'is not', null)
      .select(['gradebook.id_buku_nilai as id', sql<string>`${classLabelIn(db)} || ' ' || subject.nama`.as('nama'), 'gradebook.diubah as at']).orderBy('gradebook.diubah').orderBy('gradebook.id_buku_nilai').execute();
    return rows.map((it) => ({ ...it, posisi: null }));
  },
};
