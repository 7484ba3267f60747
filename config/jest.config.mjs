// Unit, process and journey tests. Jest stays with CommonJS, so TypeScript and the few ESM-only packages are
// turned into it by swc; jest-fixed-jsdom gives jsdom the network globals of Node. msw stays at 2: version 3 is
// ESM only, which Jest can require from Node 24.9 on, and Node 22.12 must do.

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

export default {
  rootDir: '..',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/test/{unit,process,journeys,lint}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(until-async|msw|rettime|@mswjs|@open-draft|@redux-devtools)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/cssModule.ts',
    '\\.schema\\.json$': '<rootDir>/test/support/configValidator.ts',
  },
  globals: { PORTICO_DEVELOPMENT: true },
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/.cache/jest',
}
