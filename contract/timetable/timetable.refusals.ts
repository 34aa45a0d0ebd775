import { refusals } from '#contract/kit/refusal';

export const timetableRefusals = refusals({
  TEACHER_BUSY: [409, 'Guru sudah mengajar di kelas lain pada jam ini.', 'The teacher already teaches another class in this period.'],
  CLASS_BUSY: [409, 'Kelas sudah memiliki pelajaran pada jam ini.', 'The class already has a lesson in this period.'],
  DAY_TOO_LONG: [422, 'Jam pelajaran ke-{posisi} berakhir setelah pukul 17.00.', 'Lesson {posisi} ends after 17.00.'],
});
