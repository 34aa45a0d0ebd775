import type { Kysely } from 'kysely';
import { plainMean } from '#contract/grading/exact';
import type { NilaiAkhir } from '#contract/grading/final-grade';
import type { AspekSikap } from '#contract/grading/gradebook';
import { type AsalNilai, type BarisLeger, JENIS_LAJUR, type LajurLeger, ledger as api, type Leger } from '#contract/grading/ledger.api';
import { comesTo, isSummed, rank } from '#contract/grading/ranking';
import { letterOf } from '#contract/report-card/report';
import { studentDay } from '#projections/attendance/attendance.projection';
import { gradeTables, type MuridDinilai } from '#projections/grading/class-data';
import { classGrades, type NilaiKelas, type NilaiMurid } from '#projections/grading/class-grades';
import { institution } from '#projections/institution/institution.projection';
import { answer, Question } from '#projections/kit/question';
import { absencesOf, spanOf } from '#projections/report-card/absences';
import { differing } from '#projections/report-card/out-already';
import { reportCard, reportVersion } from '#projections/report-card/report-card.projection';
import { frozenOf } from '#projections/report-card/report-content';
import { subjectsOfReport } from '#projections/report-card/subject-grades';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';

type Days = Awaited<ReturnType<typeof absencesOf>>;
/** What homeroom teachers decided of an attitude on the report; nothing where that is left to the teachers' judgements. */
type Decided = (id_murid: string, aspek: AspekSikap) => number | null;
type Of = { id_kelas_tahun_ajaran: string };
/** The ledger of a class of one semester; nothing for an unknown one. */
export class LedgerOf extends Question<Of, { data: Leger } | undefined> {
  static readonly endpoint = api.ofClass;
}
/** A student's grades of a subject with their parts and what the columns are called; nothing where the student is not in the class or the subject not graded there. */
export class OriginOf extends Question<Of & { id_mata_pelajaran: string; id_murid: string }, Omit<AsalNilai, 'peristiwa'> & { kolom: Record<string, string> } | undefined> {
  static readonly endpoint = api.origin;
}

const kindsOf = (kumer: boolean) => JENIS_LAJUR.filter((it) => (it === 'akhir') === kumer);
const gradeOf = (it: NilaiMurid | undefined, jenis: LajurLeger['jenis']): NilaiAkhir | null => it?.[jenis] ?? null;

type Differing = (id_murid: string) => BarisLeger['berbeda'];

/** Subject by student with sums, means and ranks (domain 2.7, 3.2); subjects that are in no report are not in it. */
export function ledgerOf({ kelas, kumer, mapel, murid, nilai, sikap }: NilaiKelas, days: Days, decided: Decided = () => null, differs: Differing = () => null): Omit<Leger, 'tanggal_awal' | 'sampai'> {
  const grades = new Map(nilai.map((it) => [`${it.id_mata_pelajaran} ${it.id_murid}`, it]));
  const judged = new Map(sikap.map((it) => [`${it.id_murid} ${it.aspek}`, it.predikat]));
  const attitudeOf = (id_murid: string, aspek: AspekSikap) => {
    const own = kumer ? null : decided(id_murid, aspek);
    return own === null ? (judged.get(`${id_murid} ${aspek}`) ?? null) : letterOf(own);
  };
  const of = ({ id_mata_pelajaran, jenis }: Pick<LajurLeger, 'id_mata_pelajaran' | 'jenis'>, { id_murid }: MuridDinilai) => gradeOf(grades.get(`${id_mata_pelajaran} ${id_murid}`), jenis);
  const lajur = mapel.filter((it) => it.tampil_rapor).flatMap(({ id_mata_pelajaran, kode, mapel: nama, kelompok, guru, terkunci, aturan: { kkm } }) => kindsOf(kumer).map((jenis): LajurLeger => {
    const all = murid.map((it) => of({ id_mata_pelajaran, jenis }, it));
    const numbers = all.flatMap((it) => it?.nilai ?? []);
    return {
      id_mata_pelajaran, jenis, kode, mapel: nama, kelompok, guru, kkm, terkunci, rata_rata: plainMean(numbers), tertinggi: numbers.length ? Math.max(...numbers) : null, terendah: numbers.length ? Math.min(...numbers) : null,
      di_bawah_kkm: all.filter((it) => it?.tuntas === false).length, belum: murid.length - numbers.length,
    };
  }));
  const counted = lajur.map((it) => isSummed(it, murid.length));
  const lines = murid.map((who): Omit<BarisLeger, 'peringkat'> => {
    const cells = lajur.map((it) => of(it, who));
    const numbers = (jenis?: string) => cells.filter((_, i) => counted[i] && (!jenis || lajur[i]?.jenis === jenis)).map((it) => it?.nilai ?? null);
    const all = comesTo(numbers());
    const meanFor = (jenis: string) => (kumer || all.rata_rata === null ? null : comesTo(numbers(jenis)).rata_rata);
    return {
      ...who, sel: cells.map((it) => ({ nilai: it?.nilai ?? null, predikat: it?.predikat ?? null, tuntas: it?.tuntas ?? null, kurang: it?.kurang ?? [] })),
      ...all, rata_pengetahuan: meanFor('pengetahuan'), rata_keterampilan: meanFor('keterampilan'),
      sikap_spiritual: attitudeOf(who.id_murid, 'spiritual'), sikap_sosial: attitudeOf(who.id_murid, 'sosial'), ...days(who.id_murid), berbeda: differs(who.id_murid),
    };
  });
  const ranks = new Map(rank(lines.map(({ id_murid, nama, jumlah }) => ({ id_murid, nama: nama ?? '', jumlah }))).map((it) => [it.id_murid, it.peringkat]));
  const below = lines.filter(({ sel }) => sel.some((it) => it.tuntas === false)).length;
  const total = (count: (it: LajurLeger) => number) => lajur.reduce((sum, it) => sum + count(it), 0);
  const { id_kelas, id_kelas_tahun_ajaran, kelas: label, wali, tahun_ajaran, semester } = kelas;
  return {
    id_kelas, id_kelas_tahun_ajaran, kelas: label, wali, tahun_ajaran, semester, kumer, lajur, murid: lines.map((it) => ({ ...it, peringkat: ranks.get(it.id_murid) ?? null })),
    lengkap: total((it) => murid.length - it.belum), dari: lajur.length * murid.length, di_bawah_kkm: total((it) => it.di_bawah_kkm), murid_di_bawah_kkm: below,
  };
}

