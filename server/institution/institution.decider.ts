import { ID_SEKOLAH, type Settings } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

export class ConfigureInstitution extends DomainCommand<{ pengaturan: Settings }> {}

export const institutionDecider = decider({
  stream: 'institution',
  idOf: () => ID_SEKOLAH,
  commands: { ConfigureInstitution },
  events: { InstitutionConfigured },
  initial: { pengaturan: null } as { pengaturan: Settings | null },
  decide: {
    ConfigureInstitution: ({ pengaturan }, { pengaturan: sebelum }) =>
      JSON.stringify(pengaturan) === JSON.stringify(sebelum) ? nothing : InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan, sebelum }),
  },
  evolve: { InstitutionConfigured: (_, { pengaturan }) => ({ pengaturan }) },
});
