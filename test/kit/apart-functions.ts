import { common } from '#contract/kit/refusal';
import { causedBy, Refused } from '#server/kit/deciding/refused';

/** What a test has done apart. */
export const doubled = async (bytes: Buffer, at: Date) => ({ bytes: Buffer.concat([bytes, bytes]), at });
export const refusing = async (x: string): Promise<void> => {
  throw new Refused(common.NOT_FOUND, { x }, { x: 'wrong' });
};
export const failing = async (): Promise<void> => {
  throw new Error('a fault of ours');
};
export const bursting = async (): Promise<void> => {
  const kept = [];
  for (;;) kept.push(Buffer.alloc(10e6, 1));
};
export const refusingFor = async (): Promise<void> => {
  throw causedBy(new Refused(common.NOT_FOUND), new Error('a fault beneath'));
};
