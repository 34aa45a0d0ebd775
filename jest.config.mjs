import { availableParallelism } from 'node:os';

export default {
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.data/'],
  // Node loads what `tools/test.mjs` compiled into dist, once a worker; a suite that declares words of its own has its
  // own copy of everything, by `@jest-environment node` at its top: see docs/decisions/108.
  transform: {},
  moduleNameMapper: { '^#(contract|server|projections|client|tools|test)/(.*)$': '<rootDir>/dist/$1/$2.js' },
  runtime: '<rootDir>/test/kit/jest/runtime.cjs',
  testSequencer: '<rootDir>/test/kit/jest/sequencer.cjs',
  testEnvironment: '<rootDir>/test/kit/jest/environment.cjs',
  globalSetup: '<rootDir>/test/kit/global-setup.mjs',
  globalTeardown: '<rootDir>/test/kit/global-teardown.mjs',
  reporters: ['default', '<rootDir>/test/kit/closing-line.mjs'],
  // For all of them, however long: a test waits for a condition, never for a time, and may have a core to share with a machine's other work. One that
  // is given up goes on in its worker, and takes those after it along.
  testTimeout: 600_000,
  // Three for two cores: what waits for a browser, a database or a child leaves its core to another.
  maxWorkers: Math.ceil(Math.max(2, availableParallelism()) * 1.5),
};
