import { z } from 'zod';
import { personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { deadlineOf, isClosed, JenisPermintaan, StatusPermintaan } from '#contract/privacy/data-request';
import { DataRequested, DataRequestMoved } from '#contract/privacy/data-request.events';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

const written = personal('catatan', 'id_orang', z.string());
export const dataRequest = about(table('data_request', {
  id: Id, id_orang: Id, jenis: JenisPermintaan, isi: written, status: StatusPermintaan, alasan: personal('catatan', 'id_orang', z.string()), at: Waktu, batas: Waktu, ditutup: Waktu.nullable(),
}, ['id'], [['id_orang'], ['ditutup', 'batas']]), { id_orang: 'goes' });

export const dataRequestProjection = projection({
  name: 'data-request',
  version: 1,
  tables: [dataRequest],
  events: { DataRequested, DataRequestMoved },
  on: {
    DataRequested: ({ data: { id_permintaan, ...data }, at }) => put(dataRequest, { ...data, id: id_permintaan, status: 'diterima', alasan: null, at, batas: deadlineOf(at), ditutup: null }),
    DataRequestMoved: ({ data: { id_permintaan, status, alasan }, at }) => patch(dataRequest, { id: id_permintaan }, { status, ...(alasan !== null && { alasan }), ditutup: isClosed(status) ? at : null }),
  },
});
