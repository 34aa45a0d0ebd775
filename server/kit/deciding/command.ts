import { Command } from '@nestjs/cqrs';

/**
 * Who asks: an account acting in a role, from a session; `command` names the request, so that a repeated one is the same.
 * `request` is the digest of what it asks for, where its stream is to know. `isRestricted`: their first password has to be changed before anything else.
 */
export type Actor = { account: string | null; role: string; session: string | null; roles: readonly string[]; isRestricted?: boolean; command?: string; request?: string };
export const SYSTEM: Actor = { account: null, role: 'sistem', session: null, roles: [] };

/** `id` makes a repeated command the same command; `at` is when it happens by the school's clock, ISO 8601. */
export type Envelope = { id?: string; at?: string; correlation?: string; causation?: string };
/** What a command left behind: the last place in the log that a reader must have seen to know of it; `beside` is answered beside `data`. */
export type Receipt = { position: string | undefined; data?: unknown; beside?: object };

/** A validated wish, and who has it. */
export class DomainCommand<Data extends object = any> extends Command<Receipt> {
  constructor(readonly data: Data, readonly by: Actor, readonly envelope: Envelope = {}) {
    super();
  }
}
export type CommandType<Data extends object = any> = new (data: Data, by: Actor, envelope?: Envelope) => DomainCommand<Data>;
