// Unit, process and journey tests. Jest stays with CommonJS, so swc converts TypeScript and the few
// ESM-only packages; jest-fixed-jsdom gives jsdom Node's network globals. msw stays at 2: version 3
// is ESM only, which Jest can require from Node 24.9 on, but Node 22.12 must work.

import { isNewEnough } from '../scripts/findNode.mjs'

if (!isNewEnough(process.versions.node)) {
  throw new Error(
    `The tests need a newer Node than ${process.versions.node}. One is installed and used by:\n` +
      `npm test -- "units, processes, journeys" test/process/example.test.ts`,
  )
}

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

/** Packages without CommonJS, as patterns. */
const esmOnly = [
  '@ansi-tools',
  'until-async|msw|rettime|@mswjs|@open-draft|@redux-devtools',
  // Merge schemas for the forms of templates.
  '@x0k|@rjsf/utils/lib',
  // The Markdown renderer's packages.
  'react-markdown|(remark|micromark|mdast|unist|hast|unified|vfile|estree|is|trim|html-url)[^/]*',
  'bail|ccount|escape-string-regexp|character-[^/]*|(comma|space)-separated-tokens|decode-named-[^/]*|devlop',
  'longest-streak|markdown-table|(parse|stringify)-entities|property-information|trough|zwitch',
]

export default {
  rootDir: '..',
  // Keeps Jest from searching other folders for modules.
  roots: ['config', 'create/template', 'scripts', 'src', 'test'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: [
    '<rootDir>/test/{unit,process,journeys,lint}/**/*.test.{ts,tsx}',
    '<rootDir>/create/template/**/*.test.{ts,tsx}',
  ],
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css(?:\\?names)?$': '<rootDir>/test/support/cssModule.ts',
    // A helper for the form library's own tests asks for it.
    '^@rjsf/validator-ajv8$': '<rootDir>/config/emptyFormPart.mjs',
    // Its path without a bundler is that of a file that the package lacks.
    '^@rjsf/utils/lib/(.*)$': '<rootDir>/node_modules/@rjsf/utils/lib/$1',
    // The template of a portal is tested with the sources.
    '^@portico/core/builtIn$': '<rootDir>/config/plugins.ts',
    '^@portico/core/testing/(.*)$': '<rootDir>/test/support/$1',
    '^@portico/core/(.*)$': '<rootDir>/src/$1',
    '\\.schema\\.json$': '<rootDir>/test/support/configValidator.ts',
  },
  globals: { PORTICO_DEVELOPMENT: true, PORTICO_VERSION: '0.0.0-test' },
  // Long enough for two first screens on a busy machine (test/support/firstScreen.ts).
  testTimeout: 150_000,
  // By default Jest leaves one processor unused, which is half of two.
  maxWorkers: '100%',
  cacheDirectory: '<rootDir>/.cache/jest',
}
