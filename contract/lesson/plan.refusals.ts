import { refusals } from '#contract/kit/refusal';

export const planRefusals = refusals({
  FOREIGN_LESSON: [422, 'Sesi ini bukan milik kelas dan mata pelajaran tersebut.', 'This lesson is not of that class and subject.'],
  LESSON_OFF: [422, 'Sesi ini libur, jadi tidak dapat direncanakan.', 'This lesson does not take place, so it cannot be planned.'],
  OTHER_SUBJECT: [422, 'Topik atau KD ini milik mata pelajaran atau tingkat lain.', 'This topic or competence is of another subject or level.'],
  NOTHING_TO_SHIFT: [422, 'Tidak ada rencana yang dapat digeser dari sesi ini.', 'There is no plan to push on from this lesson.'],
  NOTHING_TO_COPY: [422, 'Tidak ada rencana baru yang dapat disalin.', 'There is nothing new to copy.'],
  PREVIEW_OLD: [409, 'Rencana atau jadwal berubah sejak pratinjau ini. Lihat pratinjau yang baru.', 'Plans or timetable have changed since this preview. Look at the new one.'],
  ALREADY_UNDONE: [409, 'Perubahan ini sudah tidak dapat diurungkan: rencananya sudah diubah lagi.', 'This can no longer be undone: the plans were changed again.'],
  NOTHING_UNPLANNED: [422, 'Semua sesi minggu itu sudah direncanakan.', 'All lessons of that week are planned.'],
  ALREADY_TOLD: [409, 'Guru ini sudah diingatkan pada {waktu}.', 'This teacher was reminded on {waktu}.'],
});
