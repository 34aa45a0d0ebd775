import { z } from 'zod';
import { Penutup, Perangkat, StatusPeserta } from '#contract/exam/attempt';
import { TipeUjian } from '#contract/exam/exam';
import { Kesiapan } from '#contract/exam/sitting';
import { choice, Id, integer, text, Waktu } from '#contract/kit/fields';

/** Whether somebody came to an exam. */
export const Kehadiran = choice(['Hadir', 'Tidak Hadir', 'Sakit', 'Izin', 'Susulan']);
export type Kehadiran = z.infer<typeof Kehadiran>;
export const JenisKejadian = choice(['lingkungan', 'peserta', 'pengawas', 'teknis', 'lain']);
export const keterangan = text({ min: 3, max: 1_000 });
/** Written by whoever supervises: what happened, and to whom, where it was somebody. */
export const Kejadian = z.object({ id_kejadian: Id, id_murid: Id.nullable(), jenis: JenisKejadian, keterangan: z.string().nullable(), pada: Waktu });

/** What a device says of itself that nobody keeps: the place of the question it shows, how many answers it has not sent, its battery in percent. */
export const Fakta = z.object({ soal_ke: integer({ max: 1_000 }).nullable().default(null), menunggu: integer({ max: 10_000 }).nullable().default(null), baterai: integer({ max: 100 }).nullable().default(null) });
export type Fakta = z.infer<typeof Fakta>;

/** What may be done to attempts from the board. `selesaikan` ends them, `ulang` voids them so that they may be begun anew, `catat` notes an incident. */
export const Tindakan = choice([
  'tambah_waktu', 'kunci', 'buka_kunci', 'jeda', 'lanjutkan', 'izinkan_perangkat', 'tolak_perangkat', 'selesaikan', 'buka_lagi', 'ulang', 'pesan', 'terima_terlambat', 'tolak_terlambat', 'catat',
]);
export type Tindakan = z.infer<typeof Tindakan>;
/** Done without saying why. */
export const TANPA_ALASAN: readonly Tindakan[] = ['buka_kunci', 'lanjutkan', 'izinkan_perangkat'];
/** Whether minutes that are given with it are of use; none are to none. */
export const mayTakeMinutes = (it: Tindakan, minutes = 0) => minutes === 0 || it === 'tambah_waktu' || (it === 'buka_lagi' && minutes > 0);
/** What of it the minutes count beside minutes: what was locked, a lock that was opened or a device that was released, what went on after its end, what was voided, what the supervisor ended. */
export const TindakanTercatat = choice(['dikunci', 'reset', 'dibuka_lagi', 'dibatalkan', 'diselesaikan']);
export type TindakanTercatat = z.infer<typeof TindakanTercatat>;
/** What ended a pause, by the action that did: it went on, its attempt was ended, or voided. */
export const AkhirJeda = choice(['lanjutkan', 'selesaikan', 'ulang']);
/** A pause of one or of many by one act, the `nomor`th of its room; whose ended otherwise share it. Since when and until when, the minutes that its end gave back to each, why and by whom it was begun and ended; null is not ended yet, of `oleh` the server. */
export const Jeda = z.object({
  nomor: z.int(), daftar_murid: z.array(Id), sejak: Waktu, sampai: Waktu.nullable(), menit: z.number(), akhir: AkhirJeda.nullable(), alasan: z.string(), oleh: z.string().nullable(), alasan_akhir: z.string().nullable(), oleh_akhir: z.string().nullable(),
});
export type Jeda = z.infer<typeof Jeda>;
/** What became of it with one student: done, nothing to do, or the code of a refusal. */
export const Hasil = z.object({ id_murid: Id, hasil: z.string() });

/** A participant on the board of their room; `status` as the server has it, `tambahan` in minutes, `fokus_detik` in all. */
export const BarisPengawasan = z.object({
  id_peserta: Id, id_murid: Id, kursi: z.int(), nama: z.string().nullable(), nis: z.string().nullable(), kelas: z.string().nullable(), ke: z.int(), status_kehadiran: Kehadiran.nullable(), status: StatusPeserta,
  mulai: Waktu.nullable(), tenggat: Waktu.nullable(), tambahan: z.number(), selesai: Waktu.nullable(), oleh: Penutup.nullable(), terjawab: z.int(), ragu: z.int(), terakhir_tersimpan: Waktu.nullable(), terlambat: z.int(), terlambat_pada: Waktu.nullable(),
  /** A pause is a lock whose end gives the time back. `dilanjutkan`: since when it goes on, after a lock or its end. */
  isLocked: z.boolean(), jeda: z.boolean(), terkunci_sejak: Waktu.nullable(), alasan_kunci: z.string().nullable(), dilanjutkan: Waktu.nullable(),
  perangkat: Perangkat.nullable(), kesiapan: Kesiapan.nullable(),
  /** Another device asks to go on with it. */
  perangkat_lain: z.object({ perangkat: z.string(), sejak: Waktu }).nullable(),
  fokus: z.int(), fokus_detik: z.int(), penjelasan: z.string().nullable(),
  terputus_sejak: Waktu.nullable(), terputus_kali: z.int(), terputus_terlama: z.int(),
  /** The last message to them, and how many incidents name them. */
  pesan: z.string().nullable(), kejadian: z.int(),
});
export type BarisPengawasan = z.infer<typeof BarisPengawasan>;

