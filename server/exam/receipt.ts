import { createHash } from 'node:crypto';
import type { Answers } from '#server/exam/answers';

/** Short enough to be read aloud, and the same on the student's receipt and in the log: of which saves an attempt consisted when it ended. */
export const receiptOf = (id_peserta: string, ke: number, answers: Answers) =>
  createHash('sha256').update(JSON.stringify([id_peserta, ke, answers.digest()])).digest('hex').slice(0, 12).toUpperCase();
