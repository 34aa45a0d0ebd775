import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PlainError } from '#server/kit/plain-error';

/** Does the work of a command-line tool and ends in order when it fails. */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  }
};

/** The one file that a tool was told to write. */
export const newFileArgument = (usage: string): string => {
  const file = fileArgument(usage);
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory()) throw new PlainError(`${dirname(file)} is no folder: make it first.`);
  return file;
};

/** The one file a tool was told, as seen from where its user stands. */
export const fileArgument = (usage: string): string => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length) throw new PlainError(`Usage: ${usage}`);
  return resolve(process.env.INIT_CWD ?? '.', file);
};
