import { level } from '#contract/classroom/level.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { subject } from '#projections/subject/subject.projection';

export type Places = {
  mapel: { id: string; kode: string; nama: string }[];
  level: { id: string; nama: string; tingkat: number }[];
  kd: { id: string; kode: string; id_mata_pelajaran: string; id_level: string }[];
};
/** Where questions can belong, with the names that it is known by. */
export class PlacesOfQuestions extends Question<{}, Places> {
  constructor() {
    super({});
  }
}

const [levels, competences] = [readOf(level).table, readOf(basicCompetence).table];

export const placesAnswer = answer(PlacesOfQuestions, [subject, levels, competences], async (db) => ({
  mapel: await db.selectFrom('subject').select(['id', 'kode', 'nama']).execute(),
  level: await db.selectFrom('level').select(['id', 'nama', 'tingkat']).execute(),
  kd: await db.selectFrom('basic-competence').select(['id', 'kode', 'id_mata_pelajaran', 'id_level']).execute(),
}) as Places);
