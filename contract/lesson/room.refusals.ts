import { refusals } from '#contract/kit/refusal';

export const roomRefusals = refusals({
  NO_ROOM: [404, 'Tidak ada sesi daring hari ini dengan nomor rapat itu.', 'There is no online lesson today with that meeting number.'],
  ROOMS_OFF: [409, 'Sekolah tidak memakai tatap muka daring.', 'The school does not use online lessons.'],
});
