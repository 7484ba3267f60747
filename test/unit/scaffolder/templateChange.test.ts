// Changes of a template since one of its tasks was started.

import { expect, it } from '@jest/globals'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { decodeTaskOrigin, templateChange } from '../../../src/model/scaffolder/taskOrigin.ts'

const step = { action: 'debug:log', input: { message: 'Hello' } }
const template = (spec: Readonly<Record<string, unknown>>): Entity => ({
  kind: 'Template',
  metadata: { name: 'a' },
  spec,
})

/** As the backend completes a template's steps. */
const origin = decodeTaskOrigin({
  id: '1',
  status: 'completed',
  createdAt: '2026-01-01T00:00:00.000Z',
  spec: {
    parameters: { name: 'basket' },
    steps: [{ ...step, id: 'step-1', name: 'debug:log' }],
    output: {},
  },
})

it('is nothing where only names are missing that the backend completes', () => {
  expect(origin.parameters).toEqual({ name: 'basket' })
  expect(templateChange(origin, template({ steps: [step] }))).toBeUndefined()
})

it('is nothing where only the form differs', () => {
  const changed = { steps: [step], parameters: { properties: { more: {} } } }
  expect(templateChange(origin, template(changed))).toBeUndefined()
})

it.each([
  { name: 'a changed input', spec: { steps: [{ ...step, input: { message: 'Bye' } }] } },
  { name: 'another step', spec: { steps: [step, step] } },
  { name: 'no steps any more', spec: {} },
  { name: 'an output', spec: { steps: [step], output: { links: [] } } },
])('is $name', ({ spec }) => {
  const change = templateChange(origin, template(spec))
  expect(change?.before).toEqual(origin.program)
  expect(change?.after).not.toEqual(origin.program)
})
