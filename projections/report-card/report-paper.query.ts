import { type Kysely, sql } from 'kysely';
import type { IsiRapor, TipeRapor } from '#contract/report-card/report';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { student } from '#projections/people/people.projection';
import { studentData } from '#projections/people/student-data.projection';
import { reportCard } from '#projections/report-card/report-card.projection';
import { contentsOf, contentTables, writtenOf } from '#projections/report-card/report-content';

/** Of a version that went out; without a `uuid` its preview was revoked. */
export type Terbit = { versi: number; diterbitkan: string; berlaku_sampai: string; uuid: string | null; isDiganti: boolean };
export type RaporKertas = { id_general_report: string; id_murid: string; isi: IsiRapor; terbit: Terbit | null };
type Wanted = { id: string; versi?: number | undefined };
/** What a report prints: of a version as it was frozen; of none that is named what is out, else what it would be by now. */
export class ReportPaper extends Question<Wanted, RaporKertas | undefined> {}
/** The same of many, in their order; a class is read once for all of its reports that are not out. */
export class ReportPapers extends Question<{ of: readonly Wanted[] }, (RaporKertas | undefined)[]> {}
/** The reports of a class that were made, in the order of its list. */
export class PapersOfClass extends Question<{ id_kelas_tahun_ajaran: string; type: TipeRapor }, { id: string; id_murid: string }[]> {}

type Orang = { nama: string | null; pekerjaan: string | null };
/** What the pages before a report of K13 say of its student (domain 3.1); of the parents their names and their work, and nothing else. */
export type IdentitasRapor = {
  jenis_kelamin: string | null; tempat_lahir: string | null; tanggal_lahir: string | null; agama: string | null; status_keluarga: string | null; anak_ke: number | null; alamat: string | null; no_hp: string | null;
  diterima_di_kelas: number | null; tanggal_diterima: string | null; pindahan_dari: string | null; ayah: Orang; ibu: Orang; wali: Orang;
};
export class IdentityOfReport extends Question<{ id_murid: string }, IdentitasRapor | undefined> {}
/** Whether the school holds this student's papers back while fees are open (domain 1.8). */
export class IsPaperHeld extends Question<{ id_murid: string }, boolean> {}

export const reportPaperAnswers = [
  answer(ReportPaper, contentTables, async (db, wanted, { now }) => (await papersOf(db, [wanted], now))[0]),
  answer(ReportPapers, contentTables, (db, { of }, { now }) => papersOf(db, of, now)),
  answer(PapersOfClass, [reportCard, student], (db, { id_kelas_tahun_ajaran, type }) =>
    (db as Kysely<any>).selectFrom('report_card').leftJoin('student', 'student.id_murid', 'report_card.id_murid').where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('type', '=', type)
      .select(['report_card.id_general_report as id', 'report_card.id_murid']).orderBy('student.nama').orderBy('report_card.id_murid').execute() as never),

  answer(IdentityOfReport, [student, studentData], async (db, { id_murid }) => {
    const row: any = await (db as Kysely<any>).selectFrom('student').leftJoin('student_data', 'student_data.id_murid', 'student.id_murid').where('student.id_murid', '=', id_murid)
      .select(['jenis_kelamin', 'alamat', 'diri', 'tempat_tinggal', 'sekolah_asal', 'ayah', 'ibu', 'wali']).executeTakeFirst();
    if (!row) return undefined;
    const of = (section: string, field: string) => row[section]?.[field] ?? null;
    const parent = (it: string): Orang => ({ nama: of(it, 'nama'), pekerjaan: of(it, 'pekerjaan') });
    return {
      jenis_kelamin: row.jenis_kelamin, alamat: row.alamat, tempat_lahir: of('diri', 'tempat_lahir'), tanggal_lahir: of('diri', 'tanggal_lahir'), agama: of('diri', 'agama'), status_keluarga: of('diri', 'status_keluarga'), anak_ke: of('diri', 'anak_ke'),
      no_hp: of('tempat_tinggal', 'no_hp'), diterima_di_kelas: of('sekolah_asal', 'diterima_di_kelas'), tanggal_diterima: of('sekolah_asal', 'tanggal_diterima'), pindahan_dari: of('sekolah_asal', 'pindahan_dari'), ayah: parent('ayah'), ibu: parent('ibu'), wali: parent('wali'),
    };
  }),
  answer(IsPaperHeld, [student, institution], async (db, { id_murid }) => {
    const { tahan_unduh_rapor } = await settingsOf(db as Kysely<any>);
    if (tahan_unduh_rapor !== 1) return false;
    return Boolean(await (db as Kysely<any>).selectFrom('student').select(sql<number>`1`.as('one')).where('id_murid', '=', id_murid).where('status_pembayaran', '=', 'belum_lunas').executeTakeFirst());
  }),
];

async function papersOf(it: Kysely<any>, wanted: readonly Wanted[], now: Date): Promise<(RaporKertas | undefined)[]> {
  const db = it as Kysely<any>;
  const made = await writtenOf(db, wanted.map(({ id }) => id));
  const classes = new Map<string, ReturnType<typeof contentsOf>>();
  const classOf = ({ id_kelas_tahun_ajaran, type }: { id_kelas_tahun_ajaran: string; type: TipeRapor }) => {
    const key = `${id_kelas_tahun_ajaran} ${type}`;
    const found = classes.get(key) ?? contentsOf(db, { id_kelas_tahun_ajaran, type }, now);
    classes.set(key, found);
    return found;
  };
  return Promise.all(wanted.map(async ({ id, versi }) => {
    const own = made.get(id);
    if (!own) return undefined;
    const { id_murid } = own;
    const frozen = versi ?? (own.isPublished ? own.versi : undefined);
    if (frozen !== undefined) return versionOf(db, { id, id_murid, versi: frozen });
    const isi = (await classOf(own))?.rapor.find((one) => one.id_general_report === id)?.isi;
    return isi && { id_general_report: id, id_murid, isi, terbit: null };
  }));
}

async function versionOf(db: Kysely<any>, { id, id_murid, versi }: { id: string; id_murid: string; versi: number }): Promise<RaporKertas | undefined> {
  const row = await db.selectFrom('report_version').select(['versi', 'isi', 'diterbitkan', 'berlaku_sampai', 'uuid', 'dicabut', 'diganti']).where('id_general_report', '=', id).where('versi', '=', versi).executeTakeFirst();
  if (!row?.isi) return undefined;
  const { isi, uuid, dicabut, diganti, ...terbit } = row;
  return { id_general_report: id, id_murid, isi: isi as IsiRapor, terbit: { ...terbit, uuid: dicabut ? null : uuid, isDiganti: diganti !== null } };
}
