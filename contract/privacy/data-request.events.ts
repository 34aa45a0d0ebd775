import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { JenisPermintaan, StatusPermintaan } from '#contract/privacy/data-request';

export const DataRequested = event('DataRequested', { id_permintaan: Id, id_orang: Id, jenis: JenisPermintaan, isi: personal('catatan', 'id_orang', z.string(), ['admin']) });
export const DataRequestMoved = event('DataRequestMoved', {
  id_permintaan: Id, id_orang: Id, jenis: JenisPermintaan.nullable(), status: StatusPermintaan, sebelum: StatusPermintaan, alasan: personal('catatan', 'id_orang', z.string(), ['admin']),
}, { version: 2, upcast: { 1: (data) => ({ ...data, jenis: null }) } });
