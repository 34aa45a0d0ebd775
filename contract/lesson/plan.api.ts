import { z } from 'zod';
import { doneWith, endpoint, one } from '#contract/kit/endpoint';
import { Id, ref, Rentang, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { changing } from '#contract/kit/seen';
import { TipeAssignment } from '#contract/lesson/lesson.api';
import { DaftarSesi, Perubahan, Pratinjau, SebabRencana, ZoomSetting } from '#contract/lesson/plan';

const WRITERS = ['guruMapel', 'admin'] as const;
/** By `id` it is taken back at once; null where everything was so already. */
const planned = doneWith(z.object({ id: Id.nullable() }));
const copy = { dari: Id, ke: z.array(Id).min(1).max(30), id_mata_pelajaran: ref('subject'), dates: Rentang, timpa: z.boolean().default(false) };

/** Plans of lessons, made by who teaches the subject in the class or covers the lesson (domain A.3). */
export const plan = {
  /** One lesson, named by `id_sesi` or, as it is told, by `id`; what is left out stays. */
  change: endpoint('plan.change', 'PUT /api/sesi/detail-sesi', {
    input: { data: z.object({ id_sesi: Id.optional(), id: Id.optional(), ...changing({ id_topik: ref('topic').nullable().optional(), id_kd_master: ref('basic-competence').nullable().optional(), zoom_setting: ZoomSetting.nullable().optional(), tipe_assignment: TipeAssignment.nullable().optional() }) }).refine((it) => it.id_sesi ?? it.id).transform(({ id, id_sesi, ...it }) => ({ ...it, id_sesi: (id_sesi ?? id) as string })) },
    output: planned, allow: WRITERS,
  }),
  addTopic: endpoint('plan.addTopic', 'POST /api/sesi/add-topik', { input: { id_topik: ref('topic').nullable(), dataSesi: DaftarSesi }, output: planned, allow: WRITERS }),
  addCompetence: endpoint('plan.addCompetence', 'POST /api/sesi/add-kd', { input: { id_kd_master: ref('basic-competence').nullable(), dataSesi: DaftarSesi }, output: planned, allow: WRITERS }),
  /** What pushing on a lesson and all after it would do. */
  bumpPreview: endpoint('plan.bumpPreview', 'GET /api/rencana/geser', { input: { id_sesi: Id }, output: one(Pratinjau), allow: WRITERS, live: 'notice' }),
  /** Does exactly what was shown. */
  bump: endpoint('plan.bump', 'POST /api/rencana/geser', { input: { id_sesi: Id, sidik: z.string().max(64) }, output: planned, allow: WRITERS }),
  /** What the lessons of a class (`dari`) between two days are about, for the same subject in other classes. */
  copyPreview: endpoint('plan.copyPreview', 'POST /api/rencana/salin/pratinjau', { input: copy, output: one(Pratinjau), allow: WRITERS }),
  copy: endpoint('plan.copy', 'POST /api/rencana/salin', { input: { ...copy, sidik: z.string().max(64) }, output: planned, allow: WRITERS }),
  /** Takes back what was done at once, of the lessons that nobody has changed since. */
  undo: endpoint('plan.undo', 'PUT /api/rencana/:id/urungkan', { input: { id: Id }, output: planned, allow: WRITERS }),
  /** What became of a lesson's plan, the newest first. */
  history: endpoint('plan.history', 'GET /api/rencana/riwayat', {
    input: { id_sesi: Id },
    output: one(z.array(z.object({ id: Id, at: Waktu, oleh: z.string().nullable(), sebab: SebabRencana, ...Perubahan.pick({ sebelum: true, sesudah: true }).shape, susulan: z.boolean() }))),
    allow: ['guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'], live: 'notice',
  }),
};
labelled({ dataSesi: 'Lessons', rencana: 'Plan', zoom_setting: 'Online lesson', id_topik: 'Topic', id_kd_master: 'Competence', sidik: 'Fingerprint', timpa: 'Replace', dari: 'From', ke: 'To' });
