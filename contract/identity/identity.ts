import { z } from 'zod';

/** The roles of the specification; `pengawas`, `guruBK` and `auditor` are rights given beside them. */
export const Role = z.enum([
  'admin', 'guruAdmin', 'guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'pembinaEkskul', 'murid',
  'HR', 'keuangan', 'pegawai', 'pengawas', 'guruBK', 'auditor',
]);
export type Role = z.infer<typeof Role>;

/** Who leads the teaching of the school, and who oversees it. */
export const LEADERS = ['kurikulum', 'kepalaSekolah'] as const satisfies Role[];
export const OVERSEERS = ['admin', ...LEADERS] as const satisfies Role[];
/** Whether one of somebody's roles is among these; nobody has none. */
export const isOne = (roles: readonly string[], it: { roles: readonly string[] } | null | undefined) => it?.roles.some((held) => roles.includes(held)) ?? false;

/** Roles as the specification writes them with a person: the JSON of a list. */
export const PeranJson = z.string().regex(/^\[("[A-Za-z]+"(, ?"[A-Za-z]+")*)?\]$/);

export const JenisKelamin = z.enum(['Pria', 'Wanita']);
