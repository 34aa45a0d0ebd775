import type { Actor } from '#server/kit/deciding/command';
import { historiesFor } from '#server/kit/deciding/decider';
import type { Policy } from '#server/kit/edge/policy';

/** The kinds of streams that somebody may read: what their deciders say, and nothing else. */
export const openTo = ({ roles }: Actor) => historiesFor(roles);

export const readsStream: Policy<{ stream: string }> = ({ actor, input }) => openTo(actor).includes(input.stream.slice(0, -37));
