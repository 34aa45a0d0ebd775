import type { Role } from '#contract/identity/identity';
import { AccountClosed, AccountCorrected, AccountOpened, RolesChanged } from '#contract/identity/identity.events';
import { accountDecider, CloseAccount, CorrectAccount, OpenAccount } from '#server/identity/account.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { ani } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

const data = { id_akun: ani, username: '3175064401050003', nama: 'Siti Aminah', roles: ['HR'] as Role[] };
const opened = AccountOpened(data);
const change = (...roles: Role[]) => new CorrectAccount({ id_akun: ani, roles }, SYSTEM);
const correct = (wish: { nama?: string }) => new CorrectAccount({ id_akun: ani, ...wish }, SYSTEM);
const close = new CloseAccount({ id_akun: ani }, SYSTEM);
const account = given(accountDecider);

test('an account is opened once', () => {
  account().when(new OpenAccount(data, SYSTEM)).then(opened);
  account(opened).when(new OpenAccount({ ...data, username: 'other', roles: ['admin'] }, SYSTEM)).nothing();
});
test('changed roles say which they replace', () => {
  account(opened).when(change('HR', 'auditor')).then(RolesChanged({ id_akun: ani, roles: ['HR', 'auditor'], sebelum: ['HR'] }));
  account(opened, RolesChanged({ id_akun: ani, roles: ['keuangan'], sebelum: ['HR'] })).when(change()).then(RolesChanged({ id_akun: ani, roles: [], sebelum: ['keuangan'] }));
});
test('the same roles are no change', () => {
  account(opened).when(change('HR')).nothing();
});
test('a name is corrected, with what it replaces', () => {
  account(opened).when(correct({ nama: 'Siti Zulaikha' })).then(AccountCorrected({ id_akun: ani, nama: 'Siti Zulaikha', email: null, sebelum: { nama: 'Siti Aminah', email: null } }));
  account(opened).when(correct({ nama: 'Siti Aminah' })).nothing();
  account(opened).when(correct({})).nothing();
});
test('a closed account is not changed, and closed once', () => {
  account(opened).when(close).then(AccountClosed({ id_akun: ani, nama: 'Siti Aminah' }));
  const closed = account(opened, AccountClosed({ id_akun: ani, nama: 'Siti Aminah' }));
  closed.when(close).nothing();
  closed.when(change('keuangan')).refused('NOT_FOUND');
  closed.when(correct({ nama: 'Siti' })).refused('NOT_FOUND');
});
test('the admin’s account is not closed', () => {
  account(AccountOpened({ ...data, roles: ['admin'] })).when(close).refused('NOT_THE_ADMIN');
});
test('who has no account has nothing to change', () => {
  account().when(change('admin')).refused('NOT_FOUND');
  account().when(correct({ nama: 'Siti' })).refused('NOT_FOUND');
  account().when(close).refused('NOT_FOUND');
});
test('the name to sign in with is claimed whatever its case, and stays so when it can no longer be read', () => {
  const state = { ...accountDecider.initial, roles: [] };
  expect(accountDecider.claims?.({ ...state, username: 'Siti' })).toMatchObject([{ kind: 'login', value: 'siti' }]);
  expect(accountDecider.claims?.({ ...state, username: null })).toMatchObject([{ kind: 'login', value: null }]);
  expect(accountDecider.claims?.({ ...state, username: 'Siti', owner: { nama: null, email: 'siti@lentera.example' } })).toMatchObject([{ kind: 'login' }, { kind: 'email', value: 'siti@lentera.example' }]);
  expect(accountDecider.claims?.({ ...state, isClosed: true })).toEqual([]);
  expect(accountDecider.claims?.(accountDecider.initial)).toEqual([]);
});
test('what was opened before accounts had names is read without one', () => {
  expect(AccountOpened.upcast[1]?.({ id_akun: ani, username: 'admin', roles: ['admin'] })).toEqual({ id_akun: ani, username: 'admin', nama: null, roles: ['admin'] });
});
