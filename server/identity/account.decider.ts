import type { Role } from '#contract/identity/identity';
import { AccountOpened, RolesChanged } from '#contract/identity/identity.events';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

export class OpenAccount extends DomainCommand<{ id_akun: string; username: string; roles: Role[] }> {}
export class ChangeRoles extends DomainCommand<{ id_akun: string; roles: Role[] }> {}

/** NIS, NIK and user names share one namespace: whoever signs in with a name is one person. */
export const accountDecider = decider({
  stream: 'account',
  idOf: ({ id_akun }: { id_akun: string }) => id_akun,
  commands: { OpenAccount, ChangeRoles },
  events: { AccountOpened, RolesChanged },
  initial: { roles: null, username: null } as { roles: Role[] | null; username: string | null },
  decide: {
    OpenAccount: (data, { roles }) => (roles ? nothing : AccountOpened(data)),
    ChangeRoles: ({ id_akun, roles }, { roles: sebelum }) => {
      refuseUnless(sebelum, common.NOT_FOUND);
      return roles.join() === sebelum.join() ? nothing : RolesChanged({ id_akun, roles, sebelum });
    },
  },
  evolve: { AccountOpened: (_, { roles, username }) => ({ roles, username }), RolesChanged: (state, { roles }) => ({ ...state, roles }) },
  claims: ({ roles, username }) => (roles ? [{ kind: 'login', value: username?.toLowerCase() ?? null }] : []),
  taken: identityRefusals.USERNAME_TAKEN,
});
