// Rules for sagas.

import { each, kit, saga, services, type LintCase } from './lintCase.ts'

const generator = (body: string) =>
  `import { all, call, put } from 'typed-redux-saga'\nfunction* child() {}\nexport function* parent() { ${body} }`

export const sagaCases: readonly LintCase[] = [
  ...each(
    'portico/no-bare-delegate',
    saga,
    generator(
      "const clock = yield* service('clock'); yield* call(child); yield* all([call(child)])",
    ),
    {
      'a child goes through call': generator('yield* child()'),
      'so does a child of an object': generator('yield* kit.child()'),
    },
  ),
  ...each('portico/no-bare-delegate', kit, generator('yield* call(poll, child)'), {
    'the kit is no exception': generator('yield* poll(child)'),
  }),
  ...each('saga-effects/delegate-effects', saga, generator('yield* call(child)'), {
    'effects are delegated': generator('yield call(child)'),
  }),
  ...each('portico/no-random-in-sagas', saga, 'export const a = Math.min(1, 2)', {
    'no randomness': 'export const a = Math.random()',
  }),
  ...[
    'window.open()',
    'document.title',
    "localStorage.getItem('a')",
    "fetch('/')",
    'Date.now()',
    'new Date()',
    'setTimeout(f, 1)',
    'globalThis.fetch',
  ].map((text): LintCase => ({
    rule: 'no-restricted-globals',
    says: `sagas do not reach for the world: ${text}`,
    file: saga,
    bad: `export const a = () => ${text}`,
    good: `export const a = () => ${text}`,
    goodFile: services,
  })),
  ...each(
    'no-restricted-imports',
    saga,
    "import type { ActionPattern } from 'redux-saga/effects'\nimport { call } from 'typed-redux-saga'\nimport { eventChannel } from 'redux-saga'",
    {
      'effects come from typed-redux-saga': "import { call } from 'redux-saga/effects'",
      'and not from its macro': "import { call } from 'typed-redux-saga/macro'",
      'no React in sagas': "import { useMemo } from 'react'",
      'no react-dom in sagas': "import { createPortal } from 'react-dom'",
      'no router in sagas': "import type { Location } from 'react-router-dom'",
      'no antd in sagas': "import { notification } from 'antd'",
      'no component in sagas':
        "import type { P } from '../../features/session/signIn/SignInPage.tsx'",
    },
  ),
]
