// The rules of docs/style.md that a linter can check: types, layers, and the project's own rules
// (config/eslintRules.mjs). `node_modules/.bin/eslint .`; dependency-cruiser checks cycles and
// orphans, Prettier formatting.

import js from '@eslint/js'
import sagaEffects from '@jambit/eslint-plugin-typed-redux-saga'
import { defineConfig, globalIgnores } from 'eslint/config'
import boundaries from 'eslint-plugin-boundaries'
import { importX } from 'eslint-plugin-import-x'
import jest from 'eslint-plugin-jest'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { portico } from './config/eslintRules.mjs'

const typescript = ['**/*.{ts,tsx}']
const javascript = ['**/*.{js,mjs,cjs}']
/** The source, and the sample plugin, which shows how plugins are written (docs/plugins.md). */
const inSource = (pattern) => [`src/${pattern}`, `test/support/samplePlugin/${pattern}`]

const everywhere = {
  plugins: { portico, 'import-x': importX },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: {
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
    'import-x/first': 'error',
    'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
    'import-x/order': [
      'error',
      {
        groups: ['builtin', 'external', ['parent', 'sibling', 'index']],
        'newlines-between': 'never',
        alphabetize: { order: 'asc', caseInsensitive: true },
      },
    ],
    eqeqeq: 'error',
    'no-console': 'off',
  },
}

/** Outside text may be a megabyte long, so each pattern must take linear time. */
const linearPatterns = {
  files: inSource('**/*.{ts,tsx}'),
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
  },
}

const typeAware = {
  files: typescript,
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    // A method of an interface may need its `this`; a function property never does.
    '@typescript-eslint/method-signature-style': 'error',
    '@typescript-eslint/no-floating-promises': [
      'error',
      // `node:test` waits for its tests, so their promises need no await.
      {
        allowForKnownSafeCalls: [
          { from: 'package', package: 'node:test', name: ['it', 'test', 'describe', 'suite'] },
        ],
      },
    ],
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
    ],
  },
}

// ---- Layers: model ← ui ← features ← sagas ← store ← plugins ← main ----

const element = (type) => ({ element: { type } })
const contract = { file: { categories: 'contract' } }
const contractOfFeature = { ...element('feature'), ...contract }
/** Allows imports from one layer to whole layers and to the contracts of features. */
const may = (from, layers) =>
  layers.map((to) => ({ from: element(from), allow: { to: element(to) } }))
const mayContracts = (from) => ({ from: element(from), allow: { to: contractOfFeature } })

const layers = {
  files: ['src/**/*.{ts,tsx}', 'config/plugins.ts'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': [
      ...['model', 'ui', 'sagas', 'store', 'plugins'].map((type) => ({
        type,
        pattern: `src/${type}`,
      })),
      { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
    ],
    'boundaries/files': [
      { category: 'contract', pattern: '**/*{Slice,Api}.ts' },
      { category: 'declarations', pattern: 'src/*.d.ts' },
      { category: 'early', pattern: 'src/early{,Rows,Entity,Elements,Objects}.ts' },
      { category: 'styles', pattern: 'src/**/*.module.css' },
      { category: 'serviceWorker', pattern: 'src/{refresh,shell}Worker.ts' },
      { category: 'main', pattern: 'src/main.tsx' },
      { category: 'schema', pattern: 'config/*.schema.json' },
      { category: 'pluginList', pattern: 'config/plugins.ts' },
    ],
    'import/resolver': { typescript: { alwaysTryTypes: true } },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        // Files outside all layers may not import or be imported.
        checkUnknownLocals: true,
        policies: [
          ...may('ui', ['model']),
          ...may('feature', ['model', 'ui']),
          mayContracts('feature'),
          {
            from: element('feature'),
            allow: {
              to: {
                element: {
                  type: 'feature',
                  captured: { name: ['entities', 'logs'] },
                },
              },
            },
          },
          ...may('sagas', ['model']),
          mayContracts('sagas'),
          // The schema is compiled into the validator that the configuration service runs.
          { from: element('sagas'), allow: { to: { file: { categories: 'schema' } } } },
          ...may('store', ['model', 'sagas']),
          mayContracts('store'),
          ...may('plugins', ['model', 'ui', 'feature', 'sagas', 'store']),
          { from: { file: { categories: 'pluginList' } }, allow: { to: element('plugins') } },
          {
            from: { file: { categories: 'main' } },
            allow: {
              to: {
                element: {
                  types: { anyOf: ['model', 'ui', 'feature', 'sagas', 'store', 'plugins'] },
                },
              },
            },
          },
          {
            from: { file: { categories: 'main' } },
            allow: { to: { file: { categories: { anyOf: ['pluginList', 'early'] } } } },
          },
          {
            from: { file: { categories: { anyOf: ['early', 'serviceWorker'] } } },
            allow: { to: element('model') },
          },
          {
            from: { file: { categories: 'early' } },
            allow: { to: { file: { categories: { anyOf: ['early', 'styles'] } } } },
          },
        ],
      },
    ],
  },
}

