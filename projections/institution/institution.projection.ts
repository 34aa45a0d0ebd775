import { z } from 'zod';
import { Display } from '#contract/institution/display';
import { DisplayArranged } from '#contract/institution/display.events';
import { DataOfficerNamed, InstitutionConfigured } from '#contract/institution/institution.events';
import { StoredSettings } from '#contract/institution/institution';
import { personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

export const institution = table('institution', { id_sekolah: Id, pengaturan: StoredSettings }, ['id_sekolah']);
export const dataOfficer = table('data_officer', { id_sekolah: Id, petugas_pdp: personal('identitas', 'id_sekolah', z.object({ nama: z.string(), email: z.string() })) }, ['id_sekolah']);
export const display = about(table('display', { id_akun: Id, tampilan: Display }, ['id_akun']), { id_akun: 'goes' });

export const institutionProjection = projection({
  name: 'institution',
  version: 3,
  tables: [institution, dataOfficer, display],
  events: { InstitutionConfigured, DataOfficerNamed, DisplayArranged },
  on: {
    InstitutionConfigured: ({ data: { id_sekolah, pengaturan } }) => put(institution, { id_sekolah, pengaturan }),
    DataOfficerNamed: ({ data: { id_sekolah, petugas_pdp } }) => put(dataOfficer, { id_sekolah, petugas_pdp }),
    DisplayArranged: ({ data: { id_akun, tampilan } }) => put(display, { id_akun, tampilan }),
  },
});
