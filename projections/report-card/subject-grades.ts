import type { AspekSikap } from '#contract/grading/gradebook';
import { attitudeText } from '#contract/grading/attitude';
import type { NilaiAkhir } from '#contract/grading/final-grade';
import { printedGrades } from '#contract/report-card/printed-grades';
import { comesTo, rank } from '#contract/grading/ranking';
import { type Kurang, letterOf, type MapelRapor, MOST_RANK, type SikapRapor, type TipeRapor } from '#contract/report-card/report';
import type { MapelDinilai } from '#projections/grading/class-data';
import type { NilaiPindahan } from '#projections/grading/moved-scores.query';
import type { NilaiKelas, NilaiMurid } from '#projections/grading/class-grades';

type Written = { nilai: number | null; jurnal: string | null };

/** What a report tells of each subject: of the middle of a semester how far it is (domain 2.5), of its end the final grades. */
export function subjectsOfReport({ kumer, mapel, nilai }: NilaiKelas, id_murid: string, type: TipeRapor): MapelRapor[] {
  const own = new Map(nilai.filter((it) => it.id_murid === id_murid).map((it) => [it.id_mata_pelajaran, it]));
  return mapel.filter((it) => it.tampil_rapor).flatMap((subject) => {
    const grades = own.get(subject.id_mata_pelajaran);
    return grades ? [subjectOf(subject, grades, kumer, type)] : [];
  });
}

/** The groups of K13 that Merdeka does not tell apart, and what it calls them (domain 1.14). */
const [GENERAL, COMMON] = [['A', 'B'], 'Mata Pelajaran Wajib'] as const;

function subjectOf({ id_mata_pelajaran, mapel, kelompok, kode_kelompok, aturan }: MapelDinilai, { deskripsi, ...grades }: NilaiMurid, kumer: boolean, type: TipeRapor): MapelRapor {
  const told = (it: NilaiAkhir | null) => it && { nilai: it.nilai, predikat: kumer ? null : it.predikat };
  const { pengetahuan, keterampilan, akhir, pts } = printedGrades(aturan, grades, type);
  const text = (jenis: string) => (type === 'tengah_semester' && !kumer ? null : deskripsi.find((it) => it.jenis === jenis)?.teks ?? null);
  return {
    id_mata_pelajaran, mapel, kelompok: kumer && GENERAL.some((it) => it === kode_kelompok) ? COMMON : kelompok, kkm: aturan.kkm, pengetahuan: told(pengetahuan), keterampilan: told(keterampilan), akhir: told(akhir), pts: told(pts),
    deskripsi_pengetahuan: text('pengetahuan'), deskripsi_keterampilan: text('keterampilan'), capaian: text('capaian'),
  };
}

/** The subjects without which a report is not whole: of the middle of a semester those of which nothing is there yet. */
export function subjectsMissing({ mapel, nilai }: NilaiKelas, id_murid: string, type: TipeRapor, told: readonly MapelRapor[]): string[] {
  const whole = new Set(nilai.filter((it) => it.id_murid === id_murid && it.lengkap).map((it) => it.id_mata_pelajaran));
  const isThere = (it: MapelRapor) => (type === 'tengah_semester' ? [it.pengetahuan, it.keterampilan, it.akhir, it.pts].some((one) => one?.nilai != null) : whole.has(it.id_mata_pelajaran));
  return mapel.flatMap((subject) => told.filter((it) => it.id_mata_pelajaran === subject.id_mata_pelajaran && !isThere(it)).map((it) => it.mapel));
}

/** The subjects whose grades are counted from what there is, while parts of them are awaited, and which parts these are. */
export function gradedInPart({ nilai }: NilaiKelas, id_murid: string, told: readonly MapelRapor[]): Kurang | undefined {
  const awaited = new Map(nilai.filter((it) => it.id_murid === id_murid).map((it) => [it.id_mata_pelajaran, [it.pengetahuan, it.keterampilan, it.akhir].flatMap((one) => (one && one.nilai !== null ? one.kurang : []))]));
  const rows = told.flatMap(({ id_mata_pelajaran, mapel }) => { const parts = awaited.get(id_mata_pelajaran) ?? []; return parts.length ? [{ mapel, parts }] : []; });
  return rows.length ? { jenis: 'sebagian', mapel: rows.map((it) => it.mapel), menunggu: [...new Set(rows.flatMap((it) => it.parts))] } : undefined;
}

/** What a student earned in a class that they left and nobody has brought along, of the subjects that the report tells of. */
export function scoresElsewhere(moved: readonly NilaiPindahan[], told: readonly MapelRapor[]): Kurang | undefined {
  const rows = moved.filter((it) => told.some(({ id_mata_pelajaran }) => id_mata_pelajaran === it.id_mata_pelajaran));
  const mapel = told.filter(({ id_mata_pelajaran }) => rows.some((it) => it.id_mata_pelajaran === id_mata_pelajaran)).map((it) => it.mapel);
  return rows.length ? { jenis: 'pindahan', mapel, kelas: [...new Set(rows.map((it) => it.kelas))].join(', '), jumlah: rows.length } : undefined;
}

const PARTS = ['pengetahuan', 'keterampilan', 'akhir'] as const;
export const gradesIn = (mapel: readonly MapelRapor[]) => mapel.flatMap((it) => PARTS.flatMap((part) => { const one = it[part]; return one ? [{ key: `${it.id_mata_pelajaran} ${part}`, nilai: one.nilai, kkm: it.kkm, id: it.id_mata_pelajaran }] : []; }));
/** What the grades of one report come to as in the ledger, where those of all its class are given. */
export function summing(all: readonly (readonly MapelRapor[])[]) {
  const begun = new Set(all.flatMap((mapel) => gradesIn(mapel).flatMap((it) => (it.nilai === null ? [] : [it.key]))));
  return (mapel: readonly MapelRapor[]) => comesTo(gradesIn(mapel).filter((it) => begun.has(it.key)).map((it) => it.nilai));
}

/** The ranks that reports tell of, by student. */
export function ranksOf(told: ReadonlyMap<string, readonly MapelRapor[]>): ReadonlyMap<string, number> {
  const sumOf = summing([...told.values()]);
  const ranked = rank([...told].map(([id_murid, mapel]) => ({ id_murid, nama: '', jumlah: sumOf(mapel).jumlah })));
  return new Map(ranked.flatMap(({ id_murid, peringkat }) => (peringkat !== null && peringkat <= MOST_RANK ? [[id_murid, peringkat] as const] : [])));
}

/** The attitudes of a report of K13: what the homeroom teacher decided, else what the teachers' judgements come to (domain 2.4). */
export function attitudesOfReport({ kumer, sikap }: NilaiKelas, id_murid: string, own: Record<AspekSikap, Written>): { spiritual: SikapRapor; sosial: SikapRapor } | null {
  if (kumer) return null;
  const of = (aspek: AspekSikap): SikapRapor => {
    const judged = sikap.find((it) => it.id_murid === id_murid && it.aspek === aspek);
    const { nilai, jurnal } = own[aspek];
    const predikat = nilai === null ? (judged?.predikat ?? 'B') : letterOf(nilai);
    return { nilai: 4 - 'ABCD'.indexOf(predikat), predikat, deskripsi: nilai !== null && jurnal ? jurnal : attitudeText(aspek, predikat), isWali: nilai !== null };
  };
  return { spiritual: of('spiritual'), sosial: of('sosial') };
}
