import type { Kysely } from 'kysely';
import type { Kompetensi } from '#contract/curriculum/rpp';
import type { IsiRpp } from '#contract/curriculum/rpp-parts';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { coreCompetence } from '#contract/subject/core-competence.resource';
import { natural } from '#projections/kit/paged';
import { readOf } from '#projections/kit/resource';

export const competence = readOf(basicCompetence).table;
export const competenceTables = [competence, readOf(coreCompetence).table] as const;

/** The competences that a plan names, as they are read: core ones first, then by their codes. */
export async function competencesOf(db: Kysely<any>, { kd, tp, ki }: Pick<IsiRpp, 'kd' | 'tp' | 'ki'>): Promise<Kompetensi[]> {
  const own = [...kd, ...tp];
  const [core, found] = await Promise.all([
    ki.length ? db.selectFrom('core-competence').select(['id', 'kode', 'deskripsi as teks']).where('id', 'in', ki).orderBy('kode').execute() : [],
    own.length ? db.selectFrom('basic-competence').select(['id', 'kode', 'kompetensi_dasar as teks']).where('id', 'in', own).orderBy(natural('kode')).orderBy('id').execute() : [],
  ]);
  return [...core, ...found];
}
