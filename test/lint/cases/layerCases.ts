// Allowed imports of each layer: packages, then files.

import { building, component, each, model, saga, type LintCase } from './lintCase.ts'

export const packageCases: readonly LintCase[] = [
  ...each('no-restricted-imports', model, "import { parse } from 'yaml'", {
    'no React in the model': "import type { ReactNode } from 'react'",
    'no Redux in the model': "import { nanoid } from '@reduxjs/toolkit'",
    'no react-redux in the model': "import { useSelector } from 'react-redux'",
    'no sagas in the model': "import { call } from 'typed-redux-saga'",
    'no redux-saga/effects in the model': "import { call } from 'redux-saga/effects'",
    'no antd in the model': "import { theme } from 'antd'",
  }),
  ...each(
    'no-restricted-imports',
    building,
    "import { useId } from 'react'\nimport { Button } from 'antd'",
    {
      'no react-redux in building blocks': "import { useSelector } from 'react-redux'",
      'no Redux in building blocks': "import { createApi } from '@reduxjs/toolkit/query/react'",
      'no sagas in building blocks': "import { call } from 'typed-redux-saga'",
    },
  ),
  ...each('no-restricted-imports', component, "import { useSelector } from 'react-redux'", {
    'no effects in features': "import { call } from 'typed-redux-saga'",
    'no redux-saga in features': "import createSagaMiddleware from 'redux-saga'",
  }),
  ...each(
    'no-restricted-globals',
    component,
    'export const a = (fetch: () => void) => { fetch() }',
    {
      'no requests in components': "export const a = () => fetch('/')",
      'no storage in components': "export const a = () => window.localStorage.getItem('a')",
    },
  ),
]

const imports = (path: string) => `import * as a from '${path}'\nexport const b = a`

const importsUnder =
  (rule: string) =>
  (says: string, file: string, bad: string, good: string): LintCase => ({
    rule,
    says,
    file,
    bad: imports(bad),
    good: imports(good),
  })

const layer = importsUnder('portico/layers')
const area = importsUnder('portico/areas')

export const areaCases: readonly LintCase[] = [
  area(
    'components of other areas are no contract',
    component,
    '../../catalog/list/EntityRow.tsx',
    '../../entities/EntityRefLink.tsx',
  ),
  area(
    'of another area only slices and endpoints',
    'src/features/graph/GraphPage.tsx',
    '../catalog/list/useEntityRows.ts',
    '../unregister/unregisterSlice.ts',
  ),
  area(
    'the model of a plugin is its own',
    'src/features/graph/GraphPage.tsx',
    '../../model/catalog/columns.ts',
    '../../model/session/person.ts',
  ),
  area(
    'steps of other processes are no contract',
    saga,
    '../import/steps/importWatch.ts',
    '../kit/request.ts',
  ),
  area(
    'a plugin that a test brings keeps to its area, too',
    'test/support/samplePlugin/features/pulse/PulsePage.tsx',
    '../../../../../src/features/catalog/list/EntityRow.tsx',
    '../../../../../src/features/entities/EntityRefLink.tsx',
  ),
  area(
    'a module brings what its own area has',
    'src/plugins/graph/catalogGraphModule.ts',
    '../../features/import/ImportPage.tsx',
    '../../features/graph/GraphPage.tsx',
  ),
]

export const layerCases: readonly LintCase[] = [
  layer('the model knows nothing above it', model, '../../ui/button/Button.tsx', './entityRef.ts'),
  layer(
    'building blocks know the model only',
    building,
    '../features/shell/boot/bootSlice.ts',
    '../model/paths.ts',
  ),
  layer(
    'features do not know sagas',
    component,
    '../../../sagas/shell/bootSaga.ts',
    '../../../ui/Card.tsx',
  ),
  layer(
    'features do not know the store',
    component,
    '../../../store/rootReducer.ts',
    '../sessionSlice.ts',
  ),
  layer(
    'features meet at slices',
    component,
    '../../shell/boot/BootPage.tsx',
    '../../shell/boot/bootSlice.ts',
  ),
  layer(
    'features meet at endpoints',
    component,
    '../../catalog/catalogMessages.ts',
    '../../catalog/entity/cards/ownershipApi.ts',
  ),
  layer(
    'sagas see contracts only',
    saga,
    '../../features/session/signIn/SignInPage.tsx',
    '../../features/entities/catalogApi.ts',
  ),
  layer(
    'sagas do not know building blocks',
    saga,
    '../../ui/messages/i18n.ts',
    '../../model/failure.ts',
  ),
  layer('sagas do not know the store', saga, '../../store/createStore.ts', '../kit/service.ts'),
  layer(
    'the store sees contracts only',
    'src/store/createStore.ts',
    '../features/shell/boot/BootPage.tsx',
    '../features/shell/boot/bootSlice.ts',
  ),
  layer(
    'the store does not know plugins',
    'src/store/createStore.ts',
    '../plugins/plugin.ts',
    '../sagas/shell/bootSaga.ts',
  ),
  layer(
    'plugins do not know the list of plugins',
    'src/plugins/registry.ts',
    '../../config/plugins.ts',
    '../store/createStore.ts',
  ),
  layer(
    'nobody knows the composition root',
    'src/plugins/registry.ts',
    '../main.tsx',
    './plugin.ts',
  ),
  layer(
    'the early script knows the model only',
    'src/start/early.ts',
    '../store/createStore.ts',
    '../model/paths.ts',
  ),
  layer(
    'the refresh worker knows the model only',
    'src/start/refreshWorker.ts',
    '../sagas/services/http.ts',
    '../model/paths.ts',
  ),
  {
    rule: 'portico/layers',
    says: 'every file is in a layer',
    file: 'src/helpers/text.ts',
    bad: 'export {}',
    goodFile: model,
    good: 'export {}',
  },
  layer(
    'the source does not know tests',
    'src/main.tsx',
    '../test/support/setup.ts',
    '../config/plugins.ts',
  ),
]
