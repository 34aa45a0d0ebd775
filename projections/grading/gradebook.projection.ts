import { z } from 'zod';
import { ASPEK_SIKAP, CARA_NILAI, isiKolom, JENIS_DESKRIPSI } from '#contract/grading/gradebook';
import { AttitudeJudged, DescriptionWritten, GradebookLocked, GradebookUnlocked, GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, ScoreEntered, ScoreLeftBehind, UnlockAsked } from '#contract/grading/gradebook.events';
import { personal } from '#contract/kit/event';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

const of = { id_buku_nilai: Id, id_kelas_tahun_ajaran: ref('class'), id_mata_pelajaran: ref('subject') };

/** Whether the grades of a subject in a class were handed over, and whether they are asked to be opened. */
export const gradebook = table('gradebook', { ...of, terkunci: z.boolean(), terkunci_pada: Waktu.nullable(), buka_diminta: z.string().nullable(), diubah: Waktu.nullable() }, ['id_buku_nilai'], [['id_kelas_tahun_ajaran']]);
/** `nomor` in the order in which they came. */
export const gradeColumn = table('grade_column', { id_kolom: Id, ...of, ...isiKolom, dibuat: Waktu }, ['id_kolom'], [['id_kelas_tahun_ajaran'], ['id_buku_nilai'], ['id_kd'], ['id_asal']]);
/** Scores of removed columns stay behind without a column, and no answer joins them. */
export const score = about(table('score', { id_kolom: Id, id_murid: ref('student'), id_buku_nilai: Id, nilai: z.number().nullable(), oleh: Id.nullable(), pada: Waktu, cara: z.enum(CARA_NILAI) }, ['id_kolom', 'id_murid'], [['id_murid'], ['id_buku_nilai']]), { id_murid: 'goes' });
/** What a gradebook says of a score of a class that its student left (`nilai`): the cell that it was brought into, or why it was left behind (`id_kolom` null). */
export const carriedScore = about(table('carried_score', { id_murid: ref('student'), dari_kolom: Id, id_buku_nilai: Id, id_kolom: Id.nullable(), nilai: z.number().nullable(), alasan: z.string().nullable(), pada: Waktu }, ['id_murid', 'dari_kolom', 'id_buku_nilai'], [['id_murid', 'id_kolom']]), { id_murid: 'goes' });
export const gradeDescription = about(table('grade_description', { id_buku_nilai: Id, id_murid: ref('student'), jenis: z.enum(JENIS_DESKRIPSI), teks: personal('nilai', 'id_murid', z.string()), pada: Waktu }, ['id_buku_nilai', 'id_murid', 'jenis'], [['id_murid']]), { id_murid: 'goes' });
export const attitude = about(table('attitude', { id_buku_nilai: Id, id_murid: ref('student'), aspek: z.enum(ASPEK_SIKAP), nilai: z.int().nullable(), jurnal: personal('nilai', 'id_murid', z.string()), oleh: Id.nullable(), pada: Waktu }, ['id_buku_nilai', 'id_murid', 'aspek'], [['id_murid']]), { id_murid: 'goes' });

type Of = { id_buku_nilai: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
const ofBook = ({ id_buku_nilai, id_kelas_tahun_ajaran, id_mata_pelajaran }: Of) => ({ id_buku_nilai, id_kelas_tahun_ajaran, id_mata_pelajaran });
/** The book is there with the first thing that is said of it. */
const book = (data: Of, at: string, more: { terkunci?: boolean; terkunci_pada?: string | null; buka_diminta?: string | null } = {}) => {
  const { id_buku_nilai, ...rest } = ofBook(data);
  return add(gradebook, { id_buku_nilai }, {}, { ...rest, diubah: at, ...more });
};

export const gradebookProjection = projection({
  name: 'gradebook',
  version: 5,
  tables: [gradebook, gradeColumn, score, carriedScore, gradeDescription, attitude],
  events: { GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, ScoreEntered, ScoreLeftBehind, DescriptionWritten, AttitudeJudged, GradebookLocked, UnlockAsked, GradebookUnlocked },
  on: {
    GradeColumnAdded: ({ at, data: { alasan: _, ...it } }) => [book(it, at), put(gradeColumn, { ...it, dibuat: at })],
    GradeColumnChanged: ({ at, data: { id_kolom, sebelum: _, alasan: __, ...it } }) => [book(it, at), patch(gradeColumn, { id_kolom }, it)],
    GradeColumnRemoved: ({ at, data }) => [book(data, at), remove(gradeColumn, { id_kolom: data.id_kolom })],
    ScoreEntered: ({ at, meta, data: { id_kolom, id_murid, nilai, cara, dari, ...it } }) => [
      book(it, at), put(score, { id_kolom, id_murid, id_buku_nilai: it.id_buku_nilai, nilai, oleh: meta.account, pada: at, cara }),
      ...(dari ? [put(carriedScore, { id_murid, dari_kolom: dari.id_kolom, id_buku_nilai: it.id_buku_nilai, id_kolom, nilai, alasan: null, pada: at })] : []),
    ],
    ScoreLeftBehind: ({ at, data: { id_murid, nilai, dari, alasan, ...it } }) => [book(it, at), put(carriedScore, { id_murid, dari_kolom: dari.id_kolom, id_buku_nilai: it.id_buku_nilai, id_kolom: null, nilai, alasan, pada: at })],
    DescriptionWritten: ({ at, data: { id_murid, jenis, teks, ...it } }) => {
      const key = { id_buku_nilai: it.id_buku_nilai, id_murid, jenis };
      return [book(it, at), put(gradeDescription, { ...key, teks, pada: at })];
    },
    AttitudeJudged: ({ at, meta, data: { id_murid, aspek, nilai, jurnal, ...it } }) => [book(it, at), put(attitude, { id_buku_nilai: it.id_buku_nilai, id_murid, aspek, nilai, jurnal, oleh: meta.account, pada: at })],
    GradebookLocked: ({ at, data }) => book(data, at, { terkunci: true, terkunci_pada: at, buka_diminta: null }),
    UnlockAsked: ({ at, data }) => book(data, at, { buka_diminta: data.alasan }),
    GradebookUnlocked: ({ at, data }) => book(data, at, { terkunci: false, terkunci_pada: null, buka_diminta: null }),
  },
});
