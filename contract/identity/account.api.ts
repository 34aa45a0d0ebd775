import { z } from 'zod';
import { StatusSandi } from '#contract/identity/first-password';
import { JenisKelamin, Role } from '#contract/identity/identity';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';

/** New passwords are taken whole, up to 128 characters; what is too weak the server says beside the field. */
const Password = z.string().max(128);
/** One line, so that nothing can be added to a mail's head. */
const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** The secret of a link in a mail: 32 random bytes. */
const TokenEmail = z.string().regex(/^[\w-]{43}$/);
const verified = { id: z.union([Id, TokenEmail]), tokenEmail: TokenEmail.optional() };
const Sent = z.object({ message: z.literal('EMAIL_SENT'), result: z.literal(true) });
const user = { allow: 'user', isOpenAtFirst: true } as const;

/** Whose address: the account's own, or the parents' of a student. */
export const PemilikEmail = z.enum(['akun', 'orangtua']);

export const account = {
  one: endpoint('account.one', 'GET /api/account/:id', {
    input: { id: Id },
    output: one(z.object({
      id: Id, username: z.string().nullable(), nama: z.string().nullable(), jenis_kelamin: JenisKelamin.nullable(), sapaan: z.enum(['Pak', 'Bu', '']), role: z.array(Role),
      email: z.string().nullable(), email_terverifikasi: z.boolean(), email_menunggu: z.string().nullable(),
      email_orangtua: z.string().nullable(), email_orangtua_terverifikasi: z.boolean(),
      status_sandi: StatusSandi, sisa_hari: z.int().nullable(), isRestricted: z.boolean(),
    })),
    ...user,
  }),
  changePassword: endpoint('account.changePassword', 'PUT /api/login/reset', {
    input: { data: z.object({ password_lama: z.string().max(128).optional(), password: Password }) },
    ...user,
    isSecret: true,
  }),
  /** The same answer whether or not anybody has the address. */
  forgot: endpoint('account.forgot', 'POST /api/account/request-forgot-password', { input: { email: Email }, output: Sent, allow: 'public' }),
  reset: endpoint('account.reset', 'PUT /api/account/reset-password', { input: { tokenEmail: TokenEmail, password: Password }, allow: 'public', isSecret: true }),
  resetByParent: endpoint('account.resetByParent', 'PUT /api/account/reset-password-parent', { input: { tokenEmail: TokenEmail, password: Password }, allow: 'public', isSecret: true }),
  /** Sends a link to a new address; the session goes on under `newToken`. Whoever has chosen a password gives it again, unless they have just signed in. */
  changeEmail: endpoint('account.changeEmail', 'PUT /api/account/verify-email-update/:id', {
    input: { id: Id, email: Email, password: z.string().max(128).optional(), jenis: PemilikEmail.default('akun') },
    output: Sent.extend({ newToken: z.string() }),
    allow: 'user',
    isSecret: true,
  }),
  /** Sends the link again, to the address that waits or that was never verified. */
  sendAgain: endpoint('account.sendAgain', 'PUT /api/account/verify-status-email/:id', {
    input: { id: Id, jenis: PemilikEmail.default('akun') }, output: z.object({ message: z.enum(['EMAIL_SENT', 'VERIFIED']), result: z.literal(true) }), allow: 'user',
  }),
  /** The secret of the link stands in `tokenEmail`, or alone in the path. */
  verify: endpoint('account.verify', 'PUT /api/account/success-verify/:id', { input: verified, allow: 'user', isSecret: true }),
  verifyParent: endpoint('account.verifyParent', 'PUT /api/account/parent/success-verify/:id', { input: verified, allow: 'public', isSecret: true }),
};

/** What the demo has sent instead of a mail server. */
export const mailbox = {
  list: endpoint('mailbox.list', 'GET /api/demo/mailbox', {
    output: z.object({ data: z.array(z.object({ id: Id, kepada: z.string(), judul: z.string(), isi: z.string(), terkirim: Waktu })) }), allow: 'public',
  }),
};
