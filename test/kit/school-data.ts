import type { Role } from '#contract/identity/identity';
import { addDays, hariOf, mondayOf } from '#contract/school-year/school-days';
import type { Model } from '#contract/timetable/timetable';
import { uuidV5 } from '#projections/kit/uuid';
import { lessonId } from '#server/processes/lessons-of-week';

export const idOf = (name: string) => uuidV5('6c1f2a57-3f43-5d7c-9a0e-51e0e7a4b2c1', name);
export const ID_TAHUN_AJARAN = idOf('tahun ajaran');

/** Lessons at 7, 8 and 9 o'clock in the school's zone. */
export const MODEL: Model = { tipe: 'A', jam_mulai: '07:00', durasi: 60, isMurajaah1: 0, isMurajaah2: 0, murajaah1dur: 0, murajaah2dur: 0, break1dur: 0, break2dur: 0 };

/** Everybody who is not a student; Budi teaches 7A and Sari 7B, each in every period, and each class has a homeroom teacher. */
export const STAFF = {
  kepala: ['kepalaSekolah'], kurikulum: ['kurikulum'], budi: ['guruMapel'], sari: ['guruMapel'], waliA: ['waliKelas'], waliB: ['waliKelas'],
  bk: ['guruBK'], pembina: ['pembinaEkskul'], pengawas: ['pengawas'], auditor: ['auditor'], guruAdmin: ['guruAdmin'], hr: ['HR'],
  keuangan: ['keuangan'], pegawai: ['pegawai'],
} satisfies Record<string, Role[]>;
const NAMES: Record<keyof typeof STAFF, string> = {
  kepala: 'Hj. Ratna Dewayani', kurikulum: 'Bambang Suryono', budi: 'Budi Prasetyawan', sari: 'Sari Kusumawati', waliA: 'Wahyu Adiputra', waliB: 'Wulan Bestari',
  bk: 'Bayu Kartanegara', pembina: 'Putri Pembayun', pengawas: 'Panji Gumilang', auditor: 'Audi Torana', guruAdmin: 'Gunawan Adhi', hr: 'Hesti Rahayuningsih',
  keuangan: 'Kurnia Uangsari', pegawai: 'Pargi Waluyo',
};
const STUDENTS = {
  A: { ani: 'Ani Lestaringtyas', beni: 'Beni Saputrawan', citra: 'Citra Maharanti', dedi: 'Dedi Kurniawanto' },
  B: { eka: 'Eka Nurhalimah', fajar: 'Fajar Ramadhanu', gita: 'Gita Permatasari' },
} as const;

export type Staff = keyof typeof STAFF;
export type Student = keyof typeof STUDENTS.A | keyof typeof STUDENTS.B;
export type Who = 'admin' | Staff | Student;
export type Kelas = 'A' | 'B';

export const staff = (Object.keys(STAFF) as Staff[]).map((who, i) => ({
  who, id_guru: idOf(who), nama: NAMES[who], nik: `19905${String(i).padStart(2, '0')}`, jenis_kelamin: i % 2 ? ('Pria' as const) : ('Wanita' as const), roles: STAFF[who] as Role[],
}));
export const students = Object.entries(STUDENTS).flatMap(([kelas, them]) => Object.entries(them).map(([who, nama], i) => ({
  who: who as Student, kelas: kelas as Kelas, id_murid: idOf(who), nama, nis: `2627${kelas === 'A' ? 1 : 2}${i}07`, jenis_kelamin: i % 2 ? ('Pria' as const) : ('Wanita' as const), tahun_masuk: 2026,
})));
export const classes = (['A', 'B'] as const).map((simbol) => ({
  simbol, id_kelas: idOf(`kelas 7${simbol}`), id_kelas_tahun_ajaran: idOf(`kelas 7${simbol} tahun ini`), id_guru: idOf(`wali${simbol}`),
  pengajar: idOf(simbol === 'A' ? 'budi' : 'sari'), id_mata_pelajaran: idOf(simbol === 'A' ? 'MTK' : 'IPA'),
}));
export const subjects = [['MTK', 'Matematika'], ['IPA', 'Ilmu Pengetahuan Alam']].map(([kode, nama]) => ({ id: idOf(kode as string), kode: kode as string, nama: nama as string, id_kelompok: null, urutan: 1, is_ujian_sekolah: true, tampil_rapor: true }));

const PERIODS = [1, 2, 3];
const slotId = (simbol: Kelas, hari: number, posisi: number) => idOf(`slot 7${simbol} ${hari} ${posisi}`);
export const slots = classes.flatMap(({ simbol, id_kelas_tahun_ajaran, id_mata_pelajaran, pengajar }) =>
  [1, 2, 3, 4, 5].flatMap((hari) => PERIODS.map((posisi) => ({ id_slot: slotId(simbol, hari, posisi), hari, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru: pengajar }))));

const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
/** The id of a class's lesson in a period of a day. */
export const lessonOf = (simbol: Kelas, tanggal: string, posisi: number) => lessonId(slotId(simbol, HARI.indexOf(hariOf(tanggal)) + 1, posisi), tanggal);
/** The Mondays from the week of a day to that of the last. */
export const weeksFrom = (tanggal: string, last: string) => {
  const weeks: string[] = [];
  for (let monday = mondayOf(tanggal); monday <= last; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
};
