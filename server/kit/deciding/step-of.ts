import { uuidV5 } from '#projections/kit/uuid';
import type { Actor } from '#server/kit/deciding/command';

/** A request that is several commands: each has a name of its own, the same one when the request is repeated. */
export const stepOf = (by: Actor, step: string): Actor => (by.command ? { ...by, command: uuidV5(by.command, step) } : by);
