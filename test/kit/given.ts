import { eventType, type Fact } from '#contract/kit/event';
import type { DomainCommand } from '#server/kit/deciding/command';
import { type AnyDecider, evolve } from '#server/kit/deciding/decider';
import { Refused } from '#server/kit/deciding/refused';

export const NOW = '2026-07-13T01:00:00.000Z';
export const COMMAND = '00000000-0000-5000-8000-00000000c0de';

/** What has happened, what is wished, what comes of it: `given(decider)(...facts).when(command).then(...facts)`; `knowing` are the answers to its `needs`. */
export const given = (it: AnyDecider) => (...facts: Fact<any>[]) => {
  const state = facts.reduce((before, fact) => evolve(it, before, fact), it.initial);
  const knowing = (needs: object) => ({
    when(command: DomainCommand) {
      const { data, by, envelope } = command;
      const circumstances = { by, at: envelope.at ?? NOW, id: envelope.id ?? COMMAND, needs };
      const decide = () => [it.decide[command.constructor.name]?.(data, state, circumstances) as Fact].flat();
      return {
        // biome-ignore lint/suspicious/noThenProperty: given, when, then is how these sentences are read; nobody awaits them.
        then: (...wanted: Fact<any>[]) => {
          expect(decide()).toEqual(wanted);
          expect(decide()).toEqual(wanted);
          for (const { type, data } of wanted) expect(eventType(type).schema.parse(data)).toEqual(data);
        },
        nothing: () => expect(decide()).toEqual([]),
        refused: (code: string) => expect(refusalOf(decide)).toBe(code),
      };
    },
  });
  return { knowing, ...knowing({}) };
};

function refusalOf(decide: () => unknown) {
  try {
    return { decided: decide() };
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}
