// For `npm run mutate`, in its copy of the repository: runs files in the given order and stops at
// the first failing test.

import base from './jest.config.mjs'

export default {
  ...base,
  testEnvironment: '<rootDir>/config/mutantEnvironment.mjs',
  testSequencer: '<rootDir>/config/givenOrder.mjs',
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/test/support/mutantSetup.ts'],
  testTimeout: 30_000,
  bail: 1,
}
