import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

export const SubjectCreated = event('SubjectCreated', { id_mata_pelajaran: Id, kode: z.string(), nama: z.string(), kelompok: z.string() });
