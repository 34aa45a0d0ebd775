import { type Kysely, sql } from 'kysely';
import type { Kompetensi } from '#contract/curriculum/rpp';
import type { IsiRpp } from '#contract/curriculum/rpp-parts';
import type { Berkas } from '#contract/file/file';
import { competencesOf, competenceTables } from '#projections/curriculum/competences-of';
import { rpp, rppVersion } from '#projections/curriculum/rpp.projection';
import { file } from '#projections/file/file.projection';
import { filesOf } from '#projections/file/file.query';
import { answer, Question } from '#projections/kit/question';
import { teacher } from '#projections/people/people.projection';

type Signatory = { nama: string | null; nik: string | null };
/** What stands in it, and who signs it; `disetujui` is when that version was approved. */
export type RppPaper = { isi: IsiRpp; kompetensi: Kompetensi[]; berkas: Berkas[]; kepala_sekolah: Signatory | null; disetujui: string | null };
/** In one version, or as it is written now. */
export class RppPaperOf extends Question<{ id: string; versi?: number | undefined }, RppPaper | undefined> {}
/** Every plan of a semester that is in force, by teacher and subject. */
export class ApprovedRpps extends Question<{ id_tahun_ajaran: string }, { id: string; versi: number }[]> {}

export const rppPaperAnswers = [
  answer(RppPaperOf, [rpp, rppVersion, teacher, file, ...competenceTables], async (it, { id, versi }) => {
    const db = it as Kysely<any>;
    const isi = versi === undefined ? await db.selectFrom('rpp').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
    const approved = versi === undefined ? undefined : await db.selectFrom('rpp_version').select(['isi', 'pada']).where('id_rpp', '=', id).where('versi', '=', versi).executeTakeFirst();
    const content = (approved?.isi ?? isi) as IsiRpp | undefined;
    if (!content) return undefined;
    const [kompetensi, berkas, principal] = await Promise.all([
      competencesOf(db, content), filesOf(db, content.lampiran), db.selectFrom('teacher').select(['nama', 'nik']).where(sql<boolean>`roles ? 'kepalaSekolah'`).orderBy('id_guru').executeTakeFirst(),
    ]);
    return { isi: content, kompetensi, berkas, kepala_sekolah: (principal as Signatory | undefined) ?? null, disetujui: approved?.pada ?? null };
  }),

  answer(ApprovedRpps, [rpp, teacher], async (db, { id_tahun_ajaran }) => {
    const found = await (db as Kysely<any>).selectFrom('rpp').leftJoin('teacher', 'teacher.id_guru', 'rpp.id_guru').where('id_tahun_ajaran', '=', id_tahun_ajaran).where('versi_berlaku', 'is not', null)
      .select(['rpp.id', 'rpp.versi_berlaku as versi']).orderBy('teacher.nama').orderBy('rpp.id_mata_pelajaran').orderBy('rpp.materi_pokok').orderBy('rpp.id').execute();
    return found as { id: string; versi: number }[];
  }),
];
