import { assignmentRefusals } from '#contract/assignment/assignment.refusals';
import { common } from '#contract/kit/refusal';
import type { TipeAssignment } from '#contract/lesson/lesson.api';
import type { z } from 'zod';
import { formatAngka } from '#client/kit/number';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { getLanguage, type Translate } from '#client/kit/words';
import '#client/assignment/assignment.words';

const KINDS = { 'File Upload': 'FileUpload', Essay: 'Essay', 'Multiple Choice': 'MultipleChoice' } as const;
export const kindOf = (tipe: z.infer<typeof TipeAssignment>, t: Translate<'assignment'>) => t(KINDS[tipe]);
/** `Senin, 10 Agu 2026, 08.00`. */
export const whenOf = (at: string) => `${formatHariTanggal(new Date(at))}, ${formatJam(at)}`;
/** A mark as it is typed: with a comma. */
export const typedMark = (it: number | null | undefined) => (it === null || it === undefined ? '' : String(it).replace('.', ','));
export const told = (nilai: number | null) => (nilai === null ? '–' : formatAngka(nilai));

/** Why a cell or a line was not taken, in words. */
export function refusalOf(code: string, jumlah: number | null = null) {
  const found = { ...common, ...assignmentRefusals }[code as keyof typeof assignmentRefusals];
  return found ? found[getLanguage() === 'en' ? 'en' : 'id'].replace('{jumlah}', jumlah === null ? '' : formatAngka(jumlah)) : code;
}
