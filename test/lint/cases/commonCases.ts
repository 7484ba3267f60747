// Rules for all files, and for tests.

import { component, each, kit, model, saga, slice, test, type LintCase } from './lintCase.ts'

const inTest = (body: string) =>
  `import { expect, it } from '@jest/globals'\nit('says what holds', async () => { ${body} })`

const lines = (count: number) => 'export {}\n' + '// line\n'.repeat(count - 2) + '// last'

export const everywhereCases: readonly LintCase[] = [
  ...each('portico/no-re-exports', 'src/ui/index.ts', 'const b = 2\nexport { b }', {
    'no barrel of everything': "export * from './Button.tsx'",
    'no barrel of names': "export { Button } from './Button.tsx'",
    'no barrel of types': "export type { ButtonProps } from './Button.tsx'",
  }),
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
    'portico/no-bare-encoding',
    model,
    "import { encodePart } from '../encodePath.ts'\nexport const a = (b: string) => encodePart(b)",
    {
      'half a character throws nowhere':
        'export const a = (b: string) => `/x/${encodeURIComponent(b)}`',
      'nor in a list': 'export const a = (b: string[]) => b.map(encodeURIComponent)',
    },
  ),
  ...each(
    'typescript/consistent-type-imports',
    model,
    "import type { A } from './a.ts'\nexport const a = (b: A) => b",
    {
      'types are imported as types': "import { A } from './a.ts'\nexport const a = (b: A) => b",
    },
  ),
  ...each(
    'portico/import-order',
    model,
    "import { join } from 'node:path'\nimport a from 'a'\nimport z from '../b/z.ts'\nimport b from '../b.ts'\nimport c from './C.ts'\nimport './a.css'\nexport const d = [join, a, b, c, z]",
    {
      'packages before own files':
        "import b from '../b.ts'\nimport a from 'a'\nexport const c = [a, b]",
      "Node's modules before packages":
        "import a from 'a'\nimport { join } from 'node:path'\nexport const c = [a, join]",
      'by path': "import b from './b.ts'\nimport a from './A.ts'\nexport const c = [a, b]",
      'folders above before the own one':
        "import a from './a.ts'\nimport b from '../../b.ts'\nexport const c = [a, b]",
      'without blank lines':
        "import a from 'a'\n\nimport b from '../b.ts'\nexport const c = [a, b]",
    },
  ),
  ...each(
    'unused directive',
    model,
    '// eslint-disable-next-line eqeqeq -- a\nexport const a = b == c',
    {
      'a comment that switches nothing off goes':
        '// eslint-disable-next-line eqeqeq -- a\nexport const a = 1',
      'one for an own rule, too':
        '// eslint-disable-next-line portico/no-re-exports -- a\nexport const a = 1',
    },
  ),
]

export const lengthCases: readonly LintCase[] = (
  [
    [slice, 250],
    [saga, 200],
    [kit, 200],
    [component, 250],
    [test, 400],
  ] as const
).map(([file, most]) => ({
  rule: 'max-lines',
  says: `${file} warns of more than ${String(most)} lines`,
  file,
  bad: lines(most + 1),
  good: lines(most),
}))

export const testCases: readonly LintCase[] = [
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
    'no test left out by an option': "test('a', { skip: true }, () => {})",
  }),
  ...each(
    'portico/no-test-without-assertion',
    'test/e2e/catalog.test.ts',
    "it('a', async () => { assert.equal(await page.title(), 'a') })",
    { 'a test that Node runs asserts': "it('a', async () => { await page.title() })" },
  ),
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
