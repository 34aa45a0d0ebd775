import { z } from 'zod';
import { doneWith, endpoint, one } from '#contract/kit/endpoint';
import { labelled } from '#contract/kit/labels';
import { Id, Waktu, wishes } from '#contract/kit/fields';
import { changing } from '#contract/kit/seen';
import { KEPT_INSIDE, Petugas, settings, StoredSettings } from '#contract/institution/institution';
import { Display, display } from '#contract/institution/display';

const inside = Object.fromEntries(KEPT_INSIDE.map((name) => [name, true])) as { [K in (typeof KEPT_INSIDE)[number]]: true };
const Known = StoredSettings.omit(inside).extend(wishes(StoredSettings.pick(inside).shape)).extend({ petugas_pdp: z.object({ nama: z.string(), email: z.string() }).optional() });

export const institution = {
  /** Beside the settings: the school's clock, and whether it is the demo's. Administrators are also told what is kept inside. */
  settings: endpoint('institution.settings', 'GET /api/institusi', {
    output: one(Known.extend({ id_sekolah: z.uuid(), sekarang: Waktu, demo: z.boolean() })),
    allow: 'public',
    live: 'notice',
  }),
  /** Changes the settings that are named; the others stay. */
  configure: endpoint('institution.configure', 'PUT /api/institusi', {
    input: changing({ ...wishes(settings), petugas_pdp: Petugas.optional() }), output: doneWith(z.object({ id_sekolah: z.uuid() })), allow: ['admin'],
  }),
  /** How the caller wants the product to look; `id_akun` is nobody's but theirs. */
  display: endpoint('institution.display', 'GET /api/pengaturan-tampilan', { input: { id_akun: Id.optional() }, output: one(Display), allow: 'user', live: 'notice' }),
  arrange: endpoint('institution.arrange', 'PUT /api/pengaturan-tampilan', { input: display, output: doneWith(Display), allow: 'user' }),
};
labelled({ kota: 'City or Regency', tampilkan_peringkat: 'Rank on Reports', tautan_konferensi: 'Address of Online Lessons', peramban_ujian: 'Trusted Exam Browsers' });
