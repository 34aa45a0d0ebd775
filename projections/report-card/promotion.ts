import type { Kysely } from 'kysely';
import { promotionHint, yearValue } from '#contract/grading/promotion';
import { decisionsFor, type IsiRapor, type MapelRapor, type SaranKeputusan } from '#contract/report-card/report';
import { contentsOf } from '#projections/report-card/report-content';

/** What the system suggests to whoever decides on the report of a second semester (domain 2.9), with each subject's values that it rests on: those of the reports of both semesters, as they were printed where they are out. Whoever may graduate is kept by no grade. */
export async function suggestionFor(db: Kysely<any>, { kumer, tingkat, tahun_ajaran, mapel, sikap }: IsiRapor, id_murid: string, now: Date): Promise<SaranKeputusan> {
  const first = await firstSemesterOf(db, tahun_ajaran, id_murid, now);
  const rows = mapel.flatMap((it) => kindsOf(it, kumer).map(([jenis, genap]) => {
    const before = first?.find((one) => one.id_mata_pelajaran === it.id_mata_pelajaran);
    const ganjil = before ? (kindsOf(before, kumer).find(([kind]) => kind === jenis)?.[1] ?? null) : null;
    return { id_mata_pelajaran: it.id_mata_pelajaran, mapel: it.mapel, jenis, kkm: it.kkm, ganjil, genap, tahun: yearValue(it.kkm, [ganjil, genap]) };
  }));
  const subjects = mapel.map((it) => ({ kkm: it.kkm, nilai: rows.filter((row) => row.id_mata_pelajaran === it.id_mata_pelajaran).map(({ ganjil, genap }) => [ganjil, genap] as const) }));
  const attitudes = sikap && { spiritual: sikap.spiritual.predikat as 'A', sosial: sikap.sosial.predikat as 'A' };
  const isGraduation = decisionsFor(tingkat).includes('lulus');
  const { saran, alasan, di_bawah_kkm } = promotionHint({ kumer: kumer || isGraduation, mapel: subjects, sikap: attitudes });
  return { saran: saran === 'naik' ? (isGraduation ? 'lulus' : 'naik') : 'perlu_rapat', alasan, di_bawah_kkm, mapel: rows };
}

const kindsOf = (it: MapelRapor, kumer: boolean) => (kumer ? (['akhir'] as const) : (['pengetahuan', 'keterampilan'] as const)).map((jenis) => [jenis, it[jenis]?.nilai ?? null] as const);

/** What the report of the first semester of a school year says of the subjects; nothing where the student was in no class then. */
async function firstSemesterOf(db: Kysely<any>, tahun_ajaran: string, id_murid: string, now: Date): Promise<MapelRapor[] | undefined> {
  const place = await db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .where('class_member.id_murid', '=', id_murid).where('school_year.nama', '=', tahun_ajaran).where('school_year.semester', '=', 'Ganjil').select('class.id_kelas_tahun_ajaran').executeTakeFirst();
  if (!place) return undefined;
  const found = await contentsOf(db, { id_kelas_tahun_ajaran: place.id_kelas_tahun_ajaran, type: 'akhir_semester' }, now);
  return found?.rapor.find((it) => it.id_murid === id_murid)?.isi.mapel;
}
