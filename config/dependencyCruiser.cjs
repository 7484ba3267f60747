// What the editor's layer rules cannot see: cycles, orphans, and the whole graph at once. Rules are sentences.
// test/lint/dependencyRules.test.ts proves that each fires.

const areaNeeds = require('./areaNeeds.json')
const coreModules = require('./coreModules.json').plugins

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const contract = '(Slice|Api)\\.ts$'
const roots = '^src/(main\\.tsx|start/(early|refreshWorker|shellWorker)\\.ts)$'
const startParts = '^src/start/(rows|entity|tiles|docs|elements|pagePath|objects)\\.ts$'
const stateful =
  '(^|node_modules/)(@types/)?(react-redux|@reduxjs/toolkit|redux|redux-saga|@redux-saga|typed-redux-saga)(/|$)'
const effects = '(^|node_modules/)(redux-saga|@redux-saga|typed-redux-saga)(/|$)'
const looks =
  '(^|node_modules/)(@types/)?(react|react-dom|react-router|react-router-dom|antd|react-redux)(/|$)'

const featuresMeetAtContracts = (from, areas) =>
  rule('features-meet-at-contracts', 'Of another feature, only its slices and endpoints.', from, {
    path: '^src/features/',
    pathNot: [`^src/features/(${[...areas, 'entities', 'logs'].join('|')})/`, contract],
  })

module.exports = {
  forbidden: [
    rule(
      'no-circular',
      'Two files that need each other are one.',
      { path: '^(src|config|scripts|test)/' },
      { circular: true },
    ),
    rule(
      'no-orphans',
      'What nobody imports and what imports nothing is left over.',
      { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', roots] },
      {},
    ),
    rule(
      'every-file-has-a-layer',
      'model, ui, features, sagas, store, plugins or a composition root.',
      {
        path: '^src/',
        pathNot: [
          '^src/(model|ui|features/[^/]+|sagas|store|plugins)/',
          roots,
          startParts,
          '^src/[^/]+\\.d\\.ts$',
        ],
      },
      {},
    ),
    rule(
      'model-knows-nothing',
      'The model is plain TypeScript: no layer, no React, no Redux.',
      { path: '^src/model/' },
      { path: ['^(src/(?!model/)|config/|scripts/)', stateful, looks] },
    ),
    rule(
      'ui-knows-no-state',
      'Building blocks take props and call back.',
      { path: '^src/ui/' },
      { path: ['^(src/(?!(model|ui)/)|config/|scripts/)', stateful] },
    ),
    rule(
      'features-run-no-effects',
      'Features say what happened; sagas act on it.',
      { path: '^src/features/' },
      { path: ['^(src/(sagas|store|plugins)/|config/|scripts/)', roots, effects] },
    ),
    featuresMeetAtContracts(
      {
        path: '^src/features/([^/]+)/',
        pathNot: `^src/features/(${Object.keys(areaNeeds).join('|')})/`,
      },
      ['$1'],
    ),
    ...Object.entries(areaNeeds).map(([area, needed]) =>
      featuresMeetAtContracts({ path: `^src/features/${area}/` }, [area, ...needed]),
    ),
    rule(
      'sagas-see-contracts-only',
      'Sagas know the model and the contracts of features; never how things look.',
      { path: '^src/sagas/' },
      {
        path: ['^(src|config|scripts)/', looks],
        pathNot: [
          '^src/(sagas|model)/',
          `^src/features/.+${contract}`,
          '^config/[^/]+\\.schema\\.json$',
        ],
      },
    ),
    rule(
      'store-sees-sagas-and-contracts-only',
      'The store is wiring: it knows no component and no plugin.',
      { path: '^src/store/' },
      {
        path: '^(src|config|scripts)/',
        pathNot: ['^src/(store|sagas|model)/', `^src/features/.+${contract}`],
      },
    ),
    rule(
      'small-scripts-know-the-model-only',
      'The early script and the refresh worker must be small; of style sheets what is drawn early has the names alone. Documentation is prepared by the functions of its page.',
      {
        path: '^src/start/',
      },
      { pathNot: ['^src/model/', startParts, '\\.module\\.css$', '^src/ui/docs/[a-z][^/]*\\.ts$'] },
    ),
    rule(
      'nobody-imports-a-root',
      'The composition roots import, and are not imported; main hands the early answers on.',
      { path: '^(src|config)/', pathNot: '^src/main\\.tsx$' },
      { path: roots },
    ),
    rule(
      'main-alone-knows-the-list-of-plugins',
      'What this build is made of is decided in one place.',
      { path: '^src/', pathNot: '^src/main\\.tsx$' },
      { path: '^config/plugins\\.ts$' },
    ),
    rule(
      'plugins-from-outside-use-core-only',
      'What @portico/core does not export may change in any version.',
      { path: '^test/support/samplePlugin/' },
      { path: '^(src|config|scripts)/', pathNot: coreModules.map((path) => `^src/${path}$`) },
    ),
    rule(
      'no-test-code-in-src',
      'Nothing of the tests may reach the bundle.',
      { path: '^(src|config/plugins)' },
      {
        path: [
          '^test/',
          '\\.test\\.tsx?$',
          '(^|node_modules/)(@jest|@testing-library|msw|playwright)',
        ],
      },
    ),
    rule(
      'no-tools-in-src',
      'Nothing that only builds or checks may reach the bundle.',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], pathNot: '(^|node_modules/)@types/' },
    ),
    rule(
      'no-barrels',
      'Import a thing from where it is.',
      { path: '^(src|test|scripts|config)/' },
      { dependencyTypes: ['export'] },
    ),
    rule(
      'everything-resolves',
      'Each import finds its file.',
      { path: '^(src|test|scripts|config)/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['^(backend|dist|\\.cache|scripts/bench/peer)/', 'node_modules/[^/]+/node_modules'],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'default'],
    },
  },
}
