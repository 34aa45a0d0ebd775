import { account } from '#contract/identity/account.api';
import type { ModeSandiAwal } from '#contract/identity/first-password';
import { identity } from '#contract/identity/identity.api';
import { defaultSettings } from '#contract/institution/institution';
import { Passwords } from '#server/identity/passwords';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import type { School } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';

/** A password that nobody has yet and everybody may choose. */
export const NEW = 'kapal layar 7';

/** What is done with passwords at a school. */
export const passwordsAt = (school: () => School) => ({
  /** The school decides what a first password is worth, and Budi and Ani have theirs. */
  choose: async (mode_kata_sandi_awal: ModeSandiAwal) => {
    await school().give(ConfigureInstitution, { pengaturan: { ...defaultSettings, nama: 'SMP Mercusuar', mode_kata_sandi_awal } });
    for (const who of ['budi', 'ani'] as const) await school().nest.get(Passwords).begin(idOf(who), 0);
  },
  enter: (username: string, password: string, headers = {}) => school().ask('publik', identity.login, { username, password }, { headers }),
  change: (who: Who, data: object) => school().ask(who, account.changePassword, { data }),
});
