import { refusals } from '#contract/kit/refusal';

export const leaveRefusals = refusals({
  NO_SEMESTER: [409, 'Belum ada semester yang berjalan.', 'No semester is running.'],
  OUTSIDE_SEMESTER: [422, 'Tanggal harus di dalam semester ini, {awal} sampai {akhir}.', 'The dates have to be within this semester, {awal} to {akhir}.'],
  ENDS_BEFORE: [422, 'Tanggal akhir mendahului tanggal awal.', 'The last day is before the first.'],
  TOO_LONG: [422, 'Paling lama {hari} hari; selebihnya ajukan lagi.', 'At most {hari} days; send another request for the rest.'],
  NO_SCHOOL_DAY: [422, 'Tidak ada hari sekolah di rentang ini.', 'There is no school day in this range.'],
  LEAVE_OVERLAPS: [409, 'Sudah ada izin lain pada salah satu hari ini; pilih hari yang lain atau tarik izin itu.', 'Another absence request covers one of these days already; choose other days or withdraw that request.'],
  NO_SUCH_LETTER: [422, 'Foto surat ini tidak ada pada murid ini.', 'This student has no such photo of a note.'],
  LETTER_THERE: [409, 'Izin ini sudah ada foto suratnya.', 'This request already has a photo of its note.'],
  LEAVE_CLOSED: [409, 'Izin ini ditolak, ditarik, atau dibatalkan; ajukan yang baru dengan suratnya.', 'This request was rejected, withdrawn or cancelled; send a new one with the note.'],
  NOT_IN_CLASS: [409, 'Murid ini tidak ada di kelas semester ini.', 'This student is not in a class this semester.'],
  LEAVE_ANSWERED: [409, 'Izin ini sudah dijawab atau ditarik.', 'This request has already been answered or withdrawn.'],
  LEAVE_NOT_GRANTED: [409, 'Hanya izin yang diterima dapat diubah atau dibatalkan.', 'Only an approved absence can be changed or cancelled.'],
});
