// Each own rule, and each package's rule with own settings, reports the bad snippet and not the
// good one. Without types, because the snippets are not on disk.

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

/** The rules broken by a file with this text. Throws if the snippet cannot be parsed. */
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
