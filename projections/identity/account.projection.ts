import { z } from 'zod';
import { AccountOpened, RolesChanged } from '#contract/identity/identity.events';
import { Role } from '#contract/identity/identity';
import { personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const account = table('account', { id_akun: Id, username: personal('identitas', 'id_akun', z.string()), roles: z.array(Role) }, ['id_akun'], [['username']]);

export const accountProjection = projection({
  name: 'account',
  version: 1,
  tables: [account],
  events: { AccountOpened, RolesChanged },
  on: {
    AccountOpened: ({ data }) => put(account, data),
    RolesChanged: ({ data: { id_akun, roles } }) => patch(account, { id_akun }, { roles }),
  },
});
