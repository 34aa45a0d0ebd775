import { z } from 'zod';
import { OVERSEERS } from '#contract/identity/identity';
import { endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id, Rentang, Tanggal, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { AksiRencana, Cakupan, KeadaanRencana, PapanRencana, PengingatRencana, RincianKd, SelRencana, SesiTerencana } from '#contract/lesson/planning';

/** Who oversees what is planned (domain A.3). */

export const planning = {
  /** By teacher and week, around that of `tanggal`, which whoever stays names as the day of a board; `pada` as it was at a moment, by the timetable of today. */
  matrix: endpoint('planning.matrix', 'GET /api/perencanaan/guru', { input: { tanggal: Tanggal.optional(), pada: Waktu.optional() }, output: one(PapanRencana), allow: OVERSEERS, live: { rows: 'guru', key: 'id_guru', every: 250 } }),
  coverage: endpoint('planning.coverage', 'GET /api/perencanaan/kd', { input: { pada: Waktu.optional() }, output: one(Cakupan), allow: OVERSEERS, live: 'calm' }),
  competences: endpoint('planning.competences', 'GET /api/perencanaan/kd/rincian', { input: { id_mata_pelajaran: Id, id_level: Id, pada: Waktu.optional() }, output: one(z.array(RincianKd)), allow: OVERSEERS, live: 'calm' }),
  /** By class and subject, to the end of the week that is now: `dates`, null outside a semester. */
  classes: endpoint('planning.classes', 'GET /api/perencanaan/kelas', { input: { pada: Waktu.optional() }, output: one(z.array(SelRencana)).extend({ dates: z.string().nullable() }), allow: OVERSEERS, live: 'calm' }),
  /** The lessons behind a number; `id_kd_master`: about a competence, or the one that it is taught with. */
  lessons: endpoint('planning.lessons', 'GET /api/perencanaan/sesi', {
    input: {
      ...paging(['mulai', 'guru', 'kelas', 'mapel']), dates: Rentang.optional(), id_guru: Id.optional(), id_kelas_tahun_ajaran: Id.optional(), id_mata_pelajaran: Id.optional(),
      id_kd_master: Id.optional(), id_level: Id.optional(), keadaan: KeadaanRencana.optional(), pada: Waktu.optional(),
    },
    output: listOf(SesiTerencana), allow: OVERSEERS, live: 'notice',
  }),
  /** What was done to plans, the newest first; `sejak` a moment. */
  changes: endpoint('planning.changes', 'GET /api/perencanaan/perubahan', { input: { ...paging(['at'], { order: 'desc' }), sejak: Waktu.optional(), id_guru: Id.optional() }, output: listOf(AksiRencana), allow: OVERSEERS, live: 'notice' }),
  /** Reminds a teacher of the lessons of a week that have no plan; told once of each. */
  remind: endpoint('planning.remind', 'POST /api/perencanaan/pengingat', { input: { id_guru: Id, tanggal_awal: Tanggal.refine((it) => it < '2100', 'year') }, allow: OVERSEERS }),
  /** What the signed-in teacher was reminded of and has not planned yet. */
  reminders: endpoint('planning.reminders', 'GET /api/perencanaan/pengingat', { output: one(z.array(PengingatRencana)), allow: ['guruMapel'], live: 'calm' }),
};
labelled({ pada: 'As at', sejak: 'Since', keadaan: 'State' });
