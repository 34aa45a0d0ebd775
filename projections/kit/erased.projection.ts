import { z } from 'zod';
import { PersonErased } from '#contract/kit/erasure.events';
import { Id } from '#contract/kit/fields';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** Who was erased in which category. That a row is touched tells every node to forget the keys it has in mind. */
export const erased = about(table('erased', { id_orang: Id, kategori: z.string() }, ['id_orang', 'kategori']), { id_orang: 'goes' });

export const erasedProjection = projection({
  name: 'erased',
  version: 1,
  tables: [erased],
  events: { PersonErased },
  on: { PersonErased: ({ data: { id_orang, kategori } }) => kategori.map((it) => put(erased, { id_orang, kategori: it })) },
});
