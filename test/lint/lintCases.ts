// Pairs of snippets: the first breaks a rule, the second does not.

interface LintCase {
  readonly rule: string
  readonly says: string
  readonly file: string
  readonly bad: string
  readonly good: string
  /** Where the good twin lies, if elsewhere. */
  readonly goodFile?: string
}

const slice = 'src/features/session/sessionSlice.ts'
const saga = 'src/sagas/sessionSaga.ts'
const kit = 'src/sagas/kit/poll.ts'
const services = 'src/sagas/services/browserServices.ts'
const component = 'src/features/session/SignInPage.tsx'
const building = 'src/ui/Button.tsx'
const model = 'src/model/entity.ts'
const test = 'test/unit/some.test.ts'

const withReducers = (reducers: string) =>
  `export const s = createSlice({ name: 's', initialState: () => ({}), reducers: ${reducers} })`
const generator = (body: string) =>
  `import { all, call, put } from 'typed-redux-saga'\nfunction* child() {}\nexport function* parent() { ${body} }`
const effect = (name: string, body: string) =>
  `export function P() { const dispatch = useDispatch(); ${name}(() => { ${body} }, []); return null }`
const element = (text: string) => `export const P = () => ${text}`
const inTest = (body: string) =>
  `import { expect, it } from '@jest/globals'\nit('says what holds', async () => { ${body} })`
const lines = (count: number) => 'export {}\n' + '// line\n'.repeat(count - 2) + '// last'

/** One rule, several bad texts with the same good twin. */
const each = (
  rule: string,
  file: string,
  good: string,
  bad: Readonly<Record<string, string>>,
): LintCase[] => Object.entries(bad).map(([says, text]) => ({ rule, says, file, bad: text, good }))

const slices: LintCase[] = [
  ...each(
    'portico/no-setter-actions',
    slice,
    withReducers('{ urlSubmitted: (s) => s, settled: (s) => s }'),
    {
      'no set…': withReducers('{ setUrl: (s) => s }'),
      'no update…': withReducers('{ updateUrl(s) { return s } }'),
      'no toggle…': withReducers('{ togglePanel: { prepare: () => ({}), reducer: (s) => s } }'),
      'no clear…': withReducers('{ clearAll: (s) => s }'),
      'no bare reset': withReducers('{ reset: (s) => s }'),
      'no handle… in the callback form': withReducers(
        '(create) => ({ handleClick: create.reducer((s) => s) })',
      ),
      'no setter as an action of its own': "export const a = createAction('session/setUser')",
    },
  ),
  ...each(
    'portico/no-world-in-slices',
    slice,
    withReducers(
      '{ asked: { prepare: () => ({ payload: { at: Date.now(), id: nanoid(), on: new Date(), r: Math.random() } }), reducer: (s) => ({ ...s, most: Math.max(1, 2) }) } }',
    ),
    {
      'no clock': withReducers('{ asked: (s) => ({ ...s, at: Date.now() }) }'),
      'no new Date': withReducers('{ asked: (s) => ({ ...s, at: new Date().toISOString() }) }'),
      'no clock in a reducer beside its prepare': withReducers(
        '{ asked: { prepare: () => ({}), reducer: (s) => ({ at: Date.now() }) } }',
      ),
      'no randomness': withReducers('{ asked: (s) => ({ ...s, at: Math.random() }) }'),
      'no ids': withReducers('{ asked: (s) => ({ ...s, id: nanoid() }) }'),
      'no ids of the browser': withReducers(
        '{ asked: (s) => ({ ...s, id: crypto.randomUUID() }) }',
      ),
      'no storage in the initial state':
        "const first = () => localStorage.getItem('a')\nexport { first }",
      'no storage of the session': withReducers("{ asked: (s) => sessionStorage.getItem('a') }"),
      'no requests': withReducers("{ asked: (s) => { fetch('/'); return s } }"),
      'no timers': withReducers('{ asked: (s) => { setTimeout(() => {}, 1); return s } }'),
    },
  ),
]

const sagas: LintCase[] = [
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
    '@typescript-eslint/no-restricted-imports',
    saga,
    "import type { ActionPattern } from 'redux-saga/effects'\nimport { call } from 'typed-redux-saga'\nimport { eventChannel } from 'redux-saga'",
    {
      'effects come from typed-redux-saga': "import { call } from 'redux-saga/effects'",
      'and not from its macro': "import { call } from 'typed-redux-saga/macro'",
      'no React in sagas': "import { useMemo } from 'react'",
      'no react-dom in sagas': "import { createPortal } from 'react-dom'",
      'no router in sagas': "import type { Location } from 'react-router'",
      'no antd in sagas': "import { notification } from 'antd'",
      'no component in sagas': "import type { P } from '../features/session/SignInPage.tsx'",
    },
  ),
]

