import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { defaultSettings, ID_SEKOLAH, type Petugas, type Settings } from '#contract/institution/institution';
import { DataOfficerNamed, InstitutionConfigured } from '#contract/institution/institution.events';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { KeptFile } from '#projections/file/file.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { Refused } from '#server/kit/deciding/refused';

/** Settings that are not named stay as they are, at first as the default has them. */
type Wish = { pengaturan: Partial<Settings>; petugas_pdp?: Petugas | undefined; sebelum?: SeenOf };
export class ConfigureInstitution extends DomainCommand<Wish> {}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

export const institutionDecider = decider({
  stream: 'institution',
  history: AUDITORS_OF_TEACHING,
  idOf: () => ID_SEKOLAH,
  commands: { ConfigureInstitution },
  events: { InstitutionConfigured, DataOfficerNamed },
  initial: { pengaturan: null, petugas_pdp: null } as { pengaturan: Settings | null; petugas_pdp: Petugas | null },
  needs: ({ pengaturan: { logo } }: Wish, { pengaturan }) => ({ logo: logo && logo !== pengaturan?.logo ? new KeptFile({ id: logo }) : undefined }),
  decide: {
    ConfigureInstitution: ({ pengaturan: wish, petugas_pdp, sebelum: seen }, { pengaturan: sebelum, petugas_pdp: before }, { needs }) => {
      const pengaturan = { ...(sebelum ?? defaultSettings), ...wish };
      refuseOvertaken(seen, { ...(sebelum ?? defaultSettings), petugas_pdp: before }, { ...wish, petugas_pdp });
      const isNewLogo = pengaturan.logo !== (sebelum?.logo ?? null) && pengaturan.logo !== null;
      if (isNewLogo && needs.logo?.jenis !== 'logo') throw new Refused(common.LOST_REFERENCE, {}, { logo: common.LOST_REFERENCE });
      return [
        ...(differ(pengaturan, sebelum) ? [InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan, sebelum })] : []),
        ...(petugas_pdp && differ(petugas_pdp, before) ? [DataOfficerNamed({ id_sekolah: ID_SEKOLAH, petugas_pdp, sebelum: before })] : []),
      ];
    },
  },
  evolve: {
    InstitutionConfigured: (state, { pengaturan }) => ({ ...state, pengaturan }),
    DataOfficerNamed: (state, { petugas_pdp }) => ({ ...state, petugas_pdp }),
  },
});
