import { type Kysely, sql } from 'kysely';
import { suggestedStep, totalsOf } from '#contract/conduct/conduct';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { decisionsFor, type IsiRapor, isOut, PEMERIKSA, type StatusRapor, TIPE_RAPOR, type RaporMurid } from '#contract/report-card/report';
import { reportCard as api } from '#contract/report-card/report-card.api';
import { byClass, classLabelIn, ofYear } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { offencesOfYear } from '#projections/conduct/conduct.query';
import { gradebook } from '#projections/grading/gradebook.projection';
import { institution } from '#projections/institution/institution.projection';
import { account } from '#projections/identity/account.projection';
import { answer, answeredFrom, Question, viewOf } from '#projections/kit/question';
import type { Touched } from '#projections/kit/touched';
import { student, teacher } from '#projections/people/people.projection';
import { reportCard, reportVersion, reportWord } from '#projections/report-card/report-card.projection';
import { suggestionFor } from '#projections/report-card/promotion';
import { contentsOf, contentTables, writtenOf } from '#projections/report-card/report-content';
import { gradesIn, summing } from '#projections/report-card/subject-grades';
import { vouchedFor } from '#projections/report-card/vouched';
import { schoolYear } from '#projections/school-year/school-year.projection';

type Row = OutputOf<typeof api.table>['data'][number];
type Detail = OutputOf<typeof api.content>['data'];
/** The reports of a class, by its id in its semester. */
export class ReportsOfClass extends Question<InputOf<typeof api.homeroom> & { id_kelas_tahun_ajaran: string | null }, OutputOf<typeof api.homeroom>> {
  static readonly endpoint = api.homeroom;
}
/** One report; without what whoever asks may do with it. */
export class ReportDetail extends Question<{ id: string }, Omit<Detail, 'boleh'> | undefined> {
  static readonly endpoint = api.content;
}
/** What all reports of a class print and lack now; with `pada` as of that day. */
export class ReportContents extends Question<{ id_kelas_tahun_ajaran: string; type: RaporMurid['isi']['type']; pada?: Date }, RaporMurid[]> {}
export class ClassesWithReports extends viewOf(api.curriculum) {}
/** A student's reports; `isOwn`: only those that are published. */
export class ReportsOfStudent extends Question<{ id: string; isOwn: boolean }, OutputOf<typeof api.ofStudent>> {
  static readonly endpoint = api.ofStudent;
}
export class StudentOfReports extends Question<{ id: string }, { id_murid: string; nama: string | null; nis: string | null; kelas: string | null; wali: string | null } | undefined> {}
export class ReportKinds extends viewOf(api.metadata) {}

const tables = [...contentTables, reportWord, account] as const;
/** Of a gradebook it counts what is written in it, which is in tables of its own. */
const OWN: readonly string[] = [reportCard.name, reportVersion.name, gradebook.name];
const MADE_OF = contentTables.map((it): string => it.name).filter((it) => !OWN.includes(it));
type Keys = Record<string, unknown>[] | null | undefined;
/** Rows of other students move none, unless they come into the class. */
const isOf = (rows: Keys, table: string, students: ReadonlySet<string>) => rows !== undefined && (!rows || table === classMember.name || rows.some(({ id_murid }) => typeof id_murid !== 'string' || students.has(id_murid)));
/** Whether the reports of these students may print something else since, beside what is written in them, for which a word has to be given anew: that one went out moves no other. */
export const moveReports = (touched: readonly Touched[] | undefined, students: ReadonlySet<string>) => !touched || touched.some(({ keys }) => !keys || MADE_OF.some((it) => isOf(keys[it], it, students)));
for (const it of [api.subjects, api.table, api.students, api.reportMetadata]) answeredFrom(it, tables);
answeredFrom(api.studentMetadata, [reportCard, reportVersion, student, classMember, schoolClass, schoolYear, teacher, institution]);
type Read = Kysely<any>;

/** What the grades of reports come to as in the ledger, and how many subjects have one below their passing grade. */
function sumUp(rapor: readonly RaporMurid[]) {
  const sumOf = summing(rapor.map((it) => it.isi.mapel));
  return ({ mapel }: IsiRapor) => {
    const { jumlah: _, ...all } = sumOf(mapel);
    return { ...all, di_bawah_kkm: new Set(gradesIn(mapel).filter((it) => it.nilai !== null && it.nilai < it.kkm).map((it) => it.id)).size };
  };
}

const COUNTED = ['draf', 'diverifikasi_wali', 'diverifikasi_kurikulum', 'disahkan_kepsek', 'diterbitkan', 'dikirim'] as const;
const counts = (rows: readonly { status: StatusRapor | null; dibaca: unknown }[]) => ({
  ...(Object.fromEntries(COUNTED.map((status) => [status, rows.filter((it) => it.status === status).length])) as Record<StatusRapor, number>), belum_dibuat: rows.filter((it) => it.status === null).length, dibaca: rows.filter((it) => it.dibaca).length,
});
const NO_CLASS = '00000000-0000-0000-0000-000000000000';

