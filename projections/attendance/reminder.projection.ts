import { TeacherReminded } from '#contract/attendance/attendance.events';
import { Id, ref, Tanggal, Waktu } from '#contract/kit/fields';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** Of which registers somebody was reminded, and by whom. */
export const reminder = about(table('register_reminder', {
  id_sesi: Id, tanggal: Tanggal, id_guru: ref('teacher'), dikirim: Waktu, oleh: Id.nullable(),
}, ['id_sesi', 'tanggal'], [['tanggal'], ['id_guru', 'tanggal']]), { id_guru: 'keeps' });

export const reminderProjection = projection({
  name: 'register-reminder',
  version: 1,
  tables: [reminder],
  events: { TeacherReminded },
  on: {
    TeacherReminded: ({ meta: { account: oleh }, data: { id_guru, tanggal, daftar_sesi, dikirim } }) =>
      daftar_sesi.map((id_sesi) => put(reminder, { id_sesi, tanggal, id_guru, dikirim, oleh })),
  },
});
