import type { Kysely } from 'kysely';
import type { Kompetensi } from '#contract/curriculum/rpp';
import type { IsiRpp } from '#contract/curriculum/rpp-parts';
import type { Berkas } from '#contract/file/file';
import { tanggalOf } from '#contract/school-year/school-days';
import { competencesOf, competenceTables } from '#projections/curriculum/competences-of';
import { rpp, rppVersion } from '#projections/curriculum/rpp.projection';
import { file } from '#projections/file/file.projection';
import { filesOf } from '#projections/file/file.query';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { teacher } from '#projections/people/people.projection';
import { type KepalaSekolah, principalOn, principalTables } from '#projections/people/principal';

/** What stands in it, and who signs it on the day that it bears; `disetujui` is when that version was approved. */
export type RppPaper = { isi: IsiRpp; kompetensi: Kompetensi[]; berkas: Berkas[]; kepala_sekolah: KepalaSekolah | null; disetujui: string | null };
/** In one version, or as it is written now: what nobody has touched since it was approved is that version. */
export class RppPaperOf extends Question<{ id: string; versi?: number | undefined }, RppPaper | undefined> {}
/** Every plan of a semester that is in force, by teacher and subject. */
export class ApprovedRpps extends Question<{ id_tahun_ajaran: string }, { id: string; versi: number }[]> {}

export const rppPaperAnswers = [
  answer(RppPaperOf, [rpp, rppVersion, ...principalTables, institution, file, ...competenceTables], async (it, { id, versi: asked }, { now }) => {
    const db = it as Kysely<any>;
    const isi = asked === undefined ? await db.selectFrom('rpp').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
    const versi = isi?.status === 'disetujui' ? isi.versi_berlaku : asked;
    const approved = versi === undefined ? undefined : await db.selectFrom('rpp_version').select(['isi', 'pada']).where('id_rpp', '=', id).where('versi', '=', versi).executeTakeFirst();
    const content = (approved?.isi ?? isi) as IsiRpp | undefined;
    if (!content) return undefined;
    const tanggal = tanggalOf(new Date(approved?.pada ?? now), (await settingsOf(db)).zona_waktu);
    const [kompetensi, berkas, kepala_sekolah] = await Promise.all([competencesOf(db, content), filesOf(db, content.lampiran), principalOn(db, tanggal)]);
    return { isi: content, kompetensi, berkas, kepala_sekolah, disetujui: approved?.pada ?? null };
  }),

  answer(ApprovedRpps, [rpp, teacher], async (db, { id_tahun_ajaran }) => {
    const found = await (db as Kysely<any>).selectFrom('rpp').leftJoin('teacher', 'teacher.id_guru', 'rpp.id_guru').where('id_tahun_ajaran', '=', id_tahun_ajaran).where('versi_berlaku', 'is not', null)
      .select(['rpp.id', 'rpp.versi_berlaku as versi']).orderBy('teacher.nama').orderBy('rpp.id_mata_pelajaran').orderBy('rpp.materi_pokok').orderBy('rpp.id').execute();
    return found as { id: string; versi: number }[];
  }),
];
