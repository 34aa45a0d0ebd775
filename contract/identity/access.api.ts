import { z } from 'zod';
import { AlasanBlokir } from '#contract/identity/block';
import { Role } from '#contract/identity/identity';
import { Done, doneWith, endpoint, listOf, paging } from '#contract/kit/endpoint';
import { Id, text, Waktu } from '#contract/kit/fields';
import { changing } from '#contract/kit/seen';

/** The roles of staff who are neither teachers nor the admin, and the rights given beside them. */
export const PeranAkun = Role.extract(['guruAdmin', 'HR', 'keuangan', 'pegawai', 'pengawas', 'guruBK', 'auditor']);
const admin = { allow: ['admin'] } as const;

/** `sisa_detik`: until it ends by itself, whatever the clock of whoever asks says. */
const Blokir = z.object({
  key: z.string(), username: z.string().nullable(), nama: z.string().nullable(), role: z.array(Role), ip: z.string().nullable(), alasan: AlasanBlokir,
  jumlah_percobaan: z.int(), diblokir_pada: Waktu, berakhir_pada: Waktu.nullable(), sisa_detik: z.int().nullable(), dapat_dibuka: z.boolean(),
});
const roles = z.array(PeranAkun).min(1).max(PeranAkun.options.length).transform((it) => [...new Set(it)]);
const nama = text({ min: 3, max: 100 });

/** Blocked accounts, and how far the first passwords may be tried. */
export const access = {
  blocked: endpoint('access.blocked', 'GET /api/admin/rate-limiter', { output: z.object({ data: z.array(Blokir) }), ...admin, live: 'notice' }),
  lift: endpoint('access.lift', 'DELETE /api/admin/rate-limiter/:key', { input: { key: z.string().regex(/^[0-9a-f]{64}$/) }, ...admin }),
  /** Whatever counters have blocked; what an admin or an exam has put there stays. */
  liftAll: endpoint('access.liftAll', 'DELETE /api/admin/rate-limiter', { output: doneWith(z.object({ jumlah: z.int() })), ...admin }),
  block: endpoint('access.block', 'POST /api/admin/rate-limiter', { input: { id_akun: Id }, output: Done, ...admin }),
  /** Ends all sessions of a person. */
  endSessions: endpoint('access.endSessions', 'DELETE /api/admin/account/:id/sessions', { input: { id: Id }, output: doneWith(z.object({ jumlah: z.int() })), ...admin }),
  mails: endpoint('access.mails', 'GET /api/admin/mail', {
    input: paging(['dibuat']),
    output: listOf(z.object({ id: Id, jenis: z.string(), nama: z.string().nullable(), dibuat: Waktu, percobaan: z.int(), berikut: Waktu.nullable(), terkirim: Waktu.nullable(), galat: z.string().nullable() })),
    ...admin,
  }),
  sendMailAgain: endpoint('access.sendMailAgain', 'PUT /api/admin/mail/:id', { input: { id: Id }, ...admin }),
};

/** Accounts of staff who are no teachers. */
export const staffAccount = {
  list: endpoint('staffAccount.list', 'GET /api/admin/akun', {
    input: paging(['nama', 'username']), output: listOf(z.object({ id: Id, username: z.string().nullable(), nama: z.string().nullable(), roles: z.array(Role) })), ...admin, live: 'notice',
  }),
  create: endpoint('staffAccount.create', 'POST /api/admin/akun', {
    input: { username: z.string().trim().toLowerCase().regex(/^[a-z0-9][a-z0-9._-]{2,29}$/), nama, roles, password: z.string().max(128) }, output: doneWith(z.object({ id: Id })), ...admin, isSecret: true,
  }),
  change: endpoint('staffAccount.change', 'PUT /api/admin/akun/:id', { input: { id: Id, ...changing({ nama: nama.optional(), roles: roles.optional() }), password: z.string().max(128).optional() }, ...admin, isSecret: true }),
  remove: endpoint('staffAccount.remove', 'DELETE /api/admin/akun/:id', { input: { id: Id }, ...admin }),
};
