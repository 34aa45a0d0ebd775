import type { QueryBus } from '@nestjs/cqrs';
import type { Role } from '#contract/identity/identity';
import { AccountsOf } from '#projections/identity/account.query';
import { OpenAccount } from '#server/identity/account.decider';
import type { Passwords } from '#server/identity/passwords';
import { demoId } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';

export type Office = { username: string; nama: string; roles: Role[] };

/** Who works at the school without teaching. */
const OFFICES: Office[] = [
  { username: 'sdm', nama: 'Endah Kusumawati, S.Psi.', roles: ['HR'] },
  { username: 'keuangan', nama: 'Wahyu Setiabudi, S.E.', roles: ['keuangan'] },
  { username: 'pegawai', nama: 'Slamet Riyanto', roles: ['pegawai'] },
  { username: 'auditor', nama: 'Retno Wulandari, Ak.', roles: ['auditor'] },
];

const idOf = ({ username }: Office) => demoId(`akun ${username}`);

/** Those that are there: an older demo was founded without them, and whoever plays with it may have closed some. */
export async function officesOf(queries: QueryBus) {
  const known = await queries.execute(new AccountsOf({ ids: OFFICES.map(idOf) }));
  return OFFICES.filter((it) => known.some(({ id_akun }) => id_akun === idOf(it)));
}

/** The password first, as the admin does it: an account without one would be open to whoever knows its name. */
export async function openOffices(giving: Giving, passwords: Passwords, password: string, at: string) {
  for (const it of OFFICES) {
    const id_akun = idOf(it);
    await passwords.set(id_akun, password, 'user_set');
    await giving.one({ command: OpenAccount, data: { id_akun, ...it }, at });
  }
}
