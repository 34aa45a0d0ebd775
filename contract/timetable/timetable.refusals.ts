import { refusals } from '#contract/kit/refusal';

export const timetableRefusals = refusals({
  TEACHER_BUSY: [409, 'Guru sudah mengajar di kelas {kelas} pada jam ini.', 'The teacher already teaches {kelas} in this period.'],
  CLASS_BUSY: [409, 'Kelas sudah memiliki pelajaran pada jam ini.', 'The class already has a lesson in this period.'],
  ROOM_BUSY: [409, 'Ruang {ruang} sudah dipakai kelas {kelas} pada jam ini.', 'Room {ruang} is taken by {kelas} in this period.'],
  NOT_FREE: [409, '{label} tidak tersedia pada jam ini.', '{label} is not free in this period.'],
  DAY_TOO_LONG: [422, 'Jam pelajaran ke-{posisi} berakhir setelah pukul 17.00.', 'Lesson {posisi} ends after 17.00.'],
  NO_SCHOOL_DAY: [422, 'Sekolah tidak masuk pada hari ini.', 'There is no school on this day.'],
  NOT_THIS_SEMESTER: [422, 'Kelas ini bukan kelas semester tersebut.', 'This class is not one of that semester.'],
  NOTHING_FITS: [422, 'Tidak ada yang dapat ditempatkan.', 'Nothing of it can be placed.'],
  PARTLY_FITS: [409, 'Ada {jumlah} jam pelajaran yang tidak muat. Periksa pratinjau, lalu tempatkan yang muat saja.', 'There is no place for {jumlah} of the lessons. Look at the preview, then place those that do.'],
  TIMETABLE_CHANGED: [409, 'Jadwal berubah sejak pratinjau ini. Periksa pratinjau yang baru.', 'The timetable has changed since this preview. Look at the new one.'],
  CHANGED_SINCE: [409, 'Dari perubahan ini {jumlah} jam pelajaran sudah diubah lagi, dan akan hilang.', 'Of these lessons {jumlah} were changed again since; that would be lost.'],
  UNDONE: [409, 'Perubahan ini sudah diurungkan.', 'This change has been undone already.'],
  TOO_MANY_SLOTS: [413, 'Satu jadwal paling banyak {jumlah} jam pelajaran.', 'A timetable has at most {jumlah} lessons.'],
  NOT_A_TIMETABLE: [422, 'Berkas ini bukan jadwal FET, CSV, atau Excel.', 'This file is no timetable of FET, CSV or Excel.'],
  NOTHING_TO_COPY: [422, 'Pilih asal dan tujuan yang berbeda.', 'Choose a source and another place to copy to.'],
});
