import { expect, it } from '@jest/globals'
import { fieldGuides } from '../../../src/model/scaffolder/fields/fieldGuides.ts'
import { optionProblems } from '../../../src/model/scaffolder/form/optionProblems.ts'

const problemsOf = (field: string, options: unknown) =>
  optionProblems(fieldGuides[field]?.options ?? {}, { 'ui:options': options as never }).map(
    ({ pointer, keyword }) => `${pointer.slice(1)} ${keyword}`,
  )

it.each<[string, unknown, readonly string[]]>([
  ['EntityPicker', { catalogFilter: [{ kind: 'Group' }], title: 'Owner' }, []],
  ['EntityPicker', { catalogFilter: 'Group' }, ['ui:options/catalogFilter type']],
  ['EntityPicker', { allowArbitraryValues: 'no' }, ['ui:options/allowArbitraryValues type']],
  ['EntityPicker', { filter: {} }, ['ui:options/filter additionalProperties']],
  ['EntityPicker', 'kind', ['ui:options type']],
  ['EntityPicker', null, []],
  ['RepoUrlPicker', { allowedHosts: ['a', 1] }, ['ui:options/allowedHosts/1 type']],
  [
    'RepoUrlPicker',
    { requestUserCredentials: { additionalScopes: 'repo' } },
    [
      'ui:options/requestUserCredentials/secretsKey required',
      'ui:options/requestUserCredentials/additionalScopes type',
    ],
  ],
])('%s with %j has %j', (field, options, problems) => {
  expect(problemsOf(field, options)).toEqual(problems)
})

it.each(Object.entries(fieldGuides))('the example of %s has what it wants', (_name, guide) => {
  expect(optionProblems(guide.options, guide.example)).toEqual([])
})
