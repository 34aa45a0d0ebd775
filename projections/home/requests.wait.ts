import type { Wait } from '#projections/home/waits';
import { account } from '#projections/identity/account.projection';
import { dataRequest } from '#projections/privacy/data-request.projection';

/** Requests about personal data that are not answered yet; `at` is their deadline. */
export const requestsWait: Wait = {
  jenis: 'permintaan-data', roles: ['admin'], tables: [dataRequest, account],
  async of(db) {
    const open = await db.selectFrom('data_request').leftJoin('account', 'account.id_akun', 'data_request.id_orang').where('ditutup', 'is', null)
      .select(['data_request.id', 'account.nama', 'batas as at']).orderBy('batas').orderBy('data_request.id').execute();
    return open.map((it) => ({ ...it, posisi: null }));
  },
};
