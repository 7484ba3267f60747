// The rules of docs/style.md that a linter can check: types, layers, and the project's own rules
// (config/lint). `npm test -- lint`; dependency-cruiser checks cycles and orphans, Prettier formatting.

import { defineConfig, type OxlintConfig } from 'oxlint'
import {
  accessibility,
  foundByTypescript,
  hooks,
  javascript,
  jest,
  typescript,
} from './config/lint/lists.ts'

type Override = NonNullable<OxlintConfig['overrides']>[number]
type Rules = NonNullable<Override['rules']>

/** The source, and the sample plugin, which shows how plugins are written (docs/plugins.md). */
const inSource = (pattern: string) => [`src/${pattern}`, `test/support/samplePlugin/${pattern}`]

const everywhere: Rules = {
  'portico/areas': 'error',
  'portico/disable-with-reason': 'error',
  'portico/no-re-exports': 'error',
  'no-restricted-exports': [
    'error',
    {
      restrictDefaultExports: {
        direct: true,
        named: true,
        defaultFrom: true,
        namedFrom: true,
        namespaceFrom: true,
      },
    },
  ],
  'import/first': 'error',
  'import/no-duplicates': ['error', { preferInline: true }],
  'portico/import-order': 'error',
  eqeqeq: 'error',
  // With options, because without them names that begin with `_` may be unused.
  'no-unused-vars': ['error', { vars: 'all', args: 'after-used', caughtErrors: 'all' }],
}

const typeAware: Override = {
  files: ['**/*.{ts,tsx,mts}'],
  rules: {
    ...typescript,
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    // A method of an interface may need its `this`; a function property never does.
    'typescript/method-signature-style': 'error',
    'typescript/no-floating-promises': [
      'error',
      // `node:test` waits for its tests, so their promises need no await.
      {
        allowForKnownSafeCalls: [
          { from: 'package', package: 'node:test', name: ['it', 'test', 'describe', 'suite'] },
        ],
      },
    ],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
    ],
  },
}

// ---- Packages that a layer must not use, not even their types ----

interface Forbidden {
  readonly group: readonly string[]
  readonly message: string
  readonly allowTypeImports?: boolean
}

const links = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'Links are those of `src/ui/Link.tsx`: it refuses what could run a program.',
}

/** Components, too, must not use the links of the router; a later entry replaces an earlier one. */
const noPackages = (files: readonly string[], ...patterns: readonly Forbidden[]): Override[] => [
  {
    files: files.map((folder) => `${folder}/**/*.ts`),
    rules: { 'no-restricted-imports': ['error', { patterns: patterns.map(copy) }] },
  },
  {
    files: files.map((folder) => `${folder}/**/*.tsx`),
    rules: {
      'no-restricted-imports': ['error', { patterns: patterns.map(copy), paths: [links] }],
    },
  },
]
const copy = ({ group, ...rest }: Forbidden) => ({ ...rest, group: [...group] })

/** With all that is in them, and packages of that name in a scope. */
const named = (...names: readonly string[]) =>
  names.flatMap((name) => [`**/${name}`, `**/${name}/**`])

const redux = named('react-redux', '@reduxjs/toolkit', '*redux-saga*')
const react = named('react', 'react-dom', 'react-router*', 'react-i18next')
const antd = named('antd', '@ant-design/*')

const packages: Override[] = [
  {
    files: inSource('**/*.tsx'),
    rules: { 'no-restricted-imports': ['error', { paths: [links] }] },
  },
  ...noPackages(inSource('model'), {
    group: [...react, ...antd, ...redux],
    message: 'The model knows neither React nor Redux.',
  }),
  ...noPackages(['src/ui'], {
    group: redux,
    message: 'Building blocks take props and call back: no state of the portal.',
  }),
  ...noPackages(inSource('features'), {
    group: named('*redux-saga*'),
    message: 'Features run no effects: that is what sagas are for.',
  }),
  ...noPackages(
    inSource('sagas'),
    {
      group: [...react, ...antd, ...named('react-redux'), '**/*.tsx', '**/*.css'],
      message: 'Sagas do not know how things look.',
    },
    {
      group: ['redux-saga/effects', 'typed-redux-saga/macro'],
      message: 'Effects come from typed-redux-saga.',
      allowTypeImports: true,
    },
  ),
]

// ---- Rules by kind of file ----

