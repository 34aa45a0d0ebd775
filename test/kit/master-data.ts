import { type Resource, resources } from '#contract/kit/resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { seedId, seeds } from '#server/kit/resource/seeds';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';

type Row = Record<string, unknown>;
type Sample = { row(n: 0 | 1 | 2): Row; change: Row };
export const idOfRow = (name: string, n: 0 | 1) => idOf(`${name} ${n}`);
const LEVEL = seedId('level', 'VII');

/** For every resource three rows that may stand side by side where there is room for so many, and a change of any. */
export const SAMPLES: Record<string, Sample> = {
  level: { row: (n) => ({ nama: `Tingkat ${n}`, tingkat: [8, 9, 7][n] }), change: { nama: 'Tingkat lain' } },
  program: { row: (n) => ({ nama: `Bilingual ${n}` }), change: { nama: 'Olimpiade' } },
  'curriculum-group': { row: (n) => ({ kode: `P${n}`, nama: `Pilihan ${n}`, urutan: 9 }), change: { urutan: 8 } },
  'core-competence': { row: (n) => ({ kode: `KI-${n + 1}`, nama: `Ranah ${n}`, deskripsi: 'Memahami, menerapkan, menganalisis', urutan: 1 }), change: { nama: 'Ranah lain' } },
  subject: { row: (n) => ({ kode: `XY${'ABC'[n]}`, nama: `Bahasa Daerah ${n}`, id_kelompok: seedId('curriculum-group', 'MULOK') }), change: { tampil_rapor: false } },
  'basic-competence': {
    row: (n) => ({ kode: `3.${n + 1}`, kompetensi_dasar: 'Menjelaskan urutan bilangan bulat', id_mata_pelajaran: idOf('MTK'), id_level: LEVEL, semester: 'Ganjil' }),
    change: { alias: 'mengurutkan bilangan' },
  },
  'leadership-period': { row: (n) => ({ jabatan: 'kepala_tu', id_guru: idOf('budi'), tanggal_mulai: `202${n}-07-01`, tanggal_selesai: `202${n}-12-31` }), change: { no_sk: '12/SK/2026', ttd_path: 'ttd/kepala-tu.png' } },
  activity: { row: (n) => ({ nama: `Pramuka ${n}`, type: 'kesiswaan' }), change: { deskripsi: 'Setiap Jumat' } },
  'conduct-rule': { row: (n) => ({ nama: `Datang lebih awal ${n}`, tipe: 'reward', kategori: 'kehadiran', tingkat: 3 }), change: { tingkat: 5 } },
  'counselling-category': { row: (n) => ({ name: `Keluarga ${n}` }), change: { name: 'Kedisiplinan' } },
  predicate: { row: (n) => ({ huruf: 'ABC'[n], label: `Predikat ${n}`, frasa_pengetahuan: 'baik', frasa_keterampilan: 'terampil', frasa_kumer: 'cakap', urutan: 5 }), change: { label: 'Istimewa' } },
  'report-template': { row: (n) => ({ type: 'ekskul', template: `{{nama_siswa}} rajin berlatih ke-${n}.` }), change: { id_level: LEVEL } },
  'report-setting': { row: (n) => ({ id_level: n === 1 ? idOfRow('level', 0) : LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN }), change: { bobot_lm: 70, bobot_sts: 0, bobot_sas: 30, bobot_ph: 3 } },
  'grade-weight': { row: (n) => ({ id_mata_pelajaran: idOf(n === 1 ? 'IPA' : 'MTK'), id_kelas_tahun_ajaran: idOf(`kelas 7${n === 2 ? 'B' : 'A'} tahun ini`) }), change: { bobot_ph: 3 } },
  'lesson-allocation': { row: (n) => ({ id_mata_pelajaran: idOf(n === 1 ? 'IPA' : 'MTK'), id_level: n === 2 ? idOfRow('level', 0) : LEVEL, jam_per_minggu: 4 }), change: { jam_per_minggu: 5 } },
  'schedule-model': { row: (n) => ({ tipe: 'XYZ'[n], jam_mulai: '07:00', durasi: 40 }), change: { durasi: 35 } },
};
export const sampleOf = ({ name }: Resource) => SAMPLES[name] as Sample;

/** What the samples refer to, and the first two of every resource under the ids that `idOfRow` tells. */
export async function furnish(school: School) {
  await furnishReferences(school);
  for (const it of resources()) for (const n of [0, 1] as const) await create(school, it, { id: idOfRow(it.name, n), ...completed(it, sampleOf(it).row(n)) });
}

export async function furnishReferences(school: School) {
  const wanted = [LEVEL, seedId('curriculum-group', 'MULOK')];
  for (const { resource, row } of seeds()) if (wanted.includes(row.id)) await create(school, resource, row);
}

const create = (school: School, it: Resource, row: Row) => school.give(commandsOf(it).Create, row);
/** As the edge would hand it on: what is left out is filled in. */
export const completed = (it: Resource, row: Row): Row => it.api.create.input.parse(row) as Row;
