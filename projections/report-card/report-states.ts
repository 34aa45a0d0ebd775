import { type Kysely, sql } from 'kysely';
import { STATUS_RAPOR, TIPE_RAPOR } from '#contract/report-card/report';
import type { JumlahRapor } from '#contract/report-card/report-states';
import { classMember } from '#projections/classroom/classroom.projection';
import { reportCard } from '#projections/report-card/report-card.projection';

export const reportStateTables = [reportCard, classMember] as const;
type Row = JumlahRapor & { id_kelas_tahun_ajaran: string };

/** How far the reports of these classes' students are, in one statement; of whoever has left a class none. */
export async function reportsByState(db: Kysely<any>, classes: readonly string[]): Promise<(id_kelas_tahun_ajaran: string) => JumlahRapor[]> {
  const rows = classes.length ? ((await db.selectFrom('report_card')
    .innerJoin('class_member', (join) => join.onRef('class_member.id_kelas_tahun_ajaran', '=', 'report_card.id_kelas_tahun_ajaran').onRef('class_member.id_murid', '=', 'report_card.id_murid'))
    .where('report_card.id_kelas_tahun_ajaran', 'in', [...classes]).groupBy(['report_card.id_kelas_tahun_ajaran', 'report_card.type', 'report_card.status'])
    .select(['report_card.id_kelas_tahun_ajaran', 'report_card.type', 'report_card.status', sql<number>`count(*)::int`.as('jumlah')]).execute()) as Row[]) : [];
  return (id) => inOrder(rows.filter((it) => it.id_kelas_tahun_ajaran === id));
}

/** Several counts as one, by kind and on their way. */
export const inOrder = (rows: readonly JumlahRapor[]): JumlahRapor[] => TIPE_RAPOR.flatMap((type) => STATUS_RAPOR.flatMap((status) => {
  const jumlah = rows.filter((it) => it.type === type && it.status === status).reduce((sum, it) => sum + it.jumlah, 0);
  return jumlah ? [{ type, status, jumlah }] : [];
}));
