import { z } from 'zod';

const Plain = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()]);
const Section = z.record(z.string().max(100), z.union([Plain, z.array(Plain).max(1000)]));
/** A value as its reader was told it, whatever the rules for it are by now: itself, a list of such or of rows, or a section of fields. */
const Seen = z.union([Plain, z.array(Plain).max(1000), z.array(Section).max(1000), Section]);
export type Seen = z.infer<typeof Seen>;

/**
 * Fields that are changed, and with them `sebelum`: what they held when they were read. Where one of them holds something else
 * by now, nothing is changed and the answer names it. Whoever leaves `sebelum` out overwrites what is there.
 */
export const changing = <S extends z.ZodRawShape>(fields: S) => ({ ...fields, sebelum: seenOf(Object.keys(fields)) });

/** What some fields held when they were read. */
export const seenOf = (names: readonly string[]) => z.object(Object.fromEntries(names.map((name) => [name, Seen.optional()]))).optional();
export type SeenOf = { [field: string]: Seen | undefined } | undefined;
