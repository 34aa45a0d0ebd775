import { resolve } from 'node:path';

/** A refusal whose message says everything: no stack is shown for it. */
export class Refusal extends Error {}

/** Does the work of a command-line tool; what it refuses is said in one line. */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
};

/** The one file a tool was told, as seen from where its user stands. */
export const fileArgument = (usage: string): string => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length) throw new Refusal(`Usage: ${usage}`);
  return resolve(process.env.INIT_CWD ?? '.', file);
};
