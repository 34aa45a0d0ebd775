import { spawn } from 'node:child_process';

/** Runs a program to its end with our own input and output, hands it the signals we get, and answers its exit code. */
export const exitCodeOf = (program, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    const hand = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, hand);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, hand);
      resolve(code ?? 1);
    });
  });

/** Runs a program that has to succeed. */
export const run = async (program, args) => {
  const code = await exitCodeOf(program, args);
  if (code !== 0) throw new Failure(`"${[program, ...args].join(' ')}" ended with code ${code}`);
};

/** A failure whose message says everything: no stack is shown for it, nor for an error that calls itself plain. */
export class Failure extends Error {
  plain = true;
}

/** Does a tool's work and ends the process in order when it fails. */
export const tool = async (work) => {
  try {
    await work();
  } catch (error) {
    console.error(error.plain ? error.message : error);
    process.exit(1);
  }
};
