import { PhrasesKept } from '#contract/assignment/assignment.events';
import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { SeenOf } from '#contract/kit/seen';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';

export class KeepPhrases extends DomainCommand<{ id_guru: string; daftar_frasa: readonly string[]; sebelum?: SeenOf }> {}

/** What a teacher says again and again, in their own order. */
export const phrasesDecider = decider({
  stream: 'phrases',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_guru }: { id_guru: string }) => id_guru,
  commands: { KeepPhrases },
  events: { PhrasesKept },
  initial: [] as readonly string[],
  decide: {
    KeepPhrases: ({ id_guru, daftar_frasa, sebelum: seen }, sebelum) => {
      const kept = [...new Set(daftar_frasa)];
      refuseOvertaken(seen, { daftar_frasa: sebelum }, { daftar_frasa: kept });
      return JSON.stringify(kept) === JSON.stringify(sebelum) ? nothing : PhrasesKept({ id_guru, daftar_frasa: kept, sebelum: [...sebelum] });
    },
  },
  evolve: { PhrasesKept: (_, { daftar_frasa }) => daftar_frasa },
});
