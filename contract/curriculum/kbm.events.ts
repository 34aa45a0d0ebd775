import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { reason } from '#contract/kit/reasoned';

const id_tahun_ajaran = Id;
const kkm = z.int();

export const KbmGenerated = event('KbmGenerated', { id_tahun_ajaran, kbm: z.array(z.object({ id: Id, id_mata_pelajaran: Id, id_level: Id, kkm })) });
export const KbmChanged = event('KbmChanged', { id_tahun_ajaran, kbm: z.array(z.object({ id: Id, kkm, sebelum: kkm })), ...reason });
