import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';

/** What a policy may look at: who asks, for what, and the answers of the read side. */
export type Asking<In> = { actor: Actor; input: In; ask: Ask };
/** Says in a line whose data an actor may touch; the same for REST and for live subscriptions. */
export type Policy<In = any> = (asking: Asking<In>) => boolean | Promise<boolean>;

/** The right roles are all it takes. */
export const byRole: Policy = () => true;
