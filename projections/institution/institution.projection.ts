import { InstitutionConfigured } from '#contract/institution/institution.events';
import { Settings } from '#contract/institution/institution';
import { Id } from '#contract/kit/fields';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const institution = table('institution', { id_sekolah: Id, pengaturan: Settings }, ['id_sekolah']);

export const institutionProjection = projection({
  name: 'institution',
  version: 1,
  tables: [institution],
  events: { InstitutionConfigured },
  on: { InstitutionConfigured: ({ data: { id_sekolah, pengaturan } }) => put(institution, { id_sekolah, pengaturan }) },
});
