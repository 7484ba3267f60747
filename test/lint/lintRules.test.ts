// Each own rule, and each use of a package's rule that is the project's own, fires on the bad twin and keeps
// quiet on the good one. Types are left out: the snippets are on no disk.

import { expect, it } from '@jest/globals'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import config from '../../eslint.config.mjs'
import { lintCases } from './lintCases.ts'

const linter = new Linter({ cwd: process.cwd() })
const untyped: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false } },
  rules: tseslint.configs.disableTypeChecked.rules as Linter.RulesRecord,
}

/** The rules that a file with this text would break. */
const broken = (file: string, text: string): string[] =>
  linter
    .verify(text, [...config, untyped], { filename: file })
    .map(({ ruleId, message }) => ruleId ?? message)

it.each(lintCases)('$rule: $says', ({ rule, file, bad, goodFile = file, good }) => {
  expect(broken(file, bad)).toContain(rule)
  expect(broken(goodFile, good)).not.toContain(rule)
})

it('every own rule has its twins here', () => {
  const own = Object.keys(
    config.find(({ plugins }) => plugins?.['portico'])?.plugins?.['portico']?.rules ?? {},
  )
  const proved = new Set(lintCases.map(({ rule }) => rule))
  expect(own.map((name) => `portico/${name}`).filter((name) => !proved.has(name))).toEqual([])
})
