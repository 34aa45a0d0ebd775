import { z } from 'zod';
import { blankable, choice, Id, integer, Tanggal, text } from '#contract/kit/fields';

/** How often something happened, as a report counts it. */
export const Frequency = integer({ min: 1, max: 99 });
export const Note = blankable({ max: 300 });

/** Of a competition or an honour (domain 1.12). */
export const isiPrestasi = {
  jenis: choice(['akademik', 'non_akademik']), bidang: choice(['sains', 'seni', 'olahraga', 'keagamaan', 'lainnya']),
  tingkat: choice(['sekolah', 'kecamatan', 'kabupaten', 'provinsi', 'nasional', 'internasional']),
  peringkat: choice(['juara_1', 'juara_2', 'juara_3', 'harapan_1', 'harapan_2', 'harapan_3', 'emas', 'perak', 'perunggu', 'finalis', 'peserta']),
  kategori: choice(['individu', 'kelompok']), nama_lomba: text({ min: 3, max: 150 }), penyelenggara: blankable({ max: 150 }),
  tanggal: Tanggal.nullable(), tahun: integer({ min: 2000, max: 2100 }), keterangan: blankable({ max: 300 }),
};
export const IsiPrestasi = z.object(isiPrestasi);
export type IsiPrestasi = z.output<typeof IsiPrestasi>;

/** How an activity is graded on a report (domain 1.20). */
export const PREDIKAT_KEGIATAN = ['Berkembang', 'Cakap', 'Mahir', 'A', 'B', 'C', 'D'] as const;
export type PredikatKegiatan = (typeof PREDIKAT_KEGIATAN)[number];

/** `poin` is how serious it is times how often it was (domain 1.11). */
export const BarisPerilaku = z.object({
  id: Id, id_general_report: Id, id_reward_punishment: Id, nama: z.string(), tipe: z.enum(['reward', 'punishment']), tingkat: z.int(), frequency: z.int(), note: z.string(), poin: z.int(),
});
export type BarisPerilaku = z.infer<typeof BarisPerilaku>;
export const BarisPrestasi = z.object({ id: Id, id_general_report: Id, ...isiPrestasi, penyelenggara: z.string(), keterangan: z.string() });
export type BarisPrestasi = z.infer<typeof BarisPrestasi>;
export const BarisKegiatan = z.object({ id: Id, id_general_report: Id, id_activities: Id, nama: z.string(), type: z.string(), predikat: z.enum(PREDIKAT_KEGIATAN), note: z.string() });
export type BarisKegiatan = z.infer<typeof BarisKegiatan>;

/** What a school does about offences, from the points of a school year on (domain 1.11). */
export const TINDAKAN = [['sidang', 25], ['peringatan_3', 20], ['peringatan_2', 15], ['peringatan_1', 10], ['teguran', 5], ['saran', 1]] as const;
export const Tindakan = z.enum(['saran', 'teguran', 'peringatan_1', 'peringatan_2', 'peringatan_3', 'sidang']);
export type Tindakan = z.infer<typeof Tindakan>;

export const pointsOf = ({ tingkat, frequency }: { tingkat: number; frequency: number }) => tingkat * frequency;
/** The step of the ladder that a total of points of a school year suggests (domain 1.11); a person decides. */
export const suggestedStep = (total_pelanggaran: number): Tindakan | null => TINDAKAN.find(([, from]) => total_pelanggaran >= from)?.[0] ?? null;

const sumOf = (rows: readonly BarisPerilaku[], tipe: BarisPerilaku['tipe']) => rows.filter((it) => it.tipe === tipe).reduce((sum, it) => sum + it.poin, 0);
/** Rewards and offences are summed apart and never netted (domain 1.11). */
export const totalsOf = (rows: readonly BarisPerilaku[]) => ({ total_penghargaan: sumOf(rows, 'reward'), total_pelanggaran: sumOf(rows, 'punishment') });
