import { AUDITORS } from '#contract/audit/readers';
import type { Role } from '#contract/identity/identity';
import { AccountClosed, AccountCorrected, AccountOpened, RolesChanged } from '#contract/identity/identity.events';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { DomainCommand } from '#server/kit/deciding/command';
import { type Claim, decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuseUnless } from '#server/kit/deciding/refused';

type Owner = { nama: string | null; email: string | null };
type State = { roles: Role[] | null; username: string | null; owner: Owner; isClosed: boolean };

export class OpenAccount extends DomainCommand<{ id_akun: string; username: string; nama?: string | null; roles: Role[] }> {}
export class CorrectAccount extends DomainCommand<{ id_akun: string; nama?: string | undefined; roles?: Role[] | undefined; sebelum?: SeenOf }> {}
export class CloseAccount extends DomainCommand<{ id_akun: string }> {}

const initial: State = { roles: null, username: null, owner: { nama: null, email: null }, isClosed: false };

/** NIS, NIK and user names share one namespace: whoever signs in with a name is one person. */
export const accountDecider = decider({
  stream: 'account',
  history: AUDITORS,
  idOf: ({ id_akun }: { id_akun: string }) => id_akun,
  commands: { OpenAccount, CorrectAccount, CloseAccount },
  events: { AccountOpened, AccountCorrected, RolesChanged, AccountClosed },
  initial,
  decide: {
    OpenAccount: ({ nama = null, ...data }, { roles }) => (roles ? nothing : AccountOpened({ ...data, nama })),
    CorrectAccount: ({ id_akun, sebelum: seen, ...wish }, state) => {
      const { owner: sebelum, roles } = open(state);
      refuseOvertaken(seen, { ...sebelum, roles }, wish);
      const owner = { ...sebelum, nama: wish.nama ?? sebelum.nama };
      return [...(owner.nama === sebelum.nama ? [] : [AccountCorrected({ id_akun, ...owner, sebelum })]), ...rolesChanged(id_akun, roles, wish.roles)];
    },
    CloseAccount: ({ id_akun }, state) => {
      refuseUnless(state.roles, common.NOT_FOUND);
      refuseUnless(!state.roles.includes('admin'), identityRefusals.NOT_THE_ADMIN);
      return state.isClosed ? nothing : AccountClosed({ id_akun, nama: state.owner.nama });
    },
  },
  evolve: {
    AccountOpened: (state, { roles, username, nama }) => ({ ...state, roles, username, owner: { nama, email: null } }),
    AccountCorrected: (state, { nama, email }) => ({ ...state, owner: { nama, email } }),
    RolesChanged: (state, { roles }) => ({ ...state, roles }),
    AccountClosed: (state) => ({ ...state, isClosed: true }),
  },
  claims: ({ roles, username, owner: { email }, isClosed }): Claim[] => {
    if (!roles || isClosed) return [];
    const login: Claim = { kind: 'login', value: username?.toLowerCase() ?? null, field: 'username', taken: identityRefusals.USERNAME_TAKEN };
    return email ? [login, { kind: 'email', value: email, field: 'email', taken: identityRefusals.EMAIL_TAKEN }] : [login];
  },
});

const rolesChanged = (id_akun: string, sebelum: Role[], roles = sebelum) => (roles.join() === sebelum.join() ? [] : [RolesChanged({ id_akun, roles, sebelum })]);

function open(state: State) {
  refuseUnless(state.roles && !state.isClosed, common.NOT_FOUND);
  return { ...state, roles: state.roles };
}
