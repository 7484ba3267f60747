// Small files in a temporary folder break each rule of dependency-cruiser once, beside good files that break none.

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

/** Each file with its imports and the rules it breaks. */
const tree: readonly (readonly [file: string, imports: string, ...broken: string[]])[] = [
  [
    'src/main.tsx',
    '../config/plugins.ts ./plugins/routes.ts ./store/createStore.ts ./start/early.ts ./ui/Card.tsx ./ui/index.ts ./features/a/aApi.ts ./features/b/Two.tsx ./features/b/bPage.tsx ./model/good.ts ./features/a/aPage.tsx ./sagas/bSaga.ts',
  ],
  [
    'src/start/early.ts',
    '../model/good.ts ../store/createStore.ts',
    'small-scripts-know-the-model-only',
  ],
  ['src/start/refreshWorker.ts', '../ui/Card.tsx', 'small-scripts-know-the-model-only'],
  ['config/plugins.ts', '../src/plugins/routes.ts'],
  ['src/model/good.ts', 'yaml'],
  ['src/model/layer.ts', '../ui/Card.tsx', 'model-knows-nothing'],
  ['src/model/package.ts', 'react ./good.ts', 'model-knows-nothing'],
  ['src/model/orphan.ts', '', 'no-orphans'],
  ['src/model/circleOne.ts', './circleTwo.ts', 'no-circular'],
  // A cycle is reported once.
  ['src/model/circleTwo.ts', 'type:./circleOne.ts'],
  ['src/model/lost.ts', './nowhere.ts', 'everything-resolves'],
  ['src/ui/Card.tsx', 'react antd ../model/good.ts'],
  ['src/ui/state.tsx', 'react-redux', 'ui-knows-no-state'],
  ['src/ui/layer.tsx', 'type:../features/a/aSlice.ts', 'ui-knows-no-state'],
  ['src/ui/index.ts', 'export:./Card.tsx', 'no-barrels'],
  ['src/features/a/aSlice.ts', '@reduxjs/toolkit ../../model/good.ts ../b/bSlice.ts'],
  ['src/features/a/aApi.ts', '@reduxjs/toolkit ./aSlice.ts'],
  ['src/features/a/aPage.tsx', 'react-redux ./aSlice.ts ../b/bSlice.ts ../../ui/Card.tsx'],
  ['src/features/b/bSlice.ts', '@reduxjs/toolkit'],
  ['src/features/b/bPage.tsx', 'type:../a/aPage.tsx', 'features-meet-at-contracts'],
  // `editor` is built upon `tasks`, not the other way round.
  ['src/features/editor/page.tsx', '../tasks/part.tsx'],
  ['src/features/tasks/part.tsx', 'react'],
  ['src/features/tasks/page.tsx', '../editor/page.tsx', 'features-meet-at-contracts'],
  ['src/features/b/Two.tsx', '../../sagas/aSaga.ts', 'features-run-no-effects'],
  ['src/features/b/effects.ts', 'typed-redux-saga', 'features-run-no-effects'],
  ['src/sagas/aSaga.ts', 'typed-redux-saga ../features/a/aApi.ts ../model/good.ts'],
  ['src/sagas/bSaga.ts', '../features/a/aPage.tsx', 'sagas-see-contracts-only'],
  ['src/sagas/cSaga.ts', 'type:react', 'sagas-see-contracts-only'],
  ['src/store/createStore.ts', '../sagas/aSaga.ts ../features/a/aSlice.ts'],
  ['src/store/layer.ts', '../features/a/aPage.tsx', 'store-sees-sagas-and-contracts-only'],
  ['src/plugins/routes.ts', '../features/a/aPage.tsx ../store/createStore.ts'],
  ['src/plugins/root.ts', '../main.tsx', 'nobody-imports-a-root'],
  ['src/plugins/list.ts', '../../config/plugins.ts', 'main-alone-knows-the-list-of-plugins'],
  ['src/plugins/tested.ts', '../../test/helper.ts', 'no-test-code-in-src'],
  ['src/plugins/tool.ts', 'webpack', 'no-tools-in-src'],
  ['src/helpers/text.ts', '../model/good.ts', 'every-file-has-a-layer'],
  ['test/helper.ts', '../src/model/good.ts'],
  ['test/support/samplePlugin/good.ts', '../../../src/ui/Card.tsx'],
  [
    'test/support/samplePlugin/inner.ts',
    '../../../src/features/a/aApi.ts',
    'plugins-from-outside-use-core-only',
  ],
]

/** Turns `./a.ts type:./b.ts export:./c.ts` into the text of a module. */
const moduleText = (imports: string): string =>
  imports
    .split(' ')
    .filter(Boolean)
    .map((word, index) => {
      const [path = '', way = 'import'] = word.split(':').reverse()
      if (way === 'export') return `export * from '${path}'`
      return `import${way === 'type' ? ' type' : ''} * as a${String(index)} from '${path}'`
    })
    .join('\n')

const binary = resolve('node_modules/.bin/depcruise')
const config = resolve('config/dependencyCruiser.cjs')
let folder = ''
let violations: readonly Violation[] = []

beforeAll(() => {
  // Inside the project, so that packages are found.
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(resolve('.cache/dependency-rules-'))
  copyFileSync('package.json', join(folder, 'package.json'))
  for (const [file, imports] of tree) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), moduleText(imports))
  }
  const options = ['--config', config, '--output-type', 'json', 'src', 'config', 'test']
  const { stdout } = spawnSync(process.execPath, [binary, ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  violations = summary.violations
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

it.each(tree)('%s', (file, _imports, ...broken) => {
  const found = violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)
  expect([...new Set(found)]).toEqual(broken)
})

it('every rule is broken once', () => {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(config)
  const proved = new Set(tree.flatMap(([, , ...broken]) => broken))
  expect(forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
})
