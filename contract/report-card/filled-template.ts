import type { VARIABLES } from '#contract/report-card/report-template.resource';

/** What is known for the variables of a template. */
export type Isian = { [It in (typeof VARIABLES)[number]]?: string };
/** A sentence with what is known in it; what is not stays a variable, for whoever reads it (domain 1.10). */
export const filledTemplate = (template: string, isian: Isian) => template.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name: string) => isian[name as keyof Isian] ?? all);

/** What stands in a sentence for something that is not known yet; nothing where it is whole. */
export const leftOpenIn = (sentence: string): string | undefined => /\{\{[^{}]*\}\}/.exec(sentence)?.[0];

type Naming = { id_mata_pelajaran: string | null; id_level: string | null };
/** Those that hold in a place, the narrowest first: of the subject before those of the level, of both before either. */
export const holdingIn = <T extends Naming>(templates: readonly T[], of: Naming): T[] => {
  const narrowness = (it: Naming) => (it.id_mata_pelajaran ? 2 : 0) + (it.id_level ? 1 : 0);
  return templates.filter((it) => (!it.id_mata_pelajaran || it.id_mata_pelajaran === of.id_mata_pelajaran) && (!it.id_level || it.id_level === of.id_level)).sort((one, other) => narrowness(other) - narrowness(one));
};
