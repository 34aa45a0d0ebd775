import type { Kysely } from 'kysely';
import { type Display, defaultDisplay } from '#contract/institution/display';
import { institution as api } from '#contract/institution/institution.api';
import { defaultSettings, ID_SEKOLAH, type Petugas, type Settings } from '#contract/institution/institution';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { dataOfficer, display, institution } from '#projections/institution/institution.projection';

/** The school's settings; the defaults until it was set up. */
export class SchoolSettings extends Question<{}, Settings> {
  constructor() {
    super({});
  }
}

/** The same for other queries of the read side, whose answers then also stand on the institution. */
export const settingsOf = async (db: Kysely<any>): Promise<Settings> =>
  ({ ...defaultSettings, ...(await db.selectFrom('institution').select('pengaturan').executeTakeFirst())?.pengaturan });

/** Who answers for the protection of personal data. */
export class DataOfficer extends Question<{}, Petugas> {
  constructor() {
    super({});
  }
}

/** How an account's owner wants the product to look. */
export class DisplayOf extends Question<{ id_akun: string }, { data: Display }> {
  static readonly endpoint = api.display;
}

answeredFrom(api.settings, [institution, dataOfficer]);

export const settingsAnswers = [
  answer(SchoolSettings, [institution], async (db) => {
    const row = await db.selectFrom('institution').select('pengaturan').where('id_sekolah', '=', ID_SEKOLAH).executeTakeFirst();
    return row?.pengaturan ?? defaultSettings;
  }),

  answer(DataOfficer, [dataOfficer], async (db) => {
    const row = await db.selectFrom('data_officer').select('petugas_pdp').where('id_sekolah', '=', ID_SEKOLAH).executeTakeFirst();
    return row?.petugas_pdp ?? { nama: '', email: '' };
  }),

  answer(DisplayOf, [display], async (db, { id_akun }) => {
    const row = await db.selectFrom('display').select('tampilan').where('id_akun', '=', id_akun).executeTakeFirst();
    return { data: row?.tampilan ?? defaultDisplay };
  }),
];
