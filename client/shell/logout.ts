import { identity } from '#contract/identity/identity.api';
import { call } from '#client/kit/api';
import { session } from '#client/kit/session';

/** Ends the session here, and on the server where it can be reached. */
export const logout = () => void call(identity.logout, {}).catch(() => undefined).finally(() => session.end());
