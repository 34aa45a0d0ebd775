import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Settings } from '#contract/institution/institution';

/** Settings replaced as a whole, with those they replace. */
export const InstitutionConfigured = event('InstitutionConfigured', { id_sekolah: z.uuid(), pengaturan: Settings, sebelum: Settings.nullable() });