/** How many of a room: `perlu` are locked, cut off, or ask for another device, unless they are paused. */
const hitungan = { peserta: z.int(), mengerjakan: z.int(), selesai: z.int(), perlu: z.int() };
const Guru = z.object({ id_guru: Id, nama: z.string().nullable() });
/** A room of an exam, of which an exam without rooms is one itself: then both ids are the exam's. */
export const RuangPengawasan = z.object({
  id_pengawas_cbt: Id, id_cbt: Id, judul: z.string(), tipe: TipeUjian, mapel: z.string().nullable(), mulai: Waktu, tutup: Waktu, durasi: z.int(), status: z.string(), ruang: z.string().nullable(), sesi: z.int().nullable(), daftar_guru: z.array(Guru), ...hitungan,
});
export const KepalaPengawasan = RuangPengawasan.extend({
  id_guru: Id, guru: z.string().nullable(), jumlah_soal: z.int(),
  /** When the room really began, and when it closes therefore. */
  mulai_nyata: Waktu.nullable(), tutup_nyata: Waktu, notes_berita_acara: z.string(), kejadian: z.array(Kejadian), token: z.object({ kode: z.string(), sampai: Waktu }).nullable(), serverTime: Waktu,
  /** Time that was given or taken, and by whom. */
  tambahan: z.array(z.object({ id_murid: Id, menit: z.number(), sebab: z.string(), alasan: z.string(), oleh: z.string().nullable(), pada: Waktu })),
  /** What else was done to attempts that the minutes count, and by whom; null is the server. */
  tindakan: z.array(z.object({ id_murid: Id, jenis: TindakanTercatat, alasan: z.string(), oleh: z.string().nullable(), pada: Waktu })),
  jeda: z.array(Jeda),
  /** Whoever asks may act here, and not only read. */
  boleh: z.boolean(),
  ruang_lain: z.array(z.object({ id_pengawas_cbt: Id, ruang: z.string().nullable(), ...hitungan })),
});
/** Something that happened in a room, as its replay lists it: `jenis` is the fact, `isi` what of it is nobody's own, `bersama` by which act, that others share with whom it did the same. */
export const Peristiwa = z.object({ pada: Waktu, jenis: z.string(), id_murid: Id.nullable(), oleh: z.string().nullable(), bersama: z.string(), isi: z.record(z.string(), z.unknown()) });

/** The figures of a room's board that open to the people behind them; which one is open stands in the board's address. */
export const RINCIAN = ['mengerjakan', 'dijeda', 'perlu', 'belum', 'selesai', 'tidak_hadir', 'menunggu', 'separuh', 'peserta', 'hadir', 'belum_tercatat', 'terputus'] as const;
export type Rincian = (typeof RINCIAN)[number];
/** What of a room's replay may be looked at alone, by the word in its address: the facts that the minutes count, and how a pause ended. */
export const PERISTIWA_SAJA = {
  tambahan: ['TimeExtended'], jeda: ['AttemptLocked', 'AttemptUnlocked', 'TimeExtended'], terputus: ['ConnectionLost'], kejadian: ['IncidentNoted'], dikunci: ['AttemptLocked'], reset: ['AttemptUnlocked', 'DeviceReleased'], dibuka_lagi: ['AttemptReopened'], dibatalkan: ['AttemptVoided'], diselesaikan: ['AttemptFinished'],
} as const satisfies Record<string, readonly string[]>;
export type PeristiwaSaja = keyof typeof PERISTIWA_SAJA;
/** The beginning or the end of a pause, or the time that it gives back: no lock, no reset, no extra time. */
export const isOfPause = ({ jeda = false, sebab }: { jeda?: unknown; sebab?: unknown }) => jeda === true || sebab === 'jeda';
export const isExtra = ({ sebab }: { sebab?: unknown }) => !isOfPause({ sebab });
/** A lock that is there again after a pause was set before. */
export const isNewLock = ({ sejak }: { sejak?: unknown }, pada: string) => sejak === pada;
/** Whoever ended it themselves, or had no time left, was not ended. */
export const isDeed = ({ jeda, oleh = 'pengawas' }: { jeda?: unknown; oleh?: unknown }) => !isOfPause({ jeda }) && oleh === 'pengawas';
export const isOnly = (only: PeristiwaSaja, { jenis, isi, pada }: Pick<z.infer<typeof Peristiwa>, 'jenis' | 'isi' | 'pada'>) =>
  (PERISTIWA_SAJA[only] as readonly string[]).includes(jenis) && (only === 'jeda' ? isOfPause(isi) : isExtra(isi) && isDeed(isi)) && (only !== 'dikunci' || isNewLock(isi, pada));
/** A room that began late closes as much later. */
export const closingOf = ({ mulai, tutup }: { mulai: string; tutup: string }, mulai_nyata: string | null) =>
  new Date(Date.parse(tutup) + Math.max(0, Date.parse(mulai_nyata ?? mulai) - Date.parse(mulai))).toISOString();
