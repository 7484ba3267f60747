import { describe, expect, it } from '@jest/globals'
import {
  readTemplate,
  stepsOfTemplate,
  unknownActions,
} from '../../../src/model/editor/templateText.ts'

const good = `kind: Template
spec:
  parameters:
    title: About
    properties: { name: { type: string, ui:widget: textarea } }
  steps:
    - action: debug:log
    - id: two
      action: nope:nope
`

const faultsOf = (text: string) =>
  readTemplate(text).problems.map(({ fault, line }) => `${fault} ${String(line)}`)

describe('the text of a template', () => {
  it('is read with its form and actions', () => {
    const reading = readTemplate(good)
    expect(reading.problems).toEqual([])
    const [step] = stepsOfTemplate(reading.template ?? {}, () => true)
    expect(step).toMatchObject({
      title: 'About',
      schema: { properties: { name: { type: 'string', 'ui:widget': 'textarea' } } },
    })
    expect(unknownActions(reading, ['debug:log'])).toEqual([
      { fault: 'action', line: 9, detail: 'nope:nope' },
    ])
    expect(unknownActions(reading, undefined)).toEqual([])
  })

  it.each([
    ['no YAML', 'kind: Template\nspec: [', ['syntax 2']],
    ['a text', 'just a text', ['empty 1']],
    ['nothing', '', ['empty 1']],
    ['another kind', 'kind: Component\nspec: { steps: [] }', ['kind 1']],
    ['no steps', 'kind: Template\nspec:\n  type: a', ['steps 3']],
    ['a step without action', 'kind: Template\nspec:\n  steps:\n    - id: a', ['step 4']],
    [
      'parameters that are no record',
      'kind: Template\nspec: { steps: [], parameters: 3 }',
      ['parameters 2'],
    ],
    ['too much text', `a: ${'x'.repeat(300_000)}`, ['size 1']],
    ['too many brackets', '['.repeat(5_000), ['size 1']],
    ['a circle', 'kind: &a [*a]', ['size 1']],
    [
      'a bomb',
      `a: &a [1,1,1,1,1,1,1,1,1]\n${'bcdefgh'
        .split('')
        .map(
          (key, at) =>
            `${key}: &${key} [${Array.from({ length: 9 }, () => `*${'abcdefg'[at] ?? 'a'}`).join(',')}]`,
        )
        .join('\n')}`,
      ['size 1'],
    ],
  ])('names the problem of %s with its line', (_name, text, problems) => {
    expect(faultsOf(text)).toEqual(problems)
  })

  it('gives the form of a $ref loop without an end', () => {
    const { template } = readTemplate(
      'kind: Template\nspec: { steps: [], parameters: { properties: { a: { $ref: "#/properties/a" } } } }',
    )
    expect(stepsOfTemplate(template ?? {}, () => true)).toHaveLength(1)
  })

  it('names steps without a title as the backend does, and leaves out what is no step', () => {
    const steps = stepsOfTemplate({ spec: { parameters: [{}, 3, { title: 4 }] } }, () => true)
    expect(steps.map(({ title }) => title)).toEqual([
      'Please enter the following information',
      'Please enter the following information',
    ])
  })
})
