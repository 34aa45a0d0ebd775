import { z } from 'zod';
import { AttendanceId, Rekap, STATUS_KEHADIRAN, StatusKehadiran } from '#contract/attendance/attendance';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** How a child stands on a day: as the last lesson of theirs says that is recorded; `Belum` while none is (decision 110). */
export const KEADAAN = [...STATUS_KEHADIRAN, 'Belum'] as const;
export const Keadaan = z.enum(KEADAAN);
export type Keadaan = z.infer<typeof Keadaan>;

/** The children of one class on a day, by how each stands. */
export const ChildrenOfClass = z.object({ id_kelas: Id, kelas: z.string(), jumlah_murid: z.int(), ...Rekap.shape });
export type ChildrenOfClass = z.infer<typeof ChildrenOfClass>;

/** A mark that says of a lesson that somebody was not simply there, with the one it replaced, by whom and when. */
const MarkOfChild = z.object({
  id: AttendanceId, id_sesi: Id, posisi: z.int(), mapel: z.string(), status_kehadiran: StatusKehadiran,
  sebelum: StatusKehadiran.nullable(), ditandai: Waktu.nullable(), oleh: z.string().nullable(),
});

const Somebody = { id_murid: Id, nama: z.string().nullable(), id_kelas: Id, kelas: z.string() };
/** Recorded lessons of the semester up to the day, of them present (domain 2.6). */
const SoFar = { hadir: z.int(), terisi: z.int() };

/** A child of a day, with the marks of theirs that are not simply `Hadir`, and since which school day they are `Alpa` without a break. */
export const Child = z.object({
  ...Somebody, ...SoFar, keadaan: Keadaan, belum: z.int(), jam: z.array(MarkOfChild), alpa_sejak: Tanggal.nullable(), alpa_hari: z.int(),
});
export type Child = z.infer<typeof Child>;

/** How many school days in a row without a word are worth a call. */
export const STREAK_DAYS = 3;
/** Of what is recorded: from this share of absence on somebody is often absent, from this one on severely; less than so many records say nothing yet. */
export const OFTEN = { percent: 10, severe: 20, records: 20 } as const;

const OftenAbsent = z.object({ ...Somebody, tidak_hadir: z.int(), terisi: z.int(), tingkat_absen: z.enum(['sering', 'berat']) });
const Streak = z.object({ ...Somebody, alpa_sejak: Tanggal, alpa_hari: z.int() });
/** Whom somebody should ask about: `Alpa` for days on end up to the day, or often absent in the semester; `dihitung` children have enough records to tell. */
export const Attention = z.object({ beruntun: z.array(Streak), sering: z.array(OftenAbsent), dihitung: z.int() });
