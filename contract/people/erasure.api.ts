import { z } from 'zod';
import { doneWith, endpoint } from '#contract/kit/endpoint';
import { Id, text } from '#contract/kit/fields';
import { AlasanHapus, KategoriData } from '#contract/people/erasure';

export const erasure = {
  /**
   * Forgets a person for ever: their keys are destroyed, what they did stays countable. `konfirmasi` is their name, typed,
   * or their id where no name is known; without `kategori` it is all of them. Answers what is erased and what the law keeps.
   */
  forget: endpoint('people.forget', 'POST /api/orang/:id/hapus-data', {
    input: { id: Id, konfirmasi: text(), alasan: AlasanHapus, kategori: z.array(KategoriData).min(1).max(KategoriData.options.length).transform((it) => [...new Set(it)]).optional() },
    output: doneWith(z.object({ dihapus: z.array(KategoriData), ditahan: z.array(KategoriData), dasar: z.string().nullable() })),
    allow: ['admin'],
  }),
};
