import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { AlasanHapus, KategoriData } from '#contract/people/erasure';

/** It was decided to forget a person in these categories; what the law keeps stands in `ditahan`, its basis in `dasar`. */
export const PersonForgotten = event('PersonForgotten', {
  id_orang: Id, kategori: z.array(KategoriData), ditahan: z.array(KategoriData), alasan: AlasanHapus, dasar: z.string().nullable(),
});
