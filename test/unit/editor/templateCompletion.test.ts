import { expect, it } from '@jest/globals'
import { completionsAt } from '../../../src/model/editor/templateCompletion.ts'
import { decodeActions, decodeExtensions } from '../../../src/model/scaffolder/actions.ts'
import { recordedBody } from '../../support/backend.ts'

const knowledge = {
  actions: decodeActions(recordedBody('scaffolder-actions')),
  extensions: decodeExtensions(recordedBody('scaffolder-extensions')),
  fields: {
    OwnerPicker: { properties: { catalogFilter: { type: 'object', description: 'Filter' } } },
  },
}

/** Completions at the bar, which is not part of the text. */
function at(text: string) {
  const offset = text.indexOf('¦')
  const found = completionsAt(text.replace('¦', ''), offset, knowledge)
  return found && { from: offset - found.from, labels: found.options.map(({ label }) => label) }
}

const labelsAt = (text: string) => at(text)?.labels

it('suggests actions by id, replacing what is typed of them', () => {
  const found = at('spec:\n  steps:\n    - action: fetch:te¦')
  expect(found?.labels).toContain('fetch:template')
  expect(found?.from).toBe('fetch:te'.length)
})

it.each([
  ['above the input', '    - id: a\n      action: debug:log\n      input:\n        me¦'],
  ['below the input', '    - id: a\n      input:\n        me¦\n      action: debug:log'],
  ['as the first key of the step', '    - action: debug:log\n      input:\n        me¦'],
])('suggests the input of the action that is named %s', (_place, steps) => {
  expect(labelsAt(`spec:\n  steps:\n    - action: fs:delete\n${steps}`)).toEqual([
    'message',
    'listWorkspace',
  ])
})

it('suggests nothing for the input of an action that is not known', () => {
  expect(at('spec:\n  steps:\n    - action: nope\n      input:\n        a¦')).toBeNull()
})

it('suggests keys by their place', () => {
  expect(labelsAt('ki¦')).toContain('kind')
  expect(labelsAt('spec:\n  st¦')).toContain('steps')
  expect(labelsAt('spec:\n  steps:\n    - ac¦')).toContain('action')
  expect(labelsAt('metadata:\n  na¦')).toContain('name')
  expect(labelsAt('spec:\n  parameters:\n    - ti¦')).toContain('properties')
  const property = 'spec:\n  parameters:\n    - properties:\n        owner:\n          '
  expect(labelsAt(`${property}ui:fi¦`)).toContain('ui:field')
  expect(labelsAt(`${property}ui:field: Ow¦`)).toEqual(['OwnerPicker'])
  expect(labelsAt(`${property}type: st¦`)).toContain('string')
  expect(labelsAt('spec:\n  parameters:\n    - properties:\n        ow¦')).toBeUndefined()
})

it('suggests the options of the field', () => {
  const property = 'spec:\n  parameters:\n    - properties:\n        owner:\n'
  expect(
    labelsAt(`${property}          ui:field: OwnerPicker\n          ui:options:\n            c¦`),
  ).toEqual(['catalogFilter'])
})

it('suggests filters after a bar of an expression, and names elsewhere', () => {
  expect(labelsAt('a: ${{ parameters.repoUrl | pa¦ }}')).toContain('parseRepoUrl')
  expect(labelsAt('a: ${{ pa¦')).toContain('parameters')
  expect(labelsAt('a: ${{ parameters.na¦')).toBeUndefined()
  expect(labelsAt('a: ${{ x }} | ¦')).toBeUndefined()
})

it('survives any text', () => {
  for (const text of ['¦', '- - - ¦', '\t¦', 'a: {b: ¦', '"¦', `${'  '.repeat(500)}a¦`])
    expect(() => at(text)).not.toThrow()
})