export const ledgerAnswers = [
  answer(LedgerOf, [...gradeTables, studentDay, holiday, schoolYear, institution, reportCard, reportVersion], async (it, of, { now }) => {
    const db = it as Kysely<any>;
    const found = await classGrades(db, of);
    if (!found) return undefined;
    const span = await spanOf(db, found.kelas.id_tahun_ajaran, 'akhir_semester', now);
    const days = await absencesOf(db, found.murid.map(({ id_murid }) => id_murid), span);
    const reports = await db.selectFrom('report_card').select(['id_general_report', 'id_murid', 'isPublished', 'sikap_spiritual', 'sikap_sosial']).where('id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran).where('type', '=', 'akhir_semester').execute();
    const decided = new Map(reports.map((one) => [one.id_murid, { spiritual: one.sikap_spiritual, sosial: one.sikap_sosial }]));
    const out = new Map(reports.filter((one) => one.isPublished).map((one) => [one.id_murid, one.id_general_report]));
    const frozen = await frozenOf(db, [...out.values()]);
    const differs: Differing = (id_murid) => {
      const id_general_report = out.get(id_murid);
      const isi = id_general_report && frozen.get(id_general_report);
      const [others] = isi ? differing(isi, subjectsOfReport(found, id_murid, 'akhir_semester')) : [];
      return others ? { id_general_report, mapel: others.mapel } : null;
    };
    return { data: { ...ledgerOf(found, days, (id_murid, aspek) => decided.get(id_murid)?.[aspek] ?? null, differs), tanggal_awal: span.from, sampai: span.until } };
  }),

  answer(OriginOf, gradeTables, async (it, { id_murid, ...of }) => {
    const db = it as Kysely<any>;
    const found = await classGrades(db, of);
    const [subject, who, grades] = [found?.mapel[0], found?.murid.find((one) => one.id_murid === id_murid), found?.nilai.find((one) => one.id_murid === id_murid)];
    if (!found || !subject || !who || !grades) return undefined;
    const columns = await db.selectFrom('grade_column').select(['id_kolom', 'nama']).where('id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran).where('id_mata_pelajaran', '=', of.id_mata_pelajaran).execute();
    return {
      id_murid, nama: who.nama, id_mata_pelajaran: subject.id_mata_pelajaran, mapel: subject.mapel, kelas: found.kelas.kelas, kumer: found.kumer, kkm: subject.aturan.kkm, terkunci: subject.terkunci,
      nilai: kindsOf(found.kumer).flatMap((jenis) => { const one = gradeOf(grades, jenis); return one ? [{ jenis, ...one }] : []; }), kolom: Object.fromEntries(columns.map((one) => [one.id_kolom, one.nama])),
    };
  }),
];
