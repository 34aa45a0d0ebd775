import { type Kysely, sql } from 'kysely';
import { type Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import { percentOfAll, presenceOf } from '#contract/attendance/presence';
import type { attendance } from '#projections/attendance/attendance.projection';
import type { Db } from '#projections/kit/table';
import type { lesson } from '#projections/lesson/lesson.projection';

type Counted = Rekap & { total_sesi: number };

/** The lessons of students that count: the register was opened, and the day is no holiday (decision 087). */
export const held = (db: Kysely<any>) =>
  (db as Kysely<Db<typeof attendance | typeof lesson>>).selectFrom('attendance').innerJoin('lesson', 'lesson.id_sesi', 'attendance.id_sesi').where('lesson.libur', '=', false);

/** How many there are of them, and with which status. */
export const counts = [
  sql<number>`count(*)::int`.as('total_sesi'),
  ...StatusKehadiran.options.map((it) => sql<number>`(count(*) FILTER (WHERE attendance.status_kehadiran = ${it}))::int`.as(it)),
];

/** The counts with the percentage that they make. */
export const withPercent = <C extends Counted>(it: C) => ({ ...it, persen_hadir: percentOfAll(presenceOf(it, it.total_sesi)) });
