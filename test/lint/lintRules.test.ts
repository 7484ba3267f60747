// Each own rule, and each use of a package's rule that is the project's own, fires on the bad twin and keeps
// quiet on the good one. Types are left out: the snippets are on no disk.

import { expect, it, jest } from '@jest/globals'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { everywhereCases, lengthCases, testCases } from './cases/commonCases.ts'
import { componentCases } from './cases/componentCases.ts'
import { areaCases, layerCases, packageCases } from './cases/layerCases.ts'
import { sagaCases } from './cases/sagaCases.ts'
import { sliceCases } from './cases/sliceCases.ts'

const lintCases = [
  ...sliceCases,
  ...sagaCases,
  ...packageCases,
  ...layerCases,
  ...areaCases,
  ...componentCases,
  ...everywhereCases,
  ...lengthCases,
  ...testCases,
]
const { default: config } = jest.requireActual<{ default: Linter.Config[] }>(
  '../../eslint.config.mjs',
)

const linter = new Linter({ cwd: process.cwd() })
const untyped: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false } },
  rules: tseslint.configs.disableTypeChecked.rules as Linter.RulesRecord,
}

/** The rules that a file with this text would break. Throws where the snippet cannot be read. */
const broken = (file: string, text: string): string[] =>
  linter.verify(text, [...config, untyped], { filename: file }).map((problem) => {
    if (problem.fatal) throw new Error(`${file}: ${problem.message}`)
    return problem.ruleId ?? problem.message
  })

it.each(lintCases)('$rule: $says', ({ rule, file, bad, goodFile = file, good }) => {
  expect(broken(file, bad)).toContain(rule)
  expect(broken(goodFile, good)).not.toContain(rule)
})

it('every own rule has its twins here', () => {
  const own = config.flatMap(({ plugins }) => Object.keys(plugins?.['portico']?.rules ?? {}))
  const proved = new Set(lintCases.map(({ rule }) => rule))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !proved.has(`portico/${name}`))).toEqual([])
})
