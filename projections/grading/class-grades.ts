import type { Kysely } from 'kysely';
import { attitudeOf } from '#contract/grading/attitude';
import { finalGrade } from '#contract/grading/calculation';
import { competencesOf, describe } from '#contract/grading/description';
import type { NilaiDiKolom, NilaiMapel } from '#contract/grading/final-grade';
import { ASPEK_SIKAP, type AspekSikap, type JenisDeskripsi } from '#contract/grading/gradebook';
import { grouped } from '#contract/kit/grouped';
import { type BahanNilai, gradeData, type KelasDinilai, type MapelDinilai, type MuridDinilai, type OfClass } from '#projections/grading/class-data';
import { Question } from '#projections/kit/question';

/** A paragraph of a report; `isSendiri`: the teacher's own words, which the calculation leaves alone. Null where nothing was assessed. */
export type DeskripsiNilai = { jenis: JenisDeskripsi; teks: string | null; isSendiri: boolean };
/** One student's grades of one subject; `lengkap`: each of them is there, what a report needs. */
export type NilaiMurid = NilaiMapel & { id_murid: string; id_mata_pelajaran: string; deskripsi: DeskripsiNilai[]; lengkap: boolean };
/** An attitude of a student by all of the class's subjects; of K13 only. */
export type SikapMurid = { id_murid: string; aspek: AspekSikap } & ReturnType<typeof attitudeOf>;
/** The grades of a class: of each of its students in each of its subjects, students by name, subjects in the order of a report. */
export type NilaiKelas = { kelas: KelasDinilai; kumer: boolean; mapel: MapelDinilai[]; murid: MuridDinilai[]; nilai: NilaiMurid[]; sikap: SikapMurid[] };
/** Says what would be were settings or scores others than they are. */
export type Otherwise = (it: BahanNilai) => BahanNilai;

/** The grades of a class as they stand; nothing for an unknown one. */
export class ClassGrades extends Question<OfClass, NilaiKelas | undefined> {}

/** All numbers of a ledger, a report, a subject's page and of the audit come from here; `otherwise` counts them as they would be. */
export async function classGrades(db: Kysely<any>, { otherwise = (it) => it, ...of }: OfClass & { otherwise?: Otherwise }): Promise<NilaiKelas | undefined> {
  const data = await gradeData(db, of);
  return data && gradesOf(otherwise(data));
}

/** The grades that follow from settings, columns and scores. */
export function gradesOf({ kelas, kumer, mapel, murid, kolom, nilai, frasa, deskripsi, sikap }: BahanNilai): NilaiKelas {
  const scores = new Map(nilai.map((it) => [`${it.id_kolom} ${it.id_murid}`, it.nilai]));
  const columns = grouped(kolom, (it) => it.id_mata_pelajaran);
  const own = new Map(deskripsi.map((it) => [`${it.id_mata_pelajaran} ${it.id_murid} ${it.jenis}`, it.teks]));
  const judged = new Map(sikap.map((it) => [`${it.id_mata_pelajaran} ${it.id_murid} ${it.aspek}`, it.nilai]));
  const of = (subject: MapelDinilai, { id_murid, nama }: MuridDinilai): NilaiMurid => {
    const cells: NilaiDiKolom[] = (columns.get(subject.id_mata_pelajaran) ?? []).map((it) => ({ ...it, nilai: scores.get(`${it.id_kolom} ${id_murid}`) ?? null }));
    const grades = finalGrade(subject.aturan, cells);
    const parts = kindsOf(kumer).map((jenis) => {
      const teks = own.get(`${subject.id_mata_pelajaran} ${id_murid} ${jenis}`);
      return teks ? { jenis, teks, isSendiri: true } : { jenis, teks: described(subject, grades, jenis, nama, frasa, cells), isSendiri: false };
    });
    const all = [grades.pengetahuan, grades.keterampilan, grades.akhir].filter((it) => it !== null);
    return { id_murid, id_mata_pelajaran: subject.id_mata_pelajaran, ...grades, deskripsi: parts, lengkap: all.every((it) => it.nilai !== null) };
  };
  const attitudes = kumer ? [] : murid.flatMap(({ id_murid }) => ASPEK_SIKAP.map((aspek) =>
    ({ id_murid, aspek, ...attitudeOf(mapel.map((it) => judged.get(`${it.id_mata_pelajaran} ${id_murid} ${aspek}`) ?? null)) })));
  return { kelas, kumer, mapel, murid, nilai: mapel.flatMap((subject) => murid.map((it) => of(subject, it))), sikap: attitudes };
}

const kindsOf = (kumer: boolean): JenisDeskripsi[] => (kumer ? ['capaian'] : ['pengetahuan', 'keterampilan']);

function described({ aturan, templat }: MapelDinilai, grades: NilaiMapel, jenis: JenisDeskripsi, nama: string | null, frasa: BahanNilai['frasa'], cells: readonly NilaiDiKolom[]) {
  const nilai = (jenis === 'capaian' ? grades.akhir : grades[jenis])?.nilai ?? null;
  const phrases = Object.fromEntries(frasa.map((it) => [it.huruf, jenis === 'capaian' ? it.frasa_kumer : jenis === 'pengetahuan' ? it.frasa_pengetahuan : it.frasa_keterampilan]));
  return describe({ jenis, nama: nama ?? '–', nilai, kkm: aturan.kkm, interval: aturan.interval, frasa: phrases, templat, kompetensi: competencesOf(aturan, cells, jenis) });
}
