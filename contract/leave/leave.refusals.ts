import { refusals } from '#contract/kit/refusal';

export const leaveRefusals = refusals({
  NO_SEMESTER: [409, 'Belum ada semester yang berjalan.', 'No semester is running.'],
  OUTSIDE_SEMESTER: [422, 'Tanggal harus di dalam semester ini, {awal} sampai {akhir}.', 'The days have to be within this semester, {awal} to {akhir}.'],
  ENDS_BEFORE: [422, 'Tanggal akhir mendahului tanggal awal.', 'The last day is before the first.'],
  TOO_LONG: [422, 'Paling lama {hari} hari; selebihnya ajukan lagi.', 'At most {hari} days; ask again for what follows.'],
  NO_SCHOOL_DAY: [422, 'Tidak ada hari sekolah di rentang ini.', 'There is no school day among these.'],
  LEAVE_OVERLAPS: [409, 'Sudah ada izin untuk hari ini.', 'There is a leave for this day already.'],
  NO_SUCH_LETTER: [422, 'Foto surat ini tidak ada pada murid ini.', 'This student has no such picture of a letter.'],
  LETTER_THERE: [409, 'Izin ini sudah ada foto suratnya.', 'This leave has a picture of its letter already.'],
  LEAVE_CLOSED: [409, 'Izin ini ditolak, ditarik, atau dibatalkan; ajukan yang baru dengan suratnya.', 'This leave was refused, taken back or cancelled; ask anew with the letter.'],
  NOT_IN_CLASS: [409, 'Murid ini tidak ada di kelas semester ini.', 'This student is in no class of this semester.'],
  LEAVE_ANSWERED: [409, 'Izin ini sudah dijawab atau ditarik.', 'This leave has been answered or taken back already.'],
  LEAVE_NOT_GRANTED: [409, 'Hanya izin yang diterima dapat diubah atau dibatalkan.', 'Only a leave that was granted can be changed or cancelled.'],
});
