import pg from 'pg';

/** Going down, starting up, cutting off, only to be read, or out of connections: in a moment it may be otherwise. */
const AWAY = /^(57P|08|25006|53300)/;
/** Out of disk or memory: it answers, and takes nothing. */
const FULL = /^53(?!300)/;
const CUT_OFF = /connect|terminat|ECONN|EPIPE|timeout/i;

/** Whether Postgres could not be asked, rather than saying no. Known by what it says: an error may come from another realm. */
export const isAway = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError ? AWAY.test(error.code ?? '') : CUT_OFF.test(said(error as NodeJS.ErrnoException | null | undefined));
/** Whether Postgres has no room for what it was asked to keep; nothing of it was kept. */
export const isFull = (error: unknown): error is Error => error instanceof pg.DatabaseError && FULL.test(error.code ?? '');
/** Whether Postgres has answered, be it with a no: whatever else went wrong, nobody knows what it has done. */
export const isAnswer = (error: unknown) => error instanceof pg.DatabaseError && !isAway(error);

const said = (error: NodeJS.ErrnoException | null | undefined) => `${error?.code} ${error?.message}`;
