import { type Kysely, sql } from 'kysely';
import { type Pemeriksa, stepOfVerifier } from '#contract/report-card/report';
import { byClass, classLabelIn } from '#projections/classroom/class-rows';
import { own, memberTables } from '#projections/home/homeroom.wait';
import type { Wait } from '#projections/home/waits';
import { institution } from '#projections/institution/institution.projection';
import { reportCard } from '#projections/report-card/report-card.projection';

/** Classes of the active semester with reports that come next to somebody's word; `at` is since when the first of them does. */
const wordWait = (jenis: Wait['jenis'], by: Extract<Pemeriksa, 'kurikulum' | 'kepalaSekolah'>): Wait => ({
  jenis, roles: [by], tables: [...memberTables, reportCard, institution],
  async of(db: Kysely<any>) {
    const rows = await db.selectFrom('report_card').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'report_card.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('class_member', (join) => join.onRef('class_member.id_kelas_tahun_ajaran', '=', 'report_card.id_kelas_tahun_ajaran').onRef('class_member.id_murid', '=', 'report_card.id_murid'))
      .where('school_year.isActive', '=', true).where('report_card.type', '=', 'akhir_semester').where('report_card.status', '=', stepOfVerifier(by)[0])
      .groupBy(['class.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol'])
      .select(['class.id_kelas_tahun_ajaran as id', classLabelIn(db).as('nama'), sql<string>`min(report_card.diubah)`.as('at')]).orderBy('at').orderBy(byClass).execute();
    return rows.map((it) => ({ ...it, posisi: null }));
  },
});

export const reportVerifyWait = wordWait('rapor', 'kurikulum');
export const reportApproveWait = wordWait('rapor-sah', 'kepalaSekolah');

/** Reports of one's own class that came back with remarks or were opened again. */
export const reportReturnedWait: Wait = {
  jenis: 'rapor-kembali', roles: ['waliKelas'], tables: [...memberTables, reportCard],
  async of(db: Kysely<any>, account) {
    const rows = await (own(db, account) as any).innerJoin('report_card', (join: any) => join.onRef('report_card.id_murid', '=', 'class_member.id_murid').onRef('report_card.id_kelas_tahun_ajaran', '=', 'class_member.id_kelas_tahun_ajaran'))
      .where('report_card.status', '=', 'draf').where('report_card.dikembalikan', 'is not', null)
      .select(['report_card.id_general_report as id', 'student.nama', 'report_card.diubah as at']).orderBy('at').orderBy('id').execute();
    return rows.map((it: { id: string; nama: string | null; at: string }) => ({ ...it, posisi: null }));
  },
};
