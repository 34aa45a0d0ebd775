import { access, staffAccount } from '#contract/identity/access.api';
import { account, mailbox } from '#contract/identity/account.api';
import { identity } from '#contract/identity/identity.api';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { idOf, type Kelas } from '#test/kit/school-data';

const none = () => ({});
const [TOKEN, KEY, NOBODY] = ['A'.repeat(43), 'a'.repeat(64), { id: idOf('nobody at all') }];
const teacher = (_: School, kelas: Kelas) => ({ id: idOf(kelas === 'A' ? 'budi' : 'sari') });
const parents = (_: School, kelas: Kelas) => ({ id: idOf(kelas === 'A' ? 'ani' : 'eka'), jenis: 'orangtua' });
const [admin, own] = [{ A: 'admin', B: 'admin' }, { A: 'budi', B: 'sari' }];

/** By domain 1.19, A.3 and security D.3: an account is its owner's and the admin's, whose parents are whose the admin's. Links, keys and people that there are not change nothing. */
export const RIGHTS: Right[] = [
  { endpoint: identity.endSession, input: () => NOBODY, may: 'user', told: 404 },
  { endpoint: account.one, input: teacher, may: { A: 'admin budi', B: 'admin sari' } },
  { endpoint: account.changePassword, input: () => ({ data: { password: 'lemah' } }), may: 'user', told: 422 },
  { endpoint: account.forgot, input: () => ({ email: 'nobody@mercusuar.example' }), may: 'public' },
  { endpoint: account.reset, input: () => ({ tokenEmail: TOKEN, password: 'kapal layar 7' }), may: 'public' },
  { endpoint: account.resetByParent, input: () => ({ tokenEmail: TOKEN, password: 'kapal layar 7' }), may: 'public' },
  { endpoint: account.changeEmail, input: (school, kelas) => ({ ...parents(school, kelas), email: 'ibu@mercusuar.example', password: 'bukan ini' }), may: admin, told: 422 },
  { endpoint: account.sendAgain, input: parents, may: admin },
  { endpoint: account.verify, input: (school, kelas) => ({ ...teacher(school, kelas), tokenEmail: TOKEN }), may: own, told: 410 },
  { endpoint: account.verifyParent, input: () => ({ id: idOf('ani'), tokenEmail: TOKEN }), may: 'public' },
  { endpoint: mailbox.list, input: none, may: 'public' },
  { endpoint: access.blocked, input: none, may: admin },
  { endpoint: access.block, input: () => ({ id_akun: NOBODY.id }), may: admin, told: 404 },
  { endpoint: access.lift, input: () => ({ key: KEY }), may: admin, told: 404 },
  { endpoint: access.liftAll, input: none, may: admin },
  { endpoint: access.endSessions, input: () => NOBODY, may: admin },
  { endpoint: access.mails, input: none, may: admin },
  { endpoint: access.sendMailAgain, input: () => NOBODY, may: admin, told: 404 },
  { endpoint: staffAccount.list, input: none, may: admin },
  { endpoint: staffAccount.create, input: () => ({ username: 'bendahara', nama: 'Bendahara Sekolah', roles: ['keuangan'], password: 'lemah' }), may: admin, told: 422 },
  { endpoint: staffAccount.change, input: () => ({ ...NOBODY, nama: 'Bukan Siapa-siapa' }), may: admin, told: 404 },
  { endpoint: staffAccount.remove, input: () => NOBODY, may: admin, told: 404 },
];
