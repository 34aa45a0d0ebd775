import { z } from 'zod';
import { choice, Id, integer, Tanggal, text, Waktu } from '#contract/kit/fields';

/** What a column holds by its curriculum (domain 1.9): competences and examinations of K13, goals, scopes and summatives of Merdeka. */
export const TIPE_KOLOM = ['KD', 'PTS', 'PAS', 'TP', 'LM', 'STS', 'SAS'] as const;
export type TipeKolom = (typeof TIPE_KOLOM)[number];
export const ASSESMENT = ['pengetahuan', 'keterampilan', 'formatif', 'sumatif_lm', 'sumatif_ts', 'sumatif_as'] as const;
export type Assesment = (typeof ASSESMENT)[number];
/** By the techniques of domain 1.20: the first three are of knowledge, the others of skills. */
export const TEKNIK = ['tes_tulis', 'tes_lisan', 'penugasan', 'praktik', 'projek', 'produk', 'portofolio'] as const;
export type Teknik = (typeof TEKNIK)[number];
/** Where a column's scores come from: the teacher's own, a ghost assignment (domain 1.9), an assignment or an exam that is taken over, a column of the class that a student came from. */
export const ASAL_KOLOM = ['sendiri', 'bayangan', 'tugas', 'ujian', 'pindahan'] as const;
/** How a score came into its cell. */
export const CARA_NILAI = ['ketik', 'tempel', 'impor', 'sinkron', 'urung'] as const;

/** `id_kd` for KD and TP, `lingkup_materi` for a scope that is scored as a whole; `id_asal` is the lesson of an assignment, the exam, or the column of the other class. A remedial column lifts what is below the passing grade up to it (domain 2.2). */
export const isiKolom = {
  assesmentType: choice(ASSESMENT), tipe: choice(TIPE_KOLOM), nama: text({ max: 80 }), id_kd: Id.nullable(), lingkup_materi: text({ max: 150 }).nullable(),
  teknik: choice(TEKNIK).nullable(), bobot: integer({ min: 1, max: 10 }), tanggal: Tanggal.nullable(), isRemedial: z.boolean(), asal: choice(ASAL_KOLOM), id_asal: Id.nullable(),
};
export const KolomNilai = z.object({ id_kolom: Id, ...isiKolom });
export type KolomNilai = z.infer<typeof KolomNilai>;

/** What is changed of a column, and of that what counts in final grades: its weight and its kind. */
const UBAHAN_KOLOM = ['nama', 'bobot', 'tanggal', 'teknik', 'isRemedial'] as const;
export const MENGHITUNG = ['bobot', 'teknik', 'isRemedial'] as const satisfies readonly (typeof UBAHAN_KOLOM)[number][];
const Isi = z.union([z.string(), z.number(), z.boolean()]).nullable();
export const UbahanKolom = z.object({ bidang: z.enum(UBAHAN_KOLOM), dari: Isi, ke: Isi });
export type UbahanKolom = z.infer<typeof UbahanKolom>;
type Ubahan = Pick<KolomNilai, (typeof UBAHAN_KOLOM)[number]>;
/** From what to what a column was changed. */
export const columnChanges = (dari: Ubahan, ke: Ubahan): UbahanKolom[] => UBAHAN_KOLOM.filter((it) => dari[it] !== ke[it]).map((bidang) => ({ bidang, dari: dari[bidang], ke: ke[bidang] }));

/** The cell of another class that a score was brought from when its student moved: the class and the column as they were called then. */
export const AsalPindahan = z.object({ id_kelas_tahun_ajaran: Id, kelas: z.string(), id_kolom: Id, kolom: z.string() });
export type AsalPindahan = z.infer<typeof AsalPindahan>;
/** How many scores of a student are still in the gradebook of a class that they left in the semester. */
export const Pindahan = z.object({ id_murid: Id, nama: z.string().nullable(), kelas: z.string(), jumlah: z.int() });
export type Pindahan = z.infer<typeof Pindahan>;

/** One cell as it stands; a score that is missing is null and never zero. */
export const SelNilai = z.object({ id_kolom: Id, id_murid: Id, nilai: z.number().nullable(), oleh: Id.nullable(), pada: Waktu });
export type SelNilai = z.infer<typeof SelNilai>;

/** The paragraphs of a report that a teacher may write in words of their own (domain 2.8). */
export const JENIS_DESKRIPSI = ['pengetahuan', 'keterampilan', 'capaian'] as const;
export type JenisDeskripsi = (typeof JENIS_DESKRIPSI)[number];
export const ASPEK_SIKAP = ['spiritual', 'sosial'] as const;
export type AspekSikap = (typeof ASPEK_SIKAP)[number];

const KINDS: Record<TipeKolom, Assesment[]> = { KD: ['pengetahuan', 'keterampilan'], PTS: ['pengetahuan'], PAS: ['pengetahuan'], TP: ['sumatif_lm', 'formatif'], LM: ['sumatif_lm', 'formatif'], STS: ['sumatif_ts'], SAS: ['sumatif_as'] };
/** Whether a kind of column belongs to an assessment, and to a curriculum. */
export const isKindOf = (tipe: TipeKolom, assesmentType: Assesment) => KINDS[tipe].includes(assesmentType);
/** What a remedial may lift (domain 1.6): daily assessments, never an examination. */
export const mayBeRemedial = (tipe: TipeKolom) => tipe === 'KD' || tipe === 'TP' || tipe === 'LM';
/** Whether a report of the middle of the semester tells of what is scored in a column (domain 2.5). */
export const isToldMidSemester = ({ tipe, assesmentType }: { tipe: TipeKolom; assesmentType: Assesment }) => assesmentType !== 'formatif' && tipe !== 'PAS' && tipe !== 'SAS';
export const isOfMerdeka = (tipe: TipeKolom) => tipe === 'TP' || tipe === 'LM' || tipe === 'STS' || tipe === 'SAS';
