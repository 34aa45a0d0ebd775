import { z } from 'zod';
import { doneWith, endpoint, one } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';
import { JenisKelamin, PeranJson } from '#contract/identity/identity';

const Orang = z.object({ id: Id, nama: z.string().nullable(), jenis_kelamin: JenisKelamin.nullable(), role: PeranJson, email: z.string().nullable(), alamat: z.string().nullable() });
const Login = z.object({
  message: z.literal('OK'),
  result: z.literal(true),
  token: z.string(),
  mustChangePassword: z.boolean(),
  isRestricted: z.boolean(),
  sisa_hari: z.int().nullable(),
  guru: Orang.extend({ nik: z.string().nullable(), isPrincipal: z.boolean() }).optional(),
  murid: Orang.extend({ nis: z.string().nullable(), id_kelas: Id.nullable(), tahun_masuk: z.int(), isPpdb: z.boolean() }).optional(),
  admin: z.object({ id: Id, username: z.string().nullable(), nama: z.string().nullable(), role: PeranJson }).optional(),
});

export const identity = {
  login: endpoint('identity.login', 'POST /api/login', {
    input: {
      username: z.string().trim().min(3).max(50),
      password: z.string().min(1).max(128),
      deviceInfo: z.object({ os: z.string().max(100), browser: z.string().max(100), ip: z.string().max(100) }).partial().optional(),
    },
    output: Login,
    allow: 'public',
    isSecret: true,
  }),
  logout: endpoint('identity.logout', 'POST /api/logout', { allow: 'user', isOpenAtFirst: true }),
  /** The session that is current, and those of the last thirty days with how they ended. */
  me: endpoint('identity.me', 'GET /api/account/sessions', {
    output: z.object({ data: z.array(z.object({
      id: Id, dibuat: Waktu, terakhir: Waktu, selesai: Waktu.nullable(), alasan: z.string().nullable(), perangkat: z.string(), ip: z.string().nullable(), sekarang: z.boolean(),
    })) }),
    allow: 'user',
    isOpenAtFirst: true,
  }),
  endSession: endpoint('identity.endSession', 'DELETE /api/account/sessions/:id', { input: { id: Id }, allow: 'user', isOpenAtFirst: true }),
  setupOpen: endpoint('identity.setupOpen', 'GET /api/setup', { output: one(z.object({ terbuka: z.boolean() })), allow: 'public' }),
  setup: endpoint('identity.setup', 'POST /api/setup', {
    input: { kode: z.string().max(100), password: z.string().max(128), nama: z.string().trim().min(3).max(100) },
    output: doneWith(z.object({ username: z.literal('admin') })),
    allow: 'public',
    isSecret: true,
  }),
};