const atMost = (files: string[], max: number): Override => ({
  files,
  rules: { 'max-lines': ['warn', { max }] },
})
/** `window.fetch` counts as `fetch`. */
const noGlobals = (names: readonly string[], message: string): Rules => ({
  'no-restricted-globals': [
    'error',
    { globals: names.map((name) => ({ name, message })), checkGlobalObject: true },
  ],
})

const storageAndNetwork = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
]
const world = [
  ...storageAndNetwork,
  'window',
  'globalThis',
  'self',
  'document',
  'location',
  'history',
  'navigator',
  'crypto',
  'performance',
  'Date',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
]

const kinds: Override[] = [
  {
    files: inSource('**'),
    excludeFiles: inSource('model/encodePath.ts'),
    rules: { 'portico/no-bare-encoding': 'error' },
  },
  {
    files: inSource('**/*Slice.ts'),
    rules: { 'portico/no-setter-actions': 'error', 'portico/no-world-in-slices': 'error' },
  },
  {
    files: inSource('{model,ui,features}/**'),
    rules: noGlobals(storageAndNetwork, 'Only services reach storage and network.'),
  },
  {
    files: inSource('sagas/**'),
    rules: { 'saga-effects/delegate-effects': 'error', 'portico/no-bare-delegate': 'error' },
  },
  {
    files: inSource('sagas/**'),
    excludeFiles: inSource('sagas/**/services/**'),
    rules: {
      'portico/no-random-in-sagas': 'error',
      ...noGlobals(world, 'The world comes from the saga context: `yield* service(…)`.'),
    },
  },
  {
    files: inSource('**/*.tsx'),
    rules: { ...accessibility, 'portico/no-text-outside-messages': 'error' },
  },
  {
    files: inSource('**/*.{ts,tsx}'),
    rules: {
      ...hooks,
      'portico/no-dispatch-in-effects': 'error',
      // Outside text may be a megabyte long, so each pattern must take linear time.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  atMost(inSource('**/*Slice.ts'), 250),
  atMost([...inSource('**/*Saga.ts'), 'src/sagas/kit/**'], 200),
  atMost(inSource('**/*.tsx'), 250),
  atMost(['test/**/*.test.{ts,tsx}', 'test/journeys/**/*.tsx'], 400),
]

const tests: Override[] = [
  {
    files: ['test/**'],
    rules: { 'portico/no-sleeps': 'error', 'portico/no-unrun-tests': 'error' },
  },
  {
    // Run by Node's test runner.
    files: ['test/{e2e,long,standIns}/**/*.test.ts'],
    rules: { 'portico/no-test-without-assertion': 'error' },
  },
  {
    files: ['test/**/*.test.{ts,tsx}', 'test/journeys/**/*.tsx'],
    excludeFiles: ['test/{e2e,long,standIns}/**'],
    rules: {
      ...jest,
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      'jest/no-disabled-tests': 'error',
      // `jest/no-conditional-expect` is off: tests of state tables narrow a state before they assert.
    },
  },
]

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'jest'],
  jsPlugins: [
    './config/lint/plugin.mjs',
    'eslint-plugin-regexp',
    { name: 'a11y', specifier: 'eslint-plugin-jsx-a11y' },
    { name: 'saga-effects', specifier: '@jambit/eslint-plugin-typed-redux-saga' },
  ],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true },
  settings: { jest: { version: 30 } },
  ignorePatterns: [
    'dist/',
    'backend/',
    'create/lastPortal/',
    '.cache/',
    '.portico/',
    'bench-results/',
  ],
  rules: { ...javascript, ...everywhere },
  overrides: [
    typeAware,
    { files: ['**/*.{js,mjs,cjs}'], rules: foundByTypescript },
    { files: ['src/**/*.{ts,tsx}', 'config/plugins.ts'], rules: { 'portico/layers': 'error' } },
    ...packages,
    ...kinds,
    ...tests,
    {
      // These need a default export: configurations, loaders, and declarations or mocks of modules that have one.
      files: [
        '*.config.{mjs,ts}',
        'config/*.{mjs,cjs}',
        'config/lint/plugin.mjs',
        '**/*.d.{ts,mts}',
        'test/support/{configValidator,cssModule}.ts',
      ],
      rules: { 'no-restricted-exports': 'off' },
    },
  ],
})
