/** What its streams are called, and what happens in them. */
const id = {
  leave: 'Izin & sakit',
  LeaveRequested: 'Izin diajukan',
  LeaveAccepted: 'Izin diterima',
  LeaveRefused: 'Izin ditolak',
  LeaveWithdrawn: 'Izin ditarik kembali',
  LeaveCorrected: 'Izin diubah',
  LeaveCancelled: 'Izin dibatalkan',
  LeaveLetterAdded: 'Foto surat izin ditambahkan',
  LeaveRead: 'Surat izin dibaca',
};
const en: typeof id = {
  leave: 'Leave',
  LeaveRequested: 'Leave requested',
  LeaveAccepted: 'Leave granted',
  LeaveRefused: 'Leave refused',
  LeaveWithdrawn: 'Leave taken back',
  LeaveCorrected: 'Leave corrected',
  LeaveCancelled: 'Leave cancelled',
  LeaveLetterAdded: 'Letter of a leave added',
  LeaveRead: 'Letter of a leave read',
};

export const words = { id, en };
