import { thirds } from '#contract/curriculum/passing-interval';
import type { AturanNilai, KompetensiDinilai, NilaiDiKolom } from '#contract/grading/final-grade';

export const ATURAN: AturanNilai = {
  kumer: false, kkm: 75, interval: thirds(75), metode: 'bobot', bobot_ph: 2, bobot_pts: 1, bobot_pas: 1, bobot_lm: 60, bobot_sts: 20, bobot_sas: 20, batas_remedial: true, sts_diadakan: true,
};
export const MERDEKA: AturanNilai = { ...ATURAN, kumer: true };

let made = 0;
const column = (it: Partial<NilaiDiKolom>): NilaiDiKolom => ({
  id_kolom: `kolom-${++made}`, assesmentType: 'pengetahuan', tipe: 'KD', nama: `Kolom ${made}`, id_kd: null, lingkup_materi: null, teknik: null, bobot: 1,
  tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null, nilai: null, kompetensi: null, ...it,
});
const competence = (kode: string, more: Partial<KompetensiDinilai> = {}): KompetensiDinilai =>
  ({ id_kd: `kd-${kode}`, kode, alias: null, kompetensi_dasar: `Menjelaskan ${kode}.`, urutan: Number(kode.split('.')[1]), lingkup_materi: null, ...more });

type More = Partial<NilaiDiKolom> & { alias?: string };
export const kd = (kode: string, nilai: number | null, { alias, ...more }: More = {}) => column({ nilai, id_kd: `kd-${kode}`, kompetensi: competence(kode, alias ? { alias } : {}), ...more });
export const skill = (kode: string, teknik: NilaiDiKolom['teknik'], nilai: number | null, more: More = {}) => kd(kode, nilai, { assesmentType: 'keterampilan', teknik, ...more });
export const tp = (lingkup_materi: string | null, kode: string, nilai: number | null, { alias, ...more }: More = {}) =>
  column({ nilai, tipe: 'TP', assesmentType: 'sumatif_lm', id_kd: `kd-${kode}`, kompetensi: competence(kode, { lingkup_materi, ...(alias && { alias }) }), ...more });
export const scope = (lingkup_materi: string, nilai: number | null, more: More = {}) => column({ nilai, tipe: 'LM', assesmentType: 'sumatif_lm', lingkup_materi, ...more });
export const exam = (tipe: 'PTS' | 'PAS' | 'STS' | 'SAS', nilai: number | null, more: More = {}) =>
  column({ nilai, tipe, assesmentType: ({ PTS: 'pengetahuan', PAS: 'pengetahuan', STS: 'sumatif_ts', SAS: 'sumatif_as' } as const)[tipe], ...more });
