import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

const named = { tingkat: z.int().min(7).max(9), simbol: z.string(), id_level: Id.nullable(), id_program: Id.nullable() };
const inYear = { id_kelas_tahun_ajaran: Id, id_kelas: Id, id_tahun_ajaran: Id };

/** A class in one school year; `id_kelas` stays the same over the years, `id_kelas_tahun_ajaran` does not. */
export const ClassFormed = event('ClassFormed', { ...inYear, ...named, id_guru: Id.nullable() }, {
  version: 2,
  upcast: { 1: (data) => ({ ...data, id_level: null, id_program: null }) },
});
export const ClassRenamed = event('ClassRenamed', { ...inYear, ...named, sebelum: z.object(named) });
export const ClassDissolved = event('ClassDissolved', { ...inYear, ...named, id_guru: Id.nullable() });
export const HomeroomAssigned = event('HomeroomAssigned', { ...inYear, id_guru: Id.nullable(), sebelum: Id.nullable() });

/** What stands in the stream of the class itself is of the days before a student had one of their own, and says no semester. */
const placed = { id_kelas_tahun_ajaran: Id, id_murid: Id, id_tahun_ajaran: Id.nullable() };
const ofClass = { version: 2, upcast: { 1: (data: Record<string, unknown>) => ({ ...data, id_tahun_ajaran: null }) } };
export const StudentPlaced = event('StudentPlaced', placed, ofClass);
export const StudentWithdrawn = event('StudentWithdrawn', placed, ofClass);
/** Out of one class and into another in one fact: nobody is in between. */
export const StudentMoved = event('StudentMoved', { id_kelas_tahun_ajaran: Id, id_murid: Id, id_tahun_ajaran: Id, kelas: z.string(), sebelum: z.object({ id_kelas_tahun_ajaran: Id, kelas: z.string() }) });
