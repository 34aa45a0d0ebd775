import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Waktu } from '#contract/kit/fields';
import { Settings } from '#contract/institution/institution';

export const institution = {
  /** Beside the settings: the school's clock, and whether it is the demo's. */
  settings: endpoint('institution.settings', 'GET /api/institusi', {
    output: one(Settings.extend({ id_sekolah: z.uuid(), sekarang: Waktu, demo: z.boolean() })),
    allow: 'public',
  }),
};
