import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';

/**
 * What can wait for somebody, the most pressing first: rooms of exams that they supervise now or soon (`pengawasan`), registers whose time is over (`presensi`), children of their class who are
 * absent without news (`tanpa-kabar`), exams to decide about (`ujian`), exams that are over and not marked to the end (`penilaian`), exams whose marks were put right after a gradebook had taken them over (`nilai-berubah`), assignments with work to mark (`tugas`), lessons that one was reminded to plan (`rencana-diingatkan`), others of this week that are still to come and have no plan (`rencana`), lessons to come whose substitute was released as the timetable changed (`pengganti-lepas`), lesson plans to decide about (`rpp`) and to mend (`rpp-revisi`), leaves that nobody has answered (`izin`), gradebooks that are asked to be opened again (`buka-nilai`), classes whose reports come next to one's word (`rapor`, the principal's `rapor-sah`), reports of one's own class that came back (`rapor-kembali`), mails that could not be sent (`surat-gagal`), people whom a counter keeps out
 * (`akun-terblokir`), requests about personal data (`permintaan-data`), classes without a homeroom teacher (`kelas-tanpa-wali`),
 * subjects that nobody teaches this semester (`mapel-tanpa-guru`), students in no class (`murid-tanpa-kelas`), consents that parents
 * have not given (`persetujuan`).
 */
export const JenisMenunggu = z.enum([
  'pengawasan', 'presensi', 'tanpa-kabar', 'ujian', 'rpp', 'izin', 'pengganti-lepas', 'buka-nilai', 'rapor', 'rapor-sah', 'rapor-kembali', 'penilaian', 'nilai-berubah', 'tugas', 'rencana-diingatkan', 'rencana', 'rpp-revisi', 'surat-gagal', 'akun-terblokir', 'permintaan-data', 'kelas-tanpa-wali', 'mapel-tanpa-guru', 'murid-tanpa-kelas', 'persetujuan',
]);
export type JenisMenunggu = z.infer<typeof JenisMenunggu>;
/** What it is about: a lesson with its class and period, a room, an exam, a person, a request, a mail; `at` is since when it waits, or until when it has to be done or ends by itself; `buku` are the gradebooks that it waits in, and how many scores of each are older. */
const Perihal = z.object({
  id: z.string(), nama: z.string().nullable(), posisi: z.int().nullable(), at: Waktu.nullable(), buku: z.array(z.object({ id_kelas_tahun_ajaran: Id, id_mata_pelajaran: Id, jumlah_nilai: z.int() })).optional(),
});
/** One kind of it: how many, and the oldest of them, at most three. */
export const Menunggu = z.object({ jenis: JenisMenunggu, jumlah: z.int(), perihal: z.array(Perihal) });
export type Menunggu = z.infer<typeof Menunggu>;

/** What a school has to have before its first lesson, in the order in which one follows from the other. */
export const LangkahPersiapan = z.enum(['profil', 'tahun-ajaran', 'mapel', 'guru', 'kelas', 'murid', 'pengampu', 'model-jadwal', 'jadwal']);
export type LangkahPersiapan = z.infer<typeof LangkahPersiapan>;
/** `jumlah`: how many there are of what the step is about, of the timetable the classes that have one; `at` and `oleh`: when and by whom it was touched last. */
const Persiapan = z.object({ langkah: LangkahPersiapan, selesai: z.boolean(), jumlah: z.int(), at: Waktu.nullable(), oleh: z.string().nullable() });
export type Persiapan = z.infer<typeof Persiapan>;

/** How the school stands; `berjalan`: it has had a lesson on its timetable; `presensi` counts today's lessons that have begun, `mapel` the subjects of the semester that somebody teaches. */
const Sekolah = z.object({
  persiapan: z.array(Persiapan), berjalan: z.boolean(), jumlah_murid: z.int(), jumlah_guru: z.int(), jumlah_pegawai: z.int(), jumlah_kelas: z.int(),
  presensi: z.object({ terisi: z.int(), jumlah: z.int() }), mapel: z.object({ diajar: z.int(), jumlah: z.int() }),
});
export type Sekolah = z.infer<typeof Sekolah>;

export const home = {
  /** What waits for whoever asks, by all their roles: most pressing first, nothing that is done. */
  waiting: endpoint('home.waiting', 'GET /api/beranda/menunggu', { output: one(z.array(Menunggu)), allow: 'user', live: 'calm' }),
  /** The school for whoever keeps it. */
  school: endpoint('home.school', 'GET /api/beranda/sekolah', { output: one(Sekolah), allow: ['admin'], live: 'calm' }),
};
