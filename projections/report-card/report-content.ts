import { type Kysely, sql } from 'kysely';
import { type IsiRapor, isOut, type Kurang, type TipeRapor, type RaporMurid } from '#contract/report-card/report';
import { studentDay } from '#projections/attendance/attendance.projection';
import { conductOf, conductTables } from '#projections/conduct/conduct.query';
import { gradeTables } from '#projections/grading/class-data';
import { classGrades, type NilaiKelas } from '#projections/grading/class-grades';
import { movedScores, movedTables } from '#projections/grading/moved-scores.query';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import type { RowOf } from '#projections/kit/table';
import { student } from '#projections/people/people.projection';
import { principalOn, principalTables } from '#projections/people/principal';
import { studentData } from '#projections/people/student-data.projection';
import { absencesOf, spanOf } from '#projections/report-card/absences';
import { differing, outElsewhere } from '#projections/report-card/out-already';
import { reportCard, reportVersion } from '#projections/report-card/report-card.projection';
import { reportId } from '#projections/report-card/report-place.query';
import { attitudesOfReport, gradedInPart, ranksOf, scoresElsewhere, subjectsMissing, subjectsOfReport } from '#projections/report-card/subject-grades';
import { vouchedFor } from '#projections/report-card/vouched';
import { holiday, schoolYear } from '#projections/school-year/school-year.projection';

/** What reports are made of. */
export const contentTables = [...gradeTables, ...movedTables, ...conductTables, reportCard, reportVersion, studentDay, holiday, schoolYear, institution, student, ...principalTables, studentData] as const;
type OfClass = { id_kelas_tahun_ajaran: string; type: TipeRapor };
type Read = Kysely<any>;

/** The reports of a class's students, made or not, as they are now; in as many statements whatever the class. Nothing for an unknown class. */
export async function contentsOf(it: Kysely<any>, { id_kelas_tahun_ajaran, type }: OfClass, now: Date): Promise<{ grades: NilaiKelas; rapor: RaporMurid[] } | undefined> {
  const db = it as Read;
  const grades = await classGrades(db, { id_kelas_tahun_ajaran });
  if (!grades) return undefined;
  const ids = grades.murid.map((one) => one.id_murid);
  const reports = grades.murid.map(({ id_murid }) => reportId({ id_kelas_tahun_ajaran, id_murid, type }));
  const settings = await settingsOf(db);
  const { tanggal, ...span } = await spanOf(db, grades.kelas.id_tahun_ajaran, type, now);
  const [written, frozen, conduct, absences, numbers, staff, moved, outAt] = await Promise.all([
    writtenOf(db, reports), frozenOf(db, reports), conductOf(db, reports), absencesOf(db, ids, span), numbersOf(db, ids), staffOf(db, grades.kelas.id_guru, tanggal), movedScores(db, { id_kelas_tahun_ajaran }),
    outElsewhere(db, ids, { id_kelas_tahun_ajaran, id_tahun_ajaran: grades.kelas.id_tahun_ajaran, type }),
  ]);
  const isDecided = type === 'akhir_semester' && grades.kelas.semester === 'Genap';

  const told = new Map(grades.murid.map(({ id_murid }) => [id_murid, subjectsOfReport(grades, id_murid, type)]));
  const ranks = type === 'akhir_semester' && settings.tampilkan_peringkat === 1 ? ranksOf(told) : undefined;

  const rapor = grades.murid.map(({ id_murid, nama, nis }): RaporMurid => {
    const id_general_report = reportId({ id_kelas_tahun_ajaran, id_murid, type });
    const own = written.get(id_general_report);
    const kept = own && isOut(own.status) ? frozen.get(id_general_report) : undefined;
    const mapel = told.get(id_murid) ?? [];
    const peringkat = ranks?.get(id_murid);
    if (kept) return { id_general_report, id_murid, isi: kept, kurang: differing(kept, mapel), sidik: vouchedFor(kept) };
    const { perilaku, kegiatan, prestasi } = conduct(id_general_report);
    const text = { catatan_wali: own?.catatan_wali ?? '', kokurikuler: own?.kokurikuler ?? '' };
    const isi: IsiRapor = {
      type, kumer: grades.kumer, sekolah: { nama: settings.nama, npsn: settings.npsn, alamat: settings.alamat, ...(settings.kota && { kota: settings.kota }) }, murid: { id_murid, nama, nis, nisn: numbers.get(id_murid) ?? null },
      kelas: grades.kelas.kelas, tingkat: grades.kelas.tingkat, tahun_ajaran: grades.kelas.tahun_ajaran, semester: grades.kelas.semester as IsiRapor['semester'], tanggal, mapel,
      sikap: type === 'akhir_semester' ? attitudesOfReport(grades, id_murid, { spiritual: { nilai: own?.sikap_spiritual ?? null, jurnal: own?.jurnal_spiritual ?? null }, sosial: { nilai: own?.sikap_sosial ?? null, jurnal: own?.jurnal_sosial ?? null } }) : null,
      prestasi, penghargaan: perilaku.filter((one) => one.tipe === 'reward'), pelanggaran: perilaku.filter((one) => one.tipe === 'punishment'), kegiatan,
      ketidakhadiran: absences(id_murid), sampai: span.until, ...text, keputusan: own?.keputusan ?? null, ...staff, ...(peringkat && { peringkat }),
    };
    const [out, elsewhere] = [outAt(id_murid), scoresElsewhere(moved.filter((one) => one.id_murid === id_murid), mapel)];
    const missing = subjectsMissing(grades, id_murid, type, mapel);
    const partly = type === 'akhir_semester' ? gradedInPart(grades, id_murid, mapel) : undefined;
    const sidik = vouchedFor(isi);
    const kurang: Kurang[] = [
      ...(own?.sidik && own.sidik !== sidik ? [{ jenis: 'berubah' as const, mapel: [] }] : []),
      ...(out ? [out] : []),
      ...(elsewhere ? [elsewhere] : []),
      ...(missing.length || !mapel.length ? [{ jenis: 'nilai' as const, mapel: missing }] : []),
      ...(partly ? [partly] : []),
      ...(type === 'akhir_semester' && !text.catatan_wali ? [{ jenis: 'catatan_wali' as const, mapel: [] }] : []),
      ...(isDecided && !isi.keputusan ? [{ jenis: 'keputusan' as const, mapel: [] }] : []),
    ];
    return { id_general_report, id_murid, isi, kurang, sidik };
  });
  return { grades, rapor };
}

