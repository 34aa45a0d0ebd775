import { type Kysely, sql } from 'kysely';
import type { IsiRapor, Kurang, MapelRapor, TipeRapor } from '#contract/report-card/report';
import { classLabelIn } from '#projections/classroom/class-rows';

type OfSemester = { id_kelas_tahun_ajaran: string; id_tahun_ajaran: string; type: TipeRapor };

/** Reports of these students that are out in other classes of the semester: two of a kind would both prove themselves. */
export async function outElsewhere(db: Kysely<any>, ids: readonly string[], { id_kelas_tahun_ajaran, id_tahun_ajaran, type }: OfSemester): Promise<(id_murid: string) => Kurang | undefined> {
  const rows = ids.length ? await db.selectFrom('report_card').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'report_card.id_kelas_tahun_ajaran')
    .where('class.id_tahun_ajaran', '=', id_tahun_ajaran).where('class.id_kelas_tahun_ajaran', '!=', id_kelas_tahun_ajaran).where('report_card.id_murid', 'in', ids).where('report_card.type', '=', type).where(sql<boolean>`report_card."isPublished"`)
    .select(['report_card.id_murid', 'report_card.id_general_report', classLabelIn(db).as('kelas')]).orderBy('report_card.id_general_report').execute() : [];
  return (id_murid) => {
    const found = rows.find((it) => it.id_murid === id_murid);
    return found && { jenis: 'terbit', mapel: [], kelas: found.kelas, id_general_report: found.id_general_report };
  };
}

/** The subjects of which a report that is out prints other numbers than its gradebooks come to now. Of the middle of a semester that is its examination and what passes: the rest goes on being earned. */
export function differing({ type, mapel }: IsiRapor, now: readonly MapelRapor[]): Kurang[] {
  const isMid = type === 'tengah_semester';
  const numbers = (it: MapelRapor | undefined) => it && JSON.stringify([it.kkm, ...(isMid ? [it.pts] : [it.pengetahuan, it.keterampilan, it.akhir]).map((one) => one && [one.nilai, one.predikat])]);
  const all = new Map([...mapel, ...(isMid ? [] : now)].map((it) => [it.id_mata_pelajaran, it.mapel]));
  const of = (rows: readonly MapelRapor[], id: string) => numbers(rows.find((it) => it.id_mata_pelajaran === id));
  const others = [...all].flatMap(([id, nama]) => (of(mapel, id) === of(now, id) ? [] : [nama]));
  return others.length ? [{ jenis: 'berbeda', mapel: others }] : [];
}
