import { z } from 'zod';
import { NilaiKelasWali } from '#contract/homeroom/class-grades';
import { HadirKelas, kelasWali, MapelMinggu, MuridWaliKelas, RingkasanKelas } from '#contract/homeroom/overview';
import { endpoint, number, one } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { MingguRencana } from '#contract/lesson/planning';

/** Whoever leads a class and whoever leads the school. */
export const READERS = ['waliKelas', 'kurikulum', 'kepalaSekolah'] as const;
/** By the id of the class or by that of one semester; where none is named, one's own of the active semester. */
export const ofClass = { id_kelas: Id.optional() };

/** How a class stands (specification 7, Homeroom): read by its homeroom teacher, the curriculum office and the principal. */
export const overview = {
  header: endpoint('overview.header', 'GET /api/guru/overall-header', { input: ofClass, output: one(RingkasanKelas), allow: READERS, live: 'calm' }),
  grades: endpoint('overview.grades', 'GET /api/guru/overall-grade', { input: ofClass, output: one(NilaiKelasWali), allow: READERS, live: 'calm' }),
  presences: endpoint('overview.presences', 'GET /api/guru/overall-presences', { input: ofClass, output: one(HadirKelas), allow: READERS, live: 'calm' }),
  /** Subjects by week: of a class, or where none is named and none is one's own, of what a teacher teaches. `minggu_ke` narrows it to one week; `kini` is the week that is now. */
  weeks: endpoint('overview.weeks', 'GET /api/guru/mapel-week', {
    input: { ...ofClass, minggu_ke: number({ min: 1, max: 60 }).optional() },
    output: one(z.object({ minggu: z.array(MingguRencana), kini: z.int().nullable(), mapel: z.array(MapelMinggu) })), allow: 'user', live: 'calm',
  }),
  /** The students of a class by name; to their classmates nothing but the name is told. */
  students: endpoint('overview.students', 'GET /api/kelas/list-student-class', { input: ofClass, output: z.object({ ...kelasWali, data: z.array(MuridWaliKelas) }), allow: 'user', live: 'notice' }),
};
