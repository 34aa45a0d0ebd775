import type { Role } from '#contract/identity/identity';
import { OpenAccount } from '#server/identity/account.decider';
import type { Passwords } from '#server/identity/passwords';
import { demoId } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';

type Office = { username: string; nama: string; roles: Role[] };

/** Who works at the school without teaching. */
export const OFFICES: Office[] = [
  { username: 'sdm', nama: 'Endah Kusumawati, S.Psi.', roles: ['HR'] },
  { username: 'keuangan', nama: 'Wahyu Setiabudi, S.E.', roles: ['keuangan'] },
  { username: 'pegawai', nama: 'Slamet Riyanto', roles: ['pegawai'] },
  { username: 'auditor', nama: 'Retno Wulandari, Ak.', roles: ['auditor'] },
];

/** The password first, as the admin does it: an account without one would be open to whoever knows its name. */
export async function openOffices(giving: Giving, passwords: Passwords, password: string, at: string) {
  for (const it of OFFICES) {
    const id_akun = demoId(`akun ${it.username}`);
    await passwords.set(id_akun, password, 'user_set');
    await giving.one({ command: OpenAccount, data: { id_akun, ...it }, at });
  }
}
