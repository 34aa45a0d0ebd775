import { refusals } from '#contract/kit/refusal';

export const documentRefusals = refusals({
  NOTHING_TO_PRINT: [422, 'Belum ada yang dapat dicetak.', 'There is nothing to print yet.'],
  NOT_READY: [409, 'Berkas ini belum selesai disusun.', 'This file is not finished yet.'],
  TOO_MANY_PRINTS: [409, 'Masih ada cetakan Anda yang berjalan. Tunggu atau batalkan dulu.', 'Prints of yours are still under way. Wait for them or cancel them first.'],
});
