// For `npm run mutate`, in its copy of the repository: runs files in the given order and stops at
// the first failing test.

import base from './jest.config.mjs'

export default {
  ...base,
  // Also the parts of areas, one by one.
  testMatch: [...base.testMatch, '<rootDir>/test/journeys/*/*.tsx'],
  testEnvironment: '<rootDir>/config/mutantEnvironment.mjs',
  testSequencer: '<rootDir>/config/givenOrder.mjs',
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/test/support/mutantSetup.ts'],
  testTimeout: 30_000,
  bail: 1,
}
