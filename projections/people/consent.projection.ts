import { z } from 'zod';
import { type DataOf, personal, type Recorded } from '#contract/kit/event';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';
import { HubunganPenandatangan, Keputusan, SaluranPersetujuan, Tujuan } from '#contract/people/consent';
import { ConsentGiven, ConsentWithdrawn } from '#contract/people/consent.events';
import { StudentRemoved } from '#contract/people/people.events';
import { put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** What was signed last for each purpose. */
export const consent = about(table('consent', {
  id_murid: Id, tujuan: Tujuan, status: Keputusan, versi_teks: z.string(), saluran: SaluranPersetujuan, penandatangan: personal('orangtua', 'id_murid', z.string()),
  hubungan: HubunganPenandatangan, tanggal: Tanggal, at: Waktu, oleh: Id.nullable(), id_file: Id.nullable(),
}, ['id_murid', 'tujuan']), { id_murid: 'goes' });

const signed = (status: Keputusan) => ({ data: { tujuan, ...data }, at, meta }: Recorded<DataOf<typeof ConsentGiven>>) =>
  tujuan.map((it) => put(consent, { ...data, tujuan: it, status, at, oleh: meta.account }));

export const consentProjection = projection({
  name: 'consent',
  version: 2,
  tables: [consent],
  events: { ConsentGiven, ConsentWithdrawn, StudentRemoved },
  on: {
    ConsentGiven: signed('diberikan'),
    ConsentWithdrawn: signed('ditarik'),
    StudentRemoved: ({ data: { id_murid } }) => Tujuan.options.map((tujuan) => remove(consent, { id_murid, tujuan })),
  },
});
