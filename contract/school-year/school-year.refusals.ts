import { refusals } from '#contract/kit/refusal';

export const schoolYearRefusals = refusals({
  LAST_ACTIVE: [409, 'Harus ada satu semester yang aktif. Aktifkan semester lain; semester ini akan nonaktif dengan sendirinya.', 'One semester must be active. Activate another one; this one is then deactivated.'],
  ACTIVE_YEAR: [409, 'Semester yang aktif tidak dapat dihapus. Aktifkan semester lain dahulu.', 'The active semester cannot be deleted. Activate another one first.'],
  SEMESTER_EXISTS: [409, 'Semester sudah terdaftar.', 'This semester exists already.'],
  OVERLAPPING: [409, 'Tanggalnya bertumpang tindih dengan {nama} {semester}.', 'Its days overlap with {nama} {semester}.'],
  YEAR_NAME: [422, 'Tahun kedua harus satu tahun setelah tahun pertama, misalnya 2026/2027.', 'The second year must follow the first, as in 2026/2027.'],
  ENDS_BEFORE: [422, 'Tanggal selesai harus setelah tanggal mulai.', 'The last day must come after the first.'],
  TOO_LONG: [422, 'Satu semester paling lama 400 hari.', 'A semester has at most 400 days.'],
  REPORT_OUTSIDE: [422, 'Tanggal rapor harus di dalam semester, dan rapor tengah mendahului rapor akhir.', 'Reports are handed out within the semester, those of its middle before those of its end.'],
  HOLIDAY_EXISTS: [409, 'Hari libur sudah terdaftar.', 'This day is a holiday already.'],
  NOT_SECOND_SEMESTER: [409, 'Hanya semester Genap yang dapat disalin dari semester Ganjil.', 'Only a Genap semester can be copied from its Ganjil.'],
  COPY_UNDER_WAY: [409, 'Semester ini sedang diisi dengan salinan semester Ganjil. Coba lagi setelah selesai.', 'This semester is being filled with a copy of its Ganjil. Try again when that is done.'],
  NO_FIRST_SEMESTER: [409, 'Semester Ganjil tahun ajaran {nama} belum ada.', 'There is no Ganjil semester of {nama} yet.'],
});
