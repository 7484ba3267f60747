// Forms of templates whose schema is anything: they are drawn, run nothing, and keep what is typed.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { isLong } from '../../e2e/support/breadth.ts'
import { hostileName, hostileSchema } from '../../support/hostileSchemas.ts'
import { show, startForm } from '../../support/schemaFormHarness.tsx'

beforeEach(async () => {
  await startForm()
  // Fields that cannot be drawn are told of there, too.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const isDangerous = (element: Element) =>
  [...element.attributes].some(
    ({ name: attribute, value }) =>
      attribute.startsWith('on') ||
      (/href|src|action/.test(attribute) && /^\s*javascript:/i.test(value)),
  )

it('is drawn from any schema, and keeps what is typed', () => {
  fc.assert(
    fc.property(fc.dictionary(hostileName, hostileSchema(3), { maxKeys: 3 }), (properties) => {
      cleanup()
      const values = show({ sound: { type: 'string', title: 'Sound' }, ...properties })
      const elements = [...document.body.querySelectorAll('*')]
      expect(elements.length).toBeLessThan(5_000)
      expect(elements.filter(isDangerous)).toEqual([])
      expect(document.querySelector('script')).toBeNull()
      const field = document.getElementById('step_sound')
      if (!(field instanceof HTMLInputElement)) throw new Error('The sound field is not drawn')
      fireEvent.change(field, { target: { value: 'typed' } })
      fireEvent.blur(field)
      expect(field.value).toBe('typed')
      expect(values()).toMatchObject({ sound: 'typed' })
    }),
    { numRuns: isLong ? 2_000 : 100, seed: 3 },
  )
}, 600_000)

it('draws a schema that contains itself as far as it is asked to', async () => {
  const user = userEvent.setup()
  const values = show({ name: { type: 'string' }, next: { oneOf: [{ $ref: '#' }] } })
  const names = () => screen.getAllByRole('textbox', { name: /^name/ })
  const { length } = names()
  await user.click(screen.getByRole('button', { name: 'next' }))
  expect(names()).toHaveLength(length + 1)
  await user.type(names().at(-1) ?? document.body, 'deep')
  await user.tab()
  expect(JSON.stringify(values())).toContain('"next":{"name":"deep"}')
})

it('draws a property that is named like a reference', () => {
  show({ $ref: { type: 'string', title: 'Reference' } })
  expect(screen.getByRole('textbox', { name: 'Reference' })).toBeVisible()
})

it('shows the other fields where a property named like a key of schemas refers to nothing', () => {
  const lost = { $ref: '#/definitions/none' }
  show({ default: lost, properties: { properties: { enum: lost } }, sound: { type: 'string' } })
  expect(screen.getByRole('textbox', { name: 'sound' })).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

it.each([
  [{ $ref: '#/definitions/none' }, 'Its schema refers to #/definitions/none, which is not there.'],
  [{ $ref: 'https://evil.example/x' }, 'Its schema refers to https://evil.example/x, which'],
])('shows the other fields, and why it cannot show %j', (broken, why) => {
  show({ broken, sound: { type: 'string', title: 'Sound' } })
  expect(screen.getByRole('textbox', { name: 'Sound' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(`The field "broken" cannot be shown: ${why}`)
})

it('shows the other fields where the field of a plugin throws', () => {
  const Broken = () => {
    throw new Error('Out of order')
  }
  show(
    { broken: { type: 'string', 'ui:field': 'Broken' }, sound: { type: 'string', title: 'Sound' } },
    { fields: { Broken } },
  )
  expect(screen.getByRole('textbox', { name: 'Sound' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The field "broken" cannot be shown: Out of order',
  )
})

const otherKinds = [
  null,
  7,
  true,
  'text',
  {},
  [],
  { a: 1 },
  [7],
  [null],
  '__proto__',
  'constructor',
]
const keywords = [
  ...['title', 'description', 'default', 'const', 'enum', 'enumNames', 'examples', 'format'],
  ...['pattern', 'minLength', 'maxLength', 'multipleOf', 'required', 'properties', 'items', 'if'],
  ...['oneOf', 'anyOf', 'allOf', 'additionalProperties', 'additionalItems', 'patternProperties'],
  ...['prefixItems', 'dependencies', 'dependentSchemas', 'definitions', 'not', 'then', '$ref'],
  ...['ui:widget', 'ui:field', 'ui:options', 'ui:order', 'ui:help', 'ui:title', 'ui:placeholder'],
  ...['ui:description', 'ui:enumNames', 'ui:disabled', 'ui:readonly', 'ui:autofocus', 'ui:rows'],
]

it.each(keywords)('draws fields whose %s is of another kind, and throws nothing', (keyword) => {
  const schemas = ['string', 'object', 'array', undefined].flatMap((type) =>
    otherKinds.map((value) => ({ type, [keyword]: value })),
  )
  const inOptions = otherKinds.map((value) => ({
    ...{ type: 'string', 'ui:options': { [keyword.replace('ui:', '')]: value } },
  }))
  const fields = Object.fromEntries([...schemas, ...inOptions].entries())
  show({ ...fields, sound: { type: 'string', title: 'Sound' } })
  expect(screen.getByLabelText('Sound')).toBeVisible()
  expect(jest.mocked(console.error).mock.calls).toEqual([])
})

it('takes a number for a title, and names a widget that is none', () => {
  show({ year: { type: 'string', title: 2026, 'ui:widget': ['radio'] } })
  expect(screen.getByRole('textbox', { name: '2026' })).toBeVisible()
  expect(screen.getByText(/\["radio"\]/)).toBeVisible()
})
