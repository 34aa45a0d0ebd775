import type { Actor } from '#server/kit/deciding/command';

export type Ended = 'TOKEN_EXPIRED' | 'TOKEN_UNMATCH';

/** Who a token stands for; implemented where accounts live. */
export abstract class Sessions {
  abstract find(token: string | undefined): Promise<Actor | Ended>;
  /** The same for sessions that hold a socket, asked together every second: who is still in, with the roles of now. */
  abstract refresh(sessions: readonly string[]): Promise<Map<string, Actor | Ended>>;
  /** Tells whose sessions are to be looked at again, as soon as that is known; nobody's name where it may be anybody's. */
  abstract onChanged(listen: (account?: string) => void): void;
  /** These watch a live board; whether that keeps their session alive is for the accounts to say. */
  abstract watched(actors: readonly Actor[]): Promise<void>;
}
