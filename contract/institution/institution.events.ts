import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { defaultSettings, StoredSettings } from '#contract/institution/institution';

/** A school that was set up before a setting existed has its default. */
const completed = (settings: unknown) => (settings ? { ...defaultSettings, ...(settings as object) } : settings);

/** Settings replaced as a whole, with those they replace. */
export const InstitutionConfigured = event(
  'InstitutionConfigured',
  { id_sekolah: z.uuid(), pengaturan: StoredSettings, sebelum: StoredSettings.nullable() },
  { version: 2, upcast: { 1: ({ pengaturan, sebelum, ...rest }) => ({ ...rest, pengaturan: completed(pengaturan), sebelum: completed(sebelum) }) } },
);

/** Who answers for the protection of personal data from now on, and who did before. */
export const DataOfficerNamed = event('DataOfficerNamed', {
  id_sekolah: z.uuid(),
  petugas_pdp: personal('identitas', 'id_sekolah', z.object({ nama: z.string(), email: z.string() })),
  sebelum: personal('identitas', 'id_sekolah', z.object({ nama: z.string(), email: z.string() })),
});
