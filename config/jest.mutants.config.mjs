// For `npm run mutate`, in its copy of the tree: the files in the order given, and over at the first test that fails.

import base from './jest.config.mjs'

export default {
  ...base,
  testEnvironment: '<rootDir>/config/mutantEnvironment.mjs',
  testSequencer: '<rootDir>/config/givenOrder.mjs',
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/test/support/mutantSetup.ts'],
  testTimeout: 30_000,
  bail: 1,
}
