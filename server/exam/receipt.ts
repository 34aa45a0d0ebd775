import { createHash } from 'node:crypto';
import { type Answers, digestOf } from '#server/exam/saves';

/** Short enough to be read aloud, and the same on the student's receipt and in the log: of which saves an attempt consisted when it ended. */
export const receiptOf = (id_peserta: string, ke: number, answers: Answers) =>
  createHash('sha256').update(JSON.stringify([id_peserta, ke, digestOf(answers)])).digest('hex').slice(0, 12).toUpperCase();
