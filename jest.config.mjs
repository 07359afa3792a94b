import { availableParallelism } from 'node:os';

/** One processor is left free, but on two both are used: by itself jest would go through all files with one. */
const workers = Math.max(Math.min(2, availableParallelism()), availableParallelism() - 1);

export default {
  maxWorkers: workers,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test/support/globalSetup.mjs',
  globalTeardown: '<rootDir>/test/support/globalTeardown.mjs',
};
