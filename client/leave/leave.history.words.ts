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
  leave: 'Absence request',
  LeaveRequested: 'Absence reported',
  LeaveAccepted: 'Absence approved',
  LeaveRefused: 'Absence rejected',
  LeaveWithdrawn: 'Absence request withdrawn',
  LeaveCorrected: 'Absence corrected',
  LeaveCancelled: 'Absence cancelled',
  LeaveLetterAdded: 'Absence note added',
  LeaveRead: 'Absence note read',
};

export const words = { id, en };
