import { readFileSync } from 'node:fs';

const { $schema, ...swcrc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
const swc = { ...swcrc, swcrc: false, configFile: false, sourceMaps: 'inline' };
const react = {
  ...swc,
  jsc: { ...swc.jsc, parser: { ...swc.jsc.parser, tsx: true }, transform: { ...swc.jsc.transform, react: { runtime: 'automatic' } } },
};

export default {
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.ts$': ['@swc/jest', swc], '\\.tsx$': ['@swc/jest', react] },
  moduleNameMapper: { '^#(contract|server|projections|client|tools|test)/(.*)$': '<rootDir>/$1/$2', '^content-disposition$': '<rootDir>/test/kit/content-disposition.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
  globalSetup: '<rootDir>/test/kit/global-setup.mjs',
  globalTeardown: '<rootDir>/test/kit/global-teardown.mjs',
  reporters: ['default', '<rootDir>/test/kit/closing-line.mjs'],
  // Generous: a test waits for a condition, never for a time, and the machine may be busy.
  testTimeout: 120_000,
  // On two cores the default is a single worker; modules of the vm are never freed, so a worker that has grown is replaced.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
};
