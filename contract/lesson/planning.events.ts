import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** A teacher was told of lessons that have no plan; of each they are told once. */
export const PlanningReminded = event('PlanningReminded', { id_guru: Id, tanggal_awal: Tanggal, daftar_sesi: z.array(Id), dikirim: Waktu });
