import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

/** A fact about two people, in two categories of one of them. */
export const TestMet = event('TestMet', {
  id_murid: Id,
  nama: personal('identitas', 'id_murid', z.string()),
  panggilan: personal('identitas', 'id_murid', z.string()),
  penyakit: personal('kesehatan', 'id_murid', z.array(z.string())),
  id_guru: Id,
  guru: personal('identitas', 'id_guru', z.string()),
  kelas: z.string(),
});

export const SECRETS = ['Siti Aminah', 'Iti', 'asma berat', 'Bu Rahayu'];
export const met = (id_murid = randomUUID(), id_guru = randomUUID()) =>
  TestMet({ id_murid, nama: SECRETS[0] as string, panggilan: SECRETS[1] as string, penyakit: [SECRETS[2] as string], id_guru, guru: SECRETS[3] as string, kelas: '7A' });
