import { z } from 'zod';
import { Rekap } from '#contract/attendance/attendance';
import { Keadaan } from '#contract/attendance/children';
import { PenyerahanNilai } from '#contract/grading/handed-over';
import { Id, Tanggal } from '#contract/kit/fields';
import { JumlahRapor } from '#contract/report-card/report-states';

/** Lessons on whose register somebody stands and that are no holiday, how they were marked in them, and the percentage that makes (domain 2.6); null where there are none. */
export const kehadiran = { total_sesi: z.int(), ...Rekap.shape, persen_hadir: z.number().nullable() };
/** A class of one semester and who leads it. */
export const kelasWali = { id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), id_guru: Id.nullable(), guru: z.string().nullable(), id_tahun_ajaran: Id, tahun_ajaran: z.string(), semester: z.string() };

/** How a student stands today, as the last lesson of theirs says that is recorded. */
const MuridHariIni = z.object({ id_murid: Id, nama: z.string().nullable(), keadaan: Keadaan });
/** A class today: its lessons, those that have begun, those of them whose register is full, and its students. */
const HariIni = z.object({ jumlah_sesi: z.int(), terlaksana: z.int(), terisi: z.int(), murid: z.array(MuridHariIni) });
/** Students of whom work is overdue or was returned, and how many pieces of it. */
const Tertinggal = z.object({ jumlah_murid: z.int(), jumlah: z.int() });
export const RingkasanKelas = z.object({ ...kelasWali, jumlah_murid: z.int(), tanggal: Tanggal, hari_ini: HariIni, tertinggal: Tertinggal, nilai: PenyerahanNilai, rapor: z.array(JumlahRapor) });
export type RingkasanKelas = z.infer<typeof RingkasanKelas>;

/** Registers of a subject in a class: lessons that were held, those whose register is full, and how its students were marked in them. */
const HadirMapel = z.object({ id_mata_pelajaran: Id, mapel: z.string(), guru: z.array(z.string()), terlaksana: z.int(), terisi: z.int(), ...kehadiran });
export type HadirMapel = z.infer<typeof HadirMapel>;
/** A student's attendance, in all and by subject. */
const HadirMurid = z.object({ id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), ...kehadiran, mapel: z.array(z.object({ id_mata_pelajaran: Id, ...kehadiran })) });
export type HadirMurid = z.infer<typeof HadirMurid>;
export const HadirKelas = z.object({ ...kelasWali, mapel: z.array(HadirMapel), murid: z.array(HadirMurid) });

/** Lessons of a subject in a week that take place, that have a plan, that have begun, whose register is full. */
const sel = { total_sesi: z.int(), direncanakan: z.int(), terlaksana: z.int(), terisi: z.int() };
export const MapelMinggu = z.object({ id_kelas_tahun_ajaran: Id, kelas: z.string(), id_mata_pelajaran: Id, mapel: z.string(), guru: z.array(z.string()), minggu: z.array(z.object({ minggu_ke: z.int(), ...sel })) });
export type MapelMinggu = z.infer<typeof MapelMinggu>;

export const MuridWaliKelas = z.object({ id: Id, id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), jenis_kelamin: z.string().nullable() });
