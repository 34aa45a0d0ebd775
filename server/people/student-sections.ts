import { isDeepStrictEqual } from 'node:util';
import type { Fact } from '#contract/kit/event';
import { StudentHealthRecorded, StudentIdentityRecorded, StudentParentsRecorded } from '#contract/people/people.events';
import { BAGIAN, type BagianData } from '#contract/people/student-data';

type Section = Record<string, unknown>;
export type Sections = { [K in BagianData]?: Section | null | undefined };

/** Which sections are kept under one key, and the fact that says what they hold. */
const TOGETHER = [
  [StudentIdentityRecorded, ['diri', 'tempat_tinggal', 'sekolah_asal']],
  [StudentParentsRecorded, ['ayah', 'ibu', 'wali']],
  [StudentHealthRecorded, ['kesehatan']],
] as const;

/** The facts that a wish makes: a section that it does not change is null in them, a field that it empties is gone. */
export function recorded(id_murid: string, known: Sections, wish: Sections): Fact[] {
  return TOGETHER.flatMap(([fact, names]) => {
    const changed = names.filter((name) => wish[name] && !isDeepStrictEqual(known[name] ?? {}, merged(known[name], wish[name])));
    if (!changed.length) return [];
    const sections = names.flatMap((name) => {
      const isChanged = changed.some((it) => it === name);
      return [[name, isChanged ? merged(known[name], wish[name]) : null], [`${name}_sebelum`, isChanged ? (known[name] ?? {}) : null]];
    });
    return [(fact as unknown as (data: object) => Fact)({ id_murid, ...Object.fromEntries(sections) })];
  });
}

/** The sections that a fact speaks of, over those that are known; of one that was erased nothing is. */
export const withSections = (known: Sections, data: object): Sections =>
  ({ ...known, ...Object.fromEntries(Object.entries(data).filter(([name, value]) => name in BAGIAN && value)) });

const merged = (known: Section | null | undefined, wish: Section | null | undefined): Section =>
  Object.fromEntries(Object.entries({ ...known, ...wish }).filter(([, value]) => value !== null && value !== undefined && value !== ''));
