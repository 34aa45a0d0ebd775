import { refusals } from '#contract/kit/refusal';

export const lessonRefusals = refusals({
  LESSON_HELD: [409, 'Sesi ini sudah berjalan dan tidak dapat dibatalkan.', 'This lesson has already begun and cannot be cancelled.'],
});
