import { z } from 'zod';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { SebabRencana } from '#contract/lesson/plan';
import { LessonsPlanned } from '#contract/lesson/plan.events';
import { PlanningReminded } from '#contract/lesson/planning.events';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** What lessons are about. */
export const lessonPlan = table('lesson_plan', {
  id_sesi: Id, id_kelas_tahun_ajaran: ref('class'), id_mata_pelajaran: ref('subject'), id_topik: ref('topic').nullable(), id_kd_master: ref('basic-competence').nullable(),
  zoom_setting: z.string().nullable(), direncanakan: Waktu.nullable(), diubah: Waktu, oleh: Id.nullable(),
}, ['id_sesi'], [['id_kelas_tahun_ajaran', 'id_mata_pelajaran'], ['id_topik'], ['id_kd_master']]);
/** All that became of the plan of a lesson. */
export const planChange = table('plan_change', {
  id_sesi: Id, id_rencana: Id, at: Waktu, oleh: Id.nullable(), sebab: SebabRencana, id_topik: Id.nullable(), id_kd_master: Id.nullable(), direncanakan: Waktu.nullable(),
  topik_sebelum: Id.nullable(), kd_sebelum: Id.nullable(), direncanakan_sebelum: Waktu.nullable(),
}, ['id_sesi', 'id_rencana'], [['id_sesi', 'at'], ['at']]);
/** What was done at once, by class and subject; `id_sesi` is one of its lessons. */
export const planAct = table('plan_act', {
  id_rencana: Id, id_kelas_tahun_ajaran: ref('class'), id_mata_pelajaran: ref('subject'), sebab: SebabRencana, jumlah: z.int(), id_sesi: Id, at: Waktu, oleh: Id.nullable(),
}, ['id_rencana', 'id_kelas_tahun_ajaran', 'id_mata_pelajaran'], [['at']]);
/** Of which lessons a teacher was told that they have no plan. */
export const planReminder = about(table('plan_reminder', { id_sesi: Id, id_guru: ref('teacher'), dikirim: Waktu, oleh: Id.nullable() }, ['id_sesi', 'id_guru'], [['id_guru']]), { id_guru: 'keeps' });

export const planProjection = projection({
  name: 'plan',
  version: 1,
  tables: [lessonPlan, planChange, planAct, planReminder],
  events: { LessonsPlanned, PlanningReminded },
  on: {
    LessonsPlanned: ({ at, meta: { account: oleh }, data: { id_kelas_tahun_ajaran, id_mata_pelajaran, id_rencana, sebab, sesi } }) => [
      ...sesi.flatMap(({ id_sesi, sebelum, ...rencana }) => [
        put(lessonPlan, { id_sesi, id_kelas_tahun_ajaran, id_mata_pelajaran, ...rencana, diubah: at, oleh }),
        put(planChange, {
          id_sesi, id_rencana, at, oleh, sebab, id_topik: rencana.id_topik, id_kd_master: rencana.id_kd_master, direncanakan: rencana.direncanakan,
          topik_sebelum: sebelum.id_topik, kd_sebelum: sebelum.id_kd_master, direncanakan_sebelum: sebelum.direncanakan,
        }),
      ]),
      put(planAct, { id_rencana, id_kelas_tahun_ajaran, id_mata_pelajaran, sebab, jumlah: sesi.length, id_sesi: sesi[0]?.id_sesi as string, at, oleh }),
    ],
    PlanningReminded: ({ meta: { account: oleh }, data: { id_guru, daftar_sesi, dikirim } }) => daftar_sesi.map((id_sesi) => put(planReminder, { id_sesi, id_guru, dikirim, oleh })),
  },
});
