import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { JenisKelamin } from '#contract/identity/identity';

export const TeacherRegistered = event('TeacherRegistered', {
  id_guru: Id,
  nama: personal('identitas', 'id_guru', z.string()),
  nik: personal('identitas', 'id_guru', z.string()),
  jenis_kelamin: personal('identitas', 'id_guru', JenisKelamin),
});
export const StudentRegistered = event('StudentRegistered', {
  id_murid: Id,
  nama: personal('identitas', 'id_murid', z.string()),
  nis: personal('identitas', 'id_murid', z.string()),
  jenis_kelamin: personal('identitas', 'id_murid', JenisKelamin),
  tahun_masuk: z.int(),
});
