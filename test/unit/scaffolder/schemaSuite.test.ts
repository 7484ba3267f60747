// The required cases of draft 7 of the official JSON Schema Test Suite. What differs is listed, so that the list cannot
// change unnoticed.

import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { judge } from '../../../src/model/scaffolder/form/schemaValidator.ts'

interface SuiteCase {
  readonly file: string
  readonly description: string
  readonly schema: unknown
  readonly tests: readonly {
    readonly description: string
    readonly data: unknown
    readonly valid: boolean
  }[]
}

const cases = JSON.parse(
  readFileSync('test/fixtures/jsonSchemaSuite/draft7.json', 'utf8'),
) as readonly SuiteCase[]

/** The name of what is faulty in the schema, or whether the value is allowed. */
function answerOf(schema: unknown, data: unknown): boolean | string {
  const verdict = judge(schema, data)
  if (verdict.status === 'tooDeep') return verdict.status
  return verdict.status === 'faulty' ? verdict.fault.name : verdict.problems.length === 0
}

/** One line for each case and way to differ: all tests of a case have one schema. */
const differing = new Set(
  cases.flatMap(({ file, description, schema, tests }) =>
    tests.flatMap(({ data, valid }) => {
      const answer = answerOf(schema, data)
      return answer === valid ? [] : [`${file} › ${description} › ${String(answer)}`]
    }),
  ),
)

it('has the whole suite', () => {
  expect(cases.flatMap(({ tests }) => tests)).toHaveLength(423)
})

it('differs from the suite only in references to other documents, which a form never fetches', () => {
  expect([...differing]).toEqual([
    'definitions › valid definition › http://json-schema.org/draft-07/schema#',
    'definitions › invalid definition › http://json-schema.org/draft-07/schema#',
    'ref › remote ref, containing refs itself › http://json-schema.org/draft-07/schema#',
    'refRemote › remote ref › http://localhost:1234/integer.json',
    'refRemote › fragment within remote ref › http://localhost:1234/subSchemas.json#/integer',
    'refRemote › ref within remote ref › http://localhost:1234/subSchemas.json#/refToInteger',
    'refRemote › base URI change › folderInteger.json',
    'refRemote › base URI change - change folder › folderInteger.json',
    'refRemote › base URI change - change folder in subschema › folderInteger.json',
    'refRemote › root ref in remote ref › name.json#/definitions/orNull',
  ])
})
