import { z } from 'zod';
import { personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { JenisIzin, Span, type StatusIzin, StatusIzin as Status } from '#contract/leave/leave';
import { LeaveAccepted, LeaveCancelled, LeaveCorrected, LeaveLetterAdded, LeaveRefused, LeaveRequested, LeaveWithdrawn } from '#contract/leave/leave.events';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

const written = () => personal('kesehatan', 'id_murid', z.string());
export const leave = about(table('leave', {
  id: Id, id_murid: Id, ...Span, jenis: JenisIzin, alasan: written(), id_lampiran: Id.nullable(), status: Status, tanggapan: written(),
  diajukan: Waktu, diajukan_oleh: Id.nullable(), ditinjau: Waktu.nullable(), ditinjau_oleh: Id.nullable(),
}, ['id'], [['id_murid', 'tanggal_awal'], ['status', 'tanggal_awal']]), { id_murid: 'goes' });

type Told = { at: string; meta: { account: string | null }; data: { id_izin: string; tanggapan?: string | null } };
const answered = (status: StatusIzin) => ({ at, meta, data: { id_izin, tanggapan = null } }: Told) =>
  patch(leave, { id: id_izin }, { status, tanggapan, ditinjau: at, ditinjau_oleh: meta.account });

export const leaveProjection = projection({
  name: 'leave',
  version: 2,
  tables: [leave],
  events: { LeaveRequested, LeaveAccepted, LeaveRefused, LeaveWithdrawn, LeaveCorrected, LeaveCancelled, LeaveLetterAdded },
  on: {
    LeaveRequested: ({ at, meta, data: { id_izin, ...data } }) =>
      put(leave, { ...data, id: id_izin, status: 'diajukan', tanggapan: null, diajukan: at, diajukan_oleh: meta.account, ditinjau: null, ditinjau_oleh: null }),
    LeaveAccepted: answered('diterima'),
    LeaveRefused: answered('ditolak'),
    LeaveWithdrawn: ({ data: { id_izin } }) => patch(leave, { id: id_izin }, { status: 'ditarik' }),
    LeaveCorrected: ({ at, meta, data: { id_izin, jenis, tanggal_awal, tanggal_akhir } }) =>
      patch(leave, { id: id_izin }, { jenis, tanggal_awal, tanggal_akhir, ditinjau: at, ditinjau_oleh: meta.account }),
    LeaveLetterAdded: ({ data: { id_izin, id_lampiran } }) => patch(leave, { id: id_izin }, { id_lampiran }),
    LeaveCancelled: answered('dibatalkan'),
  },
});
