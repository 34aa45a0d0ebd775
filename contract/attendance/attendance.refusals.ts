import { refusals } from '#contract/kit/refusal';

export const attendanceRefusals = refusals({
  LESSON_NOT_STARTED: [409, 'Sesi belum dimulai. Kehadiran dapat diisi sejak pukul {mulai}.', 'The lesson has not begun. Attendance opens at {mulai}.'],
  HOLIDAY: [409, 'Hari ini libur; tidak ada kehadiran yang diisi.', 'This day is a holiday; there is no attendance to take.'],
  REPORT_LOCKED: [409, 'Rapor sudah diterbitkan dan tidak dapat diubah.', 'The report has been published and can no longer be changed.'],
  NOT_ENROLLED: [409, 'Murid tidak terdaftar di sesi ini.', 'The student is not on the register of this lesson.'],
  OTHER_CLASS: [409, 'Kelas atau tanggal tidak sesuai dengan sesi ini.', 'The class or the date does not belong to this lesson.'],
  NOT_YOUR_LESSON: [403, 'Kehadiran sesi ini diisi oleh guru pengampunya.', 'The attendance of this lesson is taken by its own teacher.'],
  MARKED_DAILY: [403, 'Kehadiran diisi sekali sehari oleh wali kelas.', 'Attendance is taken once a day by the homeroom teacher.'],
  ALREADY_MARKED: [409, 'Kehadiran Anda sudah dicatat guru.', 'Your teacher has already recorded your attendance.'],
  MARKED_MEANWHILE: [409, 'Sementara itu sudah tercatat {kini}; tidak diubah.', 'Meanwhile it was recorded as {kini}; that stays.'],
  NOTHING_MISSING: [409, 'Semua presensi yang sudah lewat waktunya terisi.', 'Every register whose time is over is filled in.'],
  ALREADY_REMINDED: [409, 'Sudah diingatkan pukul {jam}.', 'Was already reminded at {jam}.'],
  CODE_CHANGED: [409, 'Kode tidak cocok atau sudah berganti. Ketik kode yang tampil di kelas sekarang.', 'The code is wrong or has changed. Type the one that is shown in class now.'],
  CHECK_IN_CLOSED: [409, 'Waktu presensi mandiri sudah berakhir.', 'The time for checking in is over.'],
});
