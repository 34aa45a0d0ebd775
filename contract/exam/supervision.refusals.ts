import { refusals } from '#contract/kit/refusal';

export const supervisionRefusals = refusals({
  NOT_IN_ROOM: [404, 'Siswa ini bukan peserta ruang Anda.', 'This student is not in your room.'],
  ROOM_OR_EXAM: [422, 'Sebutkan ruang atau ujiannya.', 'Name the room or the exam.'],
  TEXT_MISSING: [422, 'Tuliskan isinya, paling sedikit 3 huruf.', 'Write what it says, in at least 3 letters.'],
  MINUTES_MISSING: [422, 'Isi jumlah menitnya.', 'Say how many minutes.'],
  MINUTES_UNUSED: [422, 'Menit hanya dapat diberikan saat menambah waktu, dan lebih dari 0 saat membuka lagi.', 'Minutes are given with more time, and more than 0 of them with what is opened again.'],
  NO_TIME_LEFT: [409, 'Tidak ada waktu tersisa. Beri tambahan menit.', 'No time is left. Give some minutes.'],
  NOT_FINISHED: [409, 'Ujian siswa ini belum selesai.', 'This student’s exam is not finished.'],
  OTHER_ATTEMPT: [409, 'Pengerjaan yang Anda maksud sudah dibatalkan; siswa ini sudah mulai lagi.', 'The attempt that you mean was voided already; this student has begun again.'],
  NO_DEVICE_ASKS: [409, 'Tidak ada perangkat lain yang meminta.', 'No other device asks for it.'],
  ROOM_AHEAD: [422, 'Jam mulai itu belum tiba.', 'That time has not come yet.'],
  ROOM_TIME: [422, 'Ruang hanya dapat dimulai di antara waktu ujian dibuka dan ditutup.', 'A room begins between the opening and the closing of its exam.'],
});