/** Who gave their word for reports as they are now, in the order in which words are given. */
async function wordsOf(db: Read, id: string) {
  const rows: any[] = await db.selectFrom('report_word').leftJoin('account', 'account.id_akun', 'report_word.oleh').select(['sebagai', 'account.nama as oleh', 'pada']).where('id_general_report', '=', id).execute();
  return rows.sort((one, other) => PEMERIKSA.indexOf(one.sebagai) - PEMERIKSA.indexOf(other.sebagai));
}
const versionsOf = (db: Read, id: string): Promise<any[]> =>
  db.selectFrom('report_version').leftJoin('account', 'account.id_akun', 'report_version.oleh').select(['versi', 'diterbitkan', 'account.nama as oleh', 'uuid', 'berlaku_sampai', 'dicabut', 'diganti', 'dibaca', 'dikirim']).where('id_general_report', '=', id).orderBy('versi', 'desc').execute();

export const reportCardAnswers = [
  answer(ReportContents, contentTables, async (db, { pada, ...of }, { now }) => (await contentsOf(db, of, pada ?? now))?.rapor ?? []),

  answer(ReportsOfClass, tables, async (it, { id_kelas_tahun_ajaran, type }, { now }) => {
    const db = it as Read;
    const found = id_kelas_tahun_ajaran ? await contentsOf(db, { id_kelas_tahun_ajaran, type }, now) : undefined;
    if (!found || !id_kelas_tahun_ajaran) return { data: { kelas: null, daftar_murid: [] } };
    const { grades: { kelas, kumer }, rapor } = found;
    const ids = rapor.map((one) => one.id_general_report);
    const [made, offences, newest] = await Promise.all([
      writtenOf(db, ids), offencesOfYear(db, id_kelas_tahun_ajaran, rapor.map((one) => one.id_murid)),
      db.selectFrom('report_version').select(['id_general_report', 'dibaca']).where('id_general_report', 'in', ids.length ? ids : [NO_CLASS]).where('diganti', 'is', null).execute(),
    ]);
    const sums = sumUp(rapor);
    const read = new Map(newest.map((one: any) => [one.id_general_report, one.dibaca]));
    const daftar_murid = rapor.map(({ id_general_report, id_murid, isi, kurang }): Row => {
      const own = made.get(id_general_report);
      const total_tahun = offences(id_murid);
      return {
        id_murid, nama: isi.murid.nama, nis: isi.murid.nis, id_general_report, status: own?.status ?? null, isPublished: own?.isPublished ?? false, versi: own?.versi ?? 0, kurang, ...sums(isi), ketidakhadiran: isi.ketidakhadiran,
        ...totalsOf([...isi.penghargaan, ...isi.pelanggaran]), total_tahun, saran_tindakan: suggestedStep(total_tahun), jumlah_prestasi: isi.prestasi.length, jumlah_kegiatan: isi.kegiatan.length,
        catatan_wali: isi.catatan_wali, keputusan: isi.keputusan, dikembalikan: own?.dikembalikan ?? null, dibaca: read.get(id_general_report) ?? null,
      };
    });
    const { id_kelas, tingkat, wali, tahun_ajaran, isActive } = kelas;
    return { data: { kelas: { id_kelas_tahun_ajaran, id_kelas, kelas: kelas.kelas, tingkat, wali, tahun_ajaran, semester: kelas.semester as never, isActive, type, jumlah_murid: rapor.length, kumer, hitungan: counts(daftar_murid) }, daftar_murid } };
  }),

  answer(ReportDetail, tables, async (it, { id }, { now }) => {
    const db = it as Read;
    const own = (await writtenOf(db, [id])).get(id);
    if (!own) return undefined;
    const { id_kelas_tahun_ajaran, type, id_murid, status, isPublished } = own;
    const found = (await contentsOf(db, { id_kelas_tahun_ajaran, type }, now))?.rapor.find((one) => one.id_general_report === id) ?? (await keptOf(db, own));
    if (!found) return undefined;
    const { isi, kurang } = found;
    const total_tahun = (await offencesOfYear(db, id_kelas_tahun_ajaran, [id_murid]))(id_murid);
    const pilihan_keputusan = type === 'akhir_semester' && isi.semester === 'Genap' ? [...decisionsFor(isi.tingkat)] : [];
    return {
      id_murid, nama: isi.murid.nama, nis: isi.murid.nis, id_general_report: id, status, isPublished, type, id_kelas_tahun_ajaran, isi, kurang,
      sikap_wali: { spiritual: { nilai: own.sikap_spiritual, jurnal: own.jurnal_spiritual ?? '' }, sosial: { nilai: own.sikap_sosial, jurnal: own.jurnal_sosial ?? '' } },
      total_tahun, saran_tindakan: suggestedStep(total_tahun), pilihan_keputusan, saran_keputusan: pilihan_keputusan.length ? await suggestionFor(db, isi, id_murid, now) : null, dikembalikan: own.dikembalikan,
      verifikasi: await wordsOf(db, id), daftar_versi: await versionsOf(db, id),
    };
  }),

  answer(ClassesWithReports, [schoolClass, schoolYear, classMember, teacher, institution, reportCard, reportVersion], async (it, { type, id_tahun_ajaran }) => {
    const db = it as Read;
    const of = (status: StatusRapor) => sql<number>`(count(*) FILTER (WHERE report_card.status = ${status}))::int`;
    const rows: any[] = await db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').leftJoin('teacher', 'teacher.id_guru', 'class.id_guru')
      .leftJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran')
      .leftJoin('report_card', (join) => join.onRef('report_card.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').onRef('report_card.id_murid', '=', 'class_member.id_murid').on('report_card.type', '=', type))
      .leftJoin('report_version', (join) => join.onRef('report_version.id_general_report', '=', 'report_card.id_general_report').on('report_version.diganti', 'is', null))
      .where(ofYear(id_tahun_ajaran)).groupBy(['class.id_kelas_tahun_ajaran', 'class.id_kelas', 'class.tingkat', 'class.simbol', 'teacher.nama', 'school_year.nama', 'school_year.semester', 'school_year.isActive'])
      .select(['class.id_kelas_tahun_ajaran', 'class.id_kelas', 'class.tingkat', 'teacher.nama as wali', 'school_year.nama as tahun_ajaran', 'school_year.semester', 'school_year.isActive', classLabelIn(db).as('kelas'), sql<number>`count(class_member.id_murid)::int`.as('jumlah_murid')])
      .select([...COUNTED.map((status) => of(status).as(status)), sql<number>`(count(class_member.id_murid) FILTER (WHERE report_card.status IS NULL))::int`.as('belum_dibuat'), sql<number>`count(report_version.dibaca)::int`.as('dibaca')]).orderBy(byClass).execute();
    return { data: rows.map(({ draf, diverifikasi_wali, diverifikasi_kurikulum, disahkan_kepsek, diterbitkan, dikirim, belum_dibuat, dibaca, ...one }) => ({ ...one, type, hitungan: { draf, diverifikasi_wali, diverifikasi_kurikulum, disahkan_kepsek, diterbitkan, dikirim, belum_dibuat, dibaca } })) };
  }),

  answer(ReportsOfStudent, [reportCard, reportVersion, schoolClass, schoolYear, institution], async (it, { id, isOwn }) => {
    const db = it as Read;
    let rows: any = db.selectFrom('report_card').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'report_card.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .leftJoin('report_version', (join) => join.onRef('report_version.id_general_report', '=', 'report_card.id_general_report').onRef('report_version.versi', '=', 'report_card.versi').on('report_version.diganti', 'is', null)).where('report_card.id_murid', '=', id);
    if (isOwn) rows = rows.where('report_card.isPublished', '=', true);
    const data = await rows.select(['report_card.id_general_report', 'report_card.type', 'school_year.nama as tahun_ajaran', 'school_year.semester', classLabelIn(db).as('kelas'), 'report_card.status', 'report_card.isPublished', 'report_card.versi', 'report_version.diterbitkan', 'report_version.berlaku_sampai', 'report_version.dibaca',
      sql`CASE WHEN report_version.dicabut IS NULL THEN report_version.uuid END`.as('uuid')]).orderBy('school_year.tanggal_awal', 'desc').orderBy(sql`report_card.type = 'akhir_semester'`, 'desc').orderBy('report_card.id_general_report').execute();
    return { data };
  }),

  answer(StudentOfReports, [student, classMember, schoolClass, schoolYear, teacher, institution], (it, { id }) => {
    const db = it as Read;
    const place = db.selectFrom('class_member').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'class_member.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').leftJoin('teacher', 'teacher.id_guru', 'class.id_guru')
      .where('school_year.isActive', '=', true).where('class_member.id_murid', '=', id).select(['class_member.id_murid', classLabelIn(db).as('kelas'), 'teacher.nama as wali']).limit(1).as('place');
    return db.selectFrom('student').leftJoin(place, 'place.id_murid', 'student.id_murid').select(['student.id_murid', 'student.nama', 'student.nis', 'place.kelas', 'place.wali']).where('student.id_murid', '=', id).executeTakeFirst() as never;
  }),

  answer(ReportKinds, [schoolYear], async (db) => {
    const year = await db.selectFrom('school_year').selectAll().where('isActive', '=', true).executeTakeFirst();
    if (!year) return { data: null };
    const { id_tahun_ajaran, nama, semester } = year;
    return { data: { id_tahun_ajaran, tahun_ajaran: nama, semester, daftar_type: TIPE_RAPOR.map((type) => ({ type, tanggal: type === 'tengah_semester' ? year.tanggal_rapor_tengah : year.tanggal_rapor_akhir })) } };
  }),
];

/** Of a student who is in another class by now: what was published. */
async function keptOf(db: Read, { id_general_report, id_murid, versi, status }: { id_general_report: string; id_murid: string; versi: number; status: StatusRapor }): Promise<RaporMurid | undefined> {
  const row = isOut(status) ? await db.selectFrom('report_version').select('isi').where('id_general_report', '=', id_general_report).where('versi', '=', versi).executeTakeFirst() : undefined;
  return row?.isi ? { id_general_report, id_murid, isi: row.isi as IsiRapor, kurang: [], sidik: vouchedFor(row.isi as IsiRapor) } : undefined;
}
