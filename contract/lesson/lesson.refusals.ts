import { refusals } from '#contract/kit/refusal';

export const lessonRefusals = refusals({
  LESSON_CANCELLED: [409, 'Sesi ini libur.', 'This lesson is cancelled.'],
  LESSON_OVER: [409, 'Sesi ini sudah berakhir.', 'This lesson is over.'],
  OWN_LESSON: [422, 'Guru ini yang mengajar sesi itu.', 'This teacher holds the lesson anyway.'],
  SUBSTITUTE_BUSY: [409, 'Guru pengganti mengajar atau menggantikan di kelas lain pada jam ini.', 'The substitute teaches or stands in elsewhere in this period.'],
});
