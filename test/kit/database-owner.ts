import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that owns the database in a folder as a server does, for tests that need to kill one. */
export type Owner = { process: ChildProcess; url: string; end(signal: 'SIGTERM' | 'SIGKILL'): Promise<[code: number | null, signal: string | null]> };

/** Starts an owner and waits until its database answers. */
export const databaseOwner = async (dir: string): Promise<Owner> => {
  const owner = spawn(process.execPath, ['test/kit/owner-process.mjs', dir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [url] = (await once(owner, 'message')) as [string];
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const gone = once(owner, 'exit') as ReturnType<Owner['end']>;
    owner.kill(signal);
    return gone;
  };
  return { process: owner, url, end };
};
