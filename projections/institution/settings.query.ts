import { defaultSettings, ID_SEKOLAH, type Settings } from '#contract/institution/institution';
import { answer, Question } from '#projections/kit/question';
import { institution } from '#projections/institution/institution.projection';

/** The school's settings; the defaults until it was set up. */
export class SchoolSettings extends Question<{}, Settings> {
  constructor() {
    super({});
  }
}

export const schoolSettings = answer(SchoolSettings, [institution], async (db) => {
  const row = await db.selectFrom('institution').select('pengaturan').where('id_sekolah', '=', ID_SEKOLAH).executeTakeFirst();
  return row?.pengaturan ?? defaultSettings;
});
