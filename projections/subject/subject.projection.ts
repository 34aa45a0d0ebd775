import { z } from 'zod';
import { Id } from '#contract/kit/fields';
import { SubjectCreated } from '#contract/subject/subject.events';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const subject = table('subject', { id_mata_pelajaran: Id, kode: z.string(), nama: z.string(), kelompok: z.string() }, ['id_mata_pelajaran']);

export const subjectProjection = projection({
  name: 'subject',
  version: 1,
  tables: [subject],
  events: { SubjectCreated },
  on: { SubjectCreated: ({ data }) => put(subject, data) },
});