/** Packages that a layer must not use, not even their types. */
const noPackages = (files, because, group) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ group, message: because }] },
    ],
  },
})

const redux = ['react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/*', '*redux-saga*']
const react = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router*', 'react-i18next']
const antd = ['antd', 'antd/*', '@ant-design/*']

const packages = [
  noPackages(inSource('model/**'), 'The model knows neither React nor Redux.', [
    ...react,
    ...antd,
    ...redux,
  ]),
  noPackages(
    ['src/ui/**'],
    'Building blocks take props and call back: no state of the portal.',
    redux,
  ),
  noPackages(inSource('features/**'), 'Features run no effects: that is what sagas are for.', [
    '*redux-saga*',
  ]),
  {
    files: inSource('sagas/**'),
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...react, ...antd, 'react-redux', '**/*.tsx', '**/*.css'],
              message: 'Sagas do not know how things look.',
            },
            {
              group: ['redux-saga/effects', 'typed-redux-saga/macro'],
              message: 'Effects come from typed-redux-saga.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
]

// ---- Rules by kind of file ----

const atMost = (files, max) => ({ files, rules: { 'max-lines': ['error', { max }] } })
const globals = (names, message) => [
  'error',
  { globals: names.map((name) => ({ name, message })), checkGlobalObject: true },
]

/** So that `window.fetch` counts as `fetch`. */
const globalObjects = { window: 'readonly', self: 'readonly', globalThis: 'readonly' }

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

const kinds = [
  {
    files: inSource('**/*Slice.ts'),
    rules: { 'portico/no-setter-actions': 'error', 'portico/no-world-in-slices': 'error' },
  },
  {
    files: inSource('{model,ui,features}/**'),
    languageOptions: { globals: globalObjects },
    rules: {
      'no-restricted-globals': globals(
        storageAndNetwork,
        'Only services reach storage and network.',
      ),
    },
  },
  {
    files: inSource('sagas/**'),
    plugins: { 'saga-effects': sagaEffects },
    rules: {
      'saga-effects/delegate-effects': 'error',
      'portico/no-bare-delegate': 'error',
    },
  },
  {
    files: inSource('sagas/**'),
    ignores: inSource('sagas/**/services/**'),
    languageOptions: { globals: globalObjects },
    rules: {
      'portico/no-random-in-sagas': 'error',
      'no-restricted-globals': globals(
        world,
        'The world comes from the saga context: `yield* service(…)`.',
      ),
    },
  },
  {
    files: inSource('**/*.tsx'),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink'],
              message: 'Links are those of `src/ui/Link.tsx`: it refuses what could run a program.',
            },
          ],
        },
      ],
    },
  },
  {
    files: inSource('**/*.tsx'),
    extends: [jsxA11y.flatConfigs.recommended],
    rules: { 'portico/no-text-outside-messages': 'error' },
  },
  {
    files: inSource('**/*.{ts,tsx}'),
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'portico/no-dispatch-in-effects': 'error',
      // Concerns the React Compiler, which is not used.
      'react-hooks/incompatible-library': 'off',
    },
  },
  atMost(inSource('**/*Slice.ts'), 150),
  atMost([...inSource('**/*Saga.ts'), 'src/sagas/kit/**'], 120),
  atMost(inSource('**/*.tsx'), 150),
  atMost(['test/**/*.test.{ts,tsx}'], 300),
]

const tests = [
  {
    files: ['test/**'],
    rules: { 'portico/no-sleeps': 'error', 'portico/no-unrun-tests': 'error' },
  },
  {
    // Run by Node's test runner.
    files: ['test/e2e/**/*.test.ts'],
    rules: { 'portico/no-test-without-assertion': 'error' },
  },
  {
    files: ['test/**/*.test.{ts,tsx}'],
    ignores: ['test/e2e/**'],
    extends: [jest.configs['flat/recommended']],
    // Set explicitly, because eslint-plugin-jest would look for the installed package and globals.
    settings: { jest: { version: 30, globalPackage: '@jest/globals' } },
    rules: {
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      'jest/no-disabled-tests': 'error',
      // Tests of state tables narrow a state before they assert.
      'jest/no-conditional-expect': 'off',
    },
  },
]

export default defineConfig(
  globalIgnores([
    'dist/',
    'backend/',
    '.cache/',
    '.portico/',
    'bench-results/',
    '**/node_modules/',
  ]),
  js.configs.recommended,
  everywhere,
  linearPatterns,
  typeAware,
  // TypeScript knows Node's globals.
  { files: javascript, rules: { 'no-undef': 'off' } },
  layers,
  packages,
  kinds,
  tests,
  {
    // These need a default export: configurations, loaders, and declarations or mocks of modules that have one.
    files: [
      '*.config.mjs',
      'config/*.{mjs,cjs}',
      'webpack.config.ts',
      '**/*.d.ts',
      'test/support/{configValidator,cssModule}.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
)
