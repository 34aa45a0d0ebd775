import type { OutputOf } from '#contract/kit/endpoint';
import type { StatusPembayaran } from '#contract/people/people';
import type { students } from '#contract/people/student.api';
import type { Tone } from '#client/kit/status-tag';

export type Student = OutputOf<typeof students.one>['data'];
/** How far the fees are paid, as it looks. */
export const PAID: Record<StatusPembayaran, Tone> = { lunas: 'good', dispensasi: 'good', cicilan: 'warn', belum_lunas: 'bad' };
