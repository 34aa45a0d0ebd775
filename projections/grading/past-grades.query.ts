import type { Kysely } from 'kysely';
import type { KolomNilai } from '#contract/grading/gradebook';
import type { AturanNilai, KompetensiDinilai } from '#contract/grading/final-grade';
import { gradeTables } from '#projections/grading/class-data';
import { classGrades, type NilaiMurid } from '#projections/grading/class-grades';
import { answer, Question } from '#projections/kit/question';

/** What a gradebook held at some moment. */
type Held = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; kolom: readonly KolomNilai[]; nilai: readonly { id_kolom: string; id_murid: string; nilai: number }[] };
export type PastGrades = { kelas: string; mapel: string; aturan: AturanNilai; murid: { id_murid: string; nama: string | null }[]; nilai: NilaiMurid[] };
/** The grades that follow from what a gradebook held then, by the settings of today; nothing for an unknown one. */
export class GradesThen extends Question<Held, PastGrades | undefined> {}

export const pastGradeAnswers = [
  answer(GradesThen, gradeTables, async (it, { kolom, nilai, ...of }) => {
    const db = it as Kysely<any>;
    const ids = [...new Set(kolom.flatMap(({ id_kd }) => id_kd ?? []))];
    const known: any[] = ids.length ? await db.selectFrom('basic-competence').select(['id', 'kode', 'alias', 'kompetensi_dasar', 'urutan', 'lingkup_materi']).where('id', 'in', ids).execute() : [];
    const competences = new Map(known.map(({ id, ...rest }) => [id, { id_kd: id, ...rest } as KompetensiDinilai]));
    const scored = new Set(nilai.map(({ id_kolom }) => id_kolom));
    const sts_diadakan = kolom.some(({ tipe, id_kolom }) => tipe === 'STS' && scored.has(id_kolom));
    const found = await classGrades(db, {
      ...of, otherwise: (now) => ({
        ...now, kolom: kolom.map((one) => ({ ...one, id_mata_pelajaran: of.id_mata_pelajaran, kompetensi: (one.id_kd && competences.get(one.id_kd)) || null })), nilai: [...nilai],
        mapel: now.mapel.map((one) => ({ ...one, aturan: { ...one.aturan, sts_diadakan } })),
      }),
    });
    const [subject] = found?.mapel ?? [];
    return found && subject && { kelas: found.kelas.kelas, mapel: subject.mapel, aturan: subject.aturan, murid: found.murid.map(({ id_murid, nama }) => ({ id_murid, nama })), nilai: found.nilai };
  }),
];
