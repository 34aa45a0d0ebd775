import { z } from 'zod';

/** The roles of the specification; `pengawas`, `guruBK` and `auditor` are rights given beside them. */
export const Role = z.enum([
  'admin', 'guruAdmin', 'guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'pembinaEkskul', 'murid',
  'HR', 'keuangan', 'pegawai', 'pengawas', 'guruBK', 'auditor',
]);
export type Role = z.infer<typeof Role>;

/** Roles as the specification writes them with a person: the JSON of a list. */
export const PeranJson = z.string().regex(/^\[("[A-Za-z]+"(, ?"[A-Za-z]+")*)?\]$/);

export const JenisKelamin = z.enum(['Pria', 'Wanita']);
