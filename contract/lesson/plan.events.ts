import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { SebabRencana, SesiRencana } from '#contract/lesson/plan';

/** What was done at once bears one `id_rencana`, in however many subjects and classes; of one of these are its lessons. */
export const LessonsPlanned = event('LessonsPlanned', { id_kelas_tahun_ajaran: Id, id_mata_pelajaran: Id, id_rencana: Id, sebab: SebabRencana, sesi: z.array(SesiRencana) });
