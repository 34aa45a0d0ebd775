import { z } from 'zod';
import { blankable, Id } from '#contract/kit/fields';

/** What is said of a change that much follows from: why it is made, and by its `sidik` which impact was looked at before. */
export const reasoned = { alasan: blankable({ max: 300 }).optional(), dampak: Id.optional() };
export type Reasoned = { alasan?: string | undefined; dampak?: string | undefined };
/** The reason as a fact keeps it; facts from before there was one have none. */
export const reason = { alasan: z.string().nullable().default(null) };
/** The same of a fact that has one only where somebody asked for it. */
export const reasonIfAny = { alasan: z.string().optional() };
export const because = (alasan: string | undefined) => (alasan ? { alasan } : {});
/** A reason says something from so many letters on. */
export const LEAST_REASON = 10;
