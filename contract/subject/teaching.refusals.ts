import { refusals } from '#contract/kit/refusal';

export const teachingRefusals = refusals({
  STILL_SCHEDULED: [409, 'Guru ini masih memiliki jam pelajaran tersebut di jadwal. Hapus dari jadwal dahulu.', 'This teacher still has these lessons in the timetable. Remove them there first.'],
});