const packages: LintCase[] = [
  ...each('@typescript-eslint/no-restricted-imports', model, "import { parse } from 'yaml'", {
    'no React in the model': "import type { ReactNode } from 'react'",
    'no Redux in the model': "import { nanoid } from '@reduxjs/toolkit'",
    'no react-redux in the model': "import { useSelector } from 'react-redux'",
    'no sagas in the model': "import { call } from 'typed-redux-saga'",
    'no redux-saga/effects in the model': "import { call } from 'redux-saga/effects'",
    'no antd in the model': "import { theme } from 'antd'",
  }),
  ...each(
    '@typescript-eslint/no-restricted-imports',
    building,
    "import { useId } from 'react'\nimport { Button } from 'antd'",
    {
      'no react-redux in building blocks': "import { useSelector } from 'react-redux'",
      'no Redux in building blocks': "import { createApi } from '@reduxjs/toolkit/query/react'",
      'no sagas in building blocks': "import { call } from 'typed-redux-saga'",
    },
  ),
  ...each(
    '@typescript-eslint/no-restricted-imports',
    component,
    "import { useSelector } from 'react-redux'",
    {
      'no effects in features': "import { call } from 'typed-redux-saga'",
      'no redux-saga in features': "import createSagaMiddleware from 'redux-saga'",
    },
  ),
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
const layer = (says: string, file: string, bad: string, good: string): LintCase => ({
  rule: 'boundaries/dependencies',
  says,
  file,
  bad: imports(bad),
  good: imports(good),
})

const layers: LintCase[] = [
  layer('the model knows nothing above it', model, '../ui/Button.tsx', './entityRef.ts'),
  layer(
    'building blocks know the model only',
    building,
    '../features/boot/bootSlice.ts',
    '../model/paths.ts',
  ),
  layer('features do not know sagas', component, '../../sagas/bootSaga.ts', '../../ui/Card.tsx'),
  layer(
    'features do not know the store',
    component,
    '../../store/rootReducer.ts',
    './sessionSlice.ts',
  ),
  layer('features meet at slices', component, '../boot/BootPage.tsx', '../boot/bootSlice.ts'),
  layer(
    'features meet at endpoints',
    component,
    '../catalog/catalogMessages.ts',
    '../catalog/catalogApi.ts',
  ),
  layer(
    'sagas see contracts only',
    saga,
    '../features/catalog/useEntityRows.ts',
    '../features/catalog/catalogApi.ts',
  ),
  layer('sagas do not know building blocks', saga, '../ui/messages/i18n.ts', '../model/failure.ts'),
  layer('sagas do not know the store', saga, '../store/createStore.ts', './kit/service.ts'),
  layer(
    'the store sees contracts only',
    'src/store/createStore.ts',
    '../features/boot/BootPage.tsx',
    '../features/boot/bootSlice.ts',
  ),
  layer(
    'the store does not know plugins',
    'src/store/createStore.ts',
    '../plugins/plugin.ts',
    '../sagas/bootSaga.ts',
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
    'src/early.ts',
    './store/createStore.ts',
    './model/paths.ts',
  ),
  layer(
    'a file outside every layer knows nobody',
    'src/helpers/text.ts',
    '../store/createStore.ts',
    './other.ts',
  ),
  layer(
    'the source does not know tests',
    'src/main.tsx',
    '../test/support/setup.ts',
    '../config/plugins.ts',
  ),
]

const components: LintCase[] = [
  ...each('portico/no-dispatch-in-effects', component, effect('useEffect', 'ref.current.focus()'), {
    'not in useEffect': effect('useEffect', 'dispatch(opened())'),
    'not in useLayoutEffect': effect('useLayoutEffect', 'void dispatch(opened())'),
    'not in React.useEffect': effect('React.useEffect', 'store.dispatch(opened())'),
  }),
  {
    rule: 'portico/no-dispatch-in-effects',
    says: 'but in a handler',
    file: component,
    bad: effect('useEffect', 'if (open) dispatch(opened())'),
    good: element('<Button onClick={() => dispatch(opened())} />'),
  },
  ...each(
    'portico/no-text-outside-messages',
    component,
    element(
      '<p id="guest" className={"a"} title={t("title")} aria-label={name}>{t("text")} · {count ?? "…"} {`${a}: ${b}`} <a.b role="alert" aria-hidden="true" /></p>',
    ),
    {
      'no text in an element': element('<p>Sign in</p>'),
      'no text in another script': element('<p>Войти</p>'),
      'no text in braces': element('<p>{"Sign in"}</p>'),
      'no text in a choice': element('<p>{a ? "Sign in" : t("b")}</p>'),
      'no text under a condition': element('<p>{a && "Sign in"}</p>'),
      'no text in a template': element('<p>{`${count} entities`}</p>'),
      'no text in a fragment': element('<>Sign in</>'),
      'no text in aria-label': element('<p aria-label="Sign in" />'),
      'no text in title': element('<p title={"Sign in"} />'),
      'no text in placeholder': element('<input placeholder="Search" />'),
      'no text in alt': element('<img alt={`Picture of ${name}`} />'),
    },
  ),
  ...each('jsx-a11y/alt-text', component, element('<img src={a} alt={t("a")} />'), {
    'pictures have texts': element('<img src={a} />'),
  }),
  ...each(
    'react-hooks/rules-of-hooks',
    component,
    'export function P() { const a = useId(); return a }',
    {
      'hooks stand at the top': 'export function P({ a }) { if (a) useId(); return null }',
    },
  ),
]

const everywhere: LintCase[] = [
  ...each(
    'portico/no-re-exports',
    'src/ui/index.ts',
    'export const a = 1\nexport { b } from\n'.replace(
      'export { b } from\n',
      'const b = 2\nexport { b }\n',
    ),
    {
      'no barrel of everything': "export * from './Button.tsx'",
      'no barrel of names': "export { Button } from './Button.tsx'",
      'no barrel of types': "export type { ButtonProps } from './Button.tsx'",
    },
  ),
  {
    rule: 'no-restricted-exports',
    says: 'exports have names',
    file: component,
    bad: 'export default function P() { return null }',
    good: 'export function P() { return null }',
  },
  {
    rule: 'no-restricted-exports',
    says: 'unless a tool asks',
    file: 'scripts/build.ts',
    bad: 'export default {}',
    good: 'export default {}',
    goodFile: 'config/jest.config.mjs',
  },
  ...each(
    'portico/disable-with-reason',
    component,
    '// eslint-disable-next-line no-console -- it is the report\nexport {}',
    {
      'whoever switches a rule off says why': '// eslint-disable-next-line no-console\nexport {}',
      'in block comments too': '/* eslint-disable no-console */\nexport {}',
    },
  ),
  ...each(
    '@typescript-eslint/consistent-type-imports',
    model,
    "import type { A } from './a.ts'\nexport const a = (b: A) => b",
    {
      'types are imported as types': "import { A } from './a.ts'\nexport const a = (b: A) => b",
    },
  ),
  ...each(
    'import-x/order',
    model,
    "import a from 'a'\nimport b from '../b.ts'\nexport const c = [a, b]",
    {
      'imports have one order':
        "import b from '../b.ts'\nimport a from 'a'\nexport const c = [a, b]",
    },
  ),
]

const lengths: LintCase[] = (
  [
    [slice, 150],
    [saga, 120],
    [kit, 120],
    [component, 150],
    [test, 300],
  ] as const
).map(([file, most]) => ({
  rule: 'max-lines',
  says: `${file} has at most ${String(most)} lines`,
  file,
  bad: lines(most + 1),
  good: lines(most),
}))

const tests: LintCase[] = [
  ...each(
    'portico/no-sleeps',
    'test/support/renderApp.tsx',
    'jest.advanceTimersByTime(10)\nawait screen.findByText(name)',
    {
      'no promised timeout': 'await new Promise((resolve) => setTimeout(resolve, 10))',
      'no promised timeout of an object': 'await new Promise((r) => window.setTimeout(r, 10))',
      'no timers/promises':
        "import { setTimeout } from 'node:timers/promises'\nawait setTimeout(10)",
      "no waiting of the browser's": 'await page.waitForTimeout(10)',
    },
  ),
  ...each('portico/no-unrun-tests', 'test/e2e/catalog.ts', "test('a', () => {})\nlist.only\n", {
    'no skipped test': "test.skip('a', () => {})",
    'no lonely suite': "describe.only('a', () => {})",
    'no crossed-out test': "xit('a', () => {})",
  }),
  ...each('jest/expect-expect', test, inTest('expect(1).toBe(1)'), {
    'every test asserts': inTest('run()'),
  }),
  ...each('jest/no-focused-tests', test, inTest('expect(1).toBe(1)'), {
    'no test runs alone': inTest('expect(1).toBe(1)').replace('it(', 'it.only('),
  }),
  ...each('jest/no-disabled-tests', test, inTest('expect(1).toBe(1)'), {
    'no test is left out': inTest('expect(1).toBe(1)').replace('it(', 'it.skip('),
  }),
]

export const lintCases: readonly LintCase[] = [
  ...slices,
  ...sagas,
  ...packages,
  ...layers,
  ...components,
  ...everywhere,
  ...lengths,
  ...tests,
]
