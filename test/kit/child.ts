import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a Node program to its end, and answers what it said and the code it ended with. */
export const runNode = async (args: string[], { cwd, env }: { cwd?: string; env?: Record<string, string> } = {}) => {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { said: said + complained, code: code as number };
};