const NOBODY = ['00000000-0000-0000-0000-000000000000'];
const some = (ids: readonly string[]) => (ids.length ? ids : NOBODY);
const byReport = <R extends { id_general_report: string }>(rows: readonly R[]) => new Map(rows.map((it) => [it.id_general_report, it]));

/** What is known of reports that were made, by `id_general_report`. */
export const writtenOf = async (db: Read, reports: readonly string[]) => byReport((await db.selectFrom('report_card').selectAll().where('id_general_report', 'in', some(reports)).execute()) as RowOf<typeof reportCard>[]);

/** The newest version of each that is out. */
export async function frozenOf(db: Read, reports: readonly string[]): Promise<Map<string, IsiRapor>> {
  const rows = await db.selectFrom('report_version').select(['id_general_report', 'isi']).where('id_general_report', 'in', some(reports)).where('diganti', 'is', null).where('isi', 'is not', null).execute();
  return new Map(rows.map((it) => [it.id_general_report, it.isi as IsiRapor]));
}

async function numbersOf(db: Read, ids: readonly string[]) {
  const rows = await db.selectFrom('student_data').select(['id_murid', sql<string | null>`diri ->> 'nisn'`.as('nisn')]).where('id_murid', 'in', some(ids)).execute();
  return new Map(rows.map((it) => [it.id_murid as string, it.nisn]));
}

/** The homeroom teacher and the principal, who sign it. */
async function staffOf(db: Read, id_guru: string | null, tanggal: string): Promise<Pick<IsiRapor, 'wali' | 'kepala'>> {
  const [wali, kepala] = await Promise.all([id_guru ? db.selectFrom('teacher').select('nama').where('id_guru', '=', id_guru).executeTakeFirst() : undefined, principalOn(db, tanggal)]);
  return { wali: { nama: wali?.nama ?? null }, kepala: { nama: kepala?.nama ?? null, ...(kepala?.plt && { plt: true }) } };
}
