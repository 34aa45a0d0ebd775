import { AUDITORS } from '#contract/audit/readers';
import { PersonDataGivenOut } from '#contract/privacy/privacy.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider } from '#server/kit/deciding/decider';

/** Says that somebody got a copy of everything that is kept about a person. */
export class NoteGivingOut extends DomainCommand<{ id_orang: string }> {}

export const disclosureDecider = decider({
  stream: 'disclosure',
  history: AUDITORS,
  idOf: ({ id_orang }: { id_orang: string }) => id_orang,
  commands: { NoteGivingOut },
  events: { PersonDataGivenOut },
  initial: null,
  decide: { NoteGivingOut: ({ id_orang }) => PersonDataGivenOut({ id_orang }) },
  evolve: { PersonDataGivenOut: () => null },
});
