import type { Kysely } from 'kysely';
import type { AspekSikap } from '#contract/grading/gradebook';
import { type AsalSikap, ledger } from '#contract/grading/ledger.api';
import { letterOf } from '#contract/report-card/report';
import { gradeData, gradeTables } from '#projections/grading/class-data';
import { gradesOf } from '#projections/grading/class-grades';
import { answer, Question } from '#projections/kit/question';
import { reportCard } from '#projections/report-card/report-card.projection';

/** An attitude with what it is made of; nothing where the student is not in the class, or the class is none of K13. */
export class AttitudeOrigin extends Question<{ id_kelas_tahun_ajaran: string; id_murid: string; aspek: AspekSikap }, Omit<AsalSikap, 'peristiwa'> | undefined> {
  static readonly endpoint = ledger.attitude;
}

export const attitudeOriginAnswer = answer(AttitudeOrigin, [...gradeTables, reportCard], async (it, { id_kelas_tahun_ajaran, id_murid, aspek }) => {
  const db = it as Kysely<any>;
  const data = await gradeData(db, { id_kelas_tahun_ajaran });
  const who = data?.murid.find((one) => one.id_murid === id_murid);
  const come = data && gradesOf(data).sikap.find((one) => one.id_murid === id_murid && one.aspek === aspek);
  if (!who || !come) return undefined;
  const report = await db.selectFrom('report_card').select(`sikap_${aspek} as wali`).where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('id_murid', '=', id_murid).where('type', '=', 'akhir_semester').executeTakeFirst();
  const wali: number | null = report?.wali ?? null;
  const judged = new Map(data.sikap.flatMap((one) => (one.id_murid === id_murid && one.aspek === aspek ? [[one.id_mata_pelajaran, one.nilai] as const] : [])));
  return {
    id_murid, nama: who.nama, aspek, kelas: data.kelas.kelas, predikat: wali === null ? come.predikat : letterOf(wali), nilai: come.nilai, wali,
    mapel: data.mapel.map(({ id_mata_pelajaran, mapel, guru }) => ({ id_mata_pelajaran, mapel, guru, nilai: judged.get(id_mata_pelajaran) ?? null })),
  };
});
