import { z } from 'zod';
import { JenisKelamin, Role } from '#contract/identity/identity';
import { endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id, Tanggal } from '#contract/kit/fields';
import { PeranGuru } from '#contract/people/people';

const Kelamin = JenisKelamin.nullable();
const office = ['admin', 'HR', 'kepalaSekolah'] as const;
const MasaJabatan = z.object({ id: Id, jabatan: z.string(), id_guru: Id, nama: z.string().nullable(), tanggal_selesai: Tanggal });

/** Everybody who works at the school, for its personnel office (domain A.5). What is nowhere kept, such as contracts, is not told. */
export const employees = {
  /** `guru` are those on the books as teachers; whoever has several roles counts for each. Offices end within 90 days. */
  summary: endpoint('employees.summary', 'GET /api/pegawai/ringkasan', {
    output: one(z.object({
      jumlah: z.int(), guru: z.int(), tanpa_mapel: z.int(), peran: z.array(z.object({ role: Role, jumlah: z.int() })),
      kelamin: z.array(z.object({ jenis_kelamin: Kelamin, jumlah: z.int() })), masa_jabatan: z.array(MasaJabatan),
    })),
    allow: office, live: 'notice',
  }),
  /** Without numbers and addresses; `tanpa_mapel` are subject teachers for whom no subject is on record. */
  list: endpoint('employees.list', 'GET /api/pegawai', {
    input: { ...paging(['nama'], { limit: 25 }), role: PeranGuru.optional(), jenis_kelamin: JenisKelamin.optional(), guru: z.enum(['true']).optional(), tanpa_mapel: z.enum(['true']).optional() },
    output: listOf(z.object({ id: Id, nama: z.string().nullable(), jenis_kelamin: Kelamin, role: z.array(Role), mata_pelajaran: z.array(z.string()) })),
    allow: office, live: 'notice',
  }),
};
