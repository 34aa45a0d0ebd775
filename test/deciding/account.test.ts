import type { Role } from '#contract/identity/identity';
import { AccountOpened, RolesChanged } from '#contract/identity/identity.events';
import { accountDecider, ChangeRoles, OpenAccount } from '#server/identity/account.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { ani } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

const data = { id_akun: ani, username: '3175064401050003', roles: ['guruMapel'] as Role[] };
const opened = AccountOpened(data);
const change = (...roles: Role[]) => new ChangeRoles({ id_akun: ani, roles }, SYSTEM);
const account = given(accountDecider);

test('an account is opened once', () => {
  account().when(new OpenAccount(data, SYSTEM)).then(opened);
  account(opened).when(new OpenAccount({ ...data, username: 'other', roles: ['admin'] }, SYSTEM)).nothing();
});
test('changed roles say which they replace', () => {
  account(opened).when(change('guruMapel', 'waliKelas')).then(RolesChanged({ id_akun: ani, roles: ['guruMapel', 'waliKelas'], sebelum: ['guruMapel'] }));
  account(opened, RolesChanged({ id_akun: ani, roles: ['admin'], sebelum: ['guruMapel'] })).when(change()).then(RolesChanged({ id_akun: ani, roles: [], sebelum: ['admin'] }));
});
test('the same roles are no change', () => {
  account(opened).when(change('guruMapel')).nothing();
});
test('who has no account has no roles to change', () => {
  account().when(change('admin')).refused('NOT_FOUND');
});
test('the name to sign in with is claimed whatever its case, and stays so when it can no longer be read', () => {
  expect(accountDecider.claims?.({ roles: [], username: 'Siti' })).toEqual([{ kind: 'login', value: 'siti' }]);
  expect(accountDecider.claims?.({ roles: [], username: null })).toEqual([{ kind: 'login', value: null }]);
  expect(accountDecider.claims?.(accountDecider.initial)).toEqual([]);
  expect(accountDecider.taken?.code).toBe('USERNAME_TAKEN');
});
