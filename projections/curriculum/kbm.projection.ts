import { z } from 'zod';
import { KbmChanged, KbmGenerated } from '#contract/curriculum/kbm.events';
import { Id, ref } from '#contract/kit/fields';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const kbm = table('kbm', { id: Id, id_tahun_ajaran: ref('school-year'), id_mata_pelajaran: Id, id_level: Id, kkm: z.int() }, ['id'], [['id_tahun_ajaran']]);

export const kbmProjection = projection({
  name: 'kbm',
  version: 1,
  tables: [kbm],
  events: { KbmGenerated, KbmChanged },
  on: {
    KbmGenerated: ({ data: { id_tahun_ajaran, kbm: rows } }) => rows.map((it) => put(kbm, { ...it, id_tahun_ajaran })),
    KbmChanged: ({ data: { kbm: rows } }) => rows.map(({ id, kkm }) => patch(kbm, { id }, { kkm })),
  },
});
