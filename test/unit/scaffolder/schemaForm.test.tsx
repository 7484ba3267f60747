// The form of a step: what people see and type, for each kind of field.

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { FieldProps } from '@rjsf/utils'
import { cleanup, screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show, startForm } from '../../support/schemaFormHarness.tsx'

beforeEach(startForm)
afterEach(cleanup)

describe('one value', () => {
  it('is typed, and missing again when the text is removed', async () => {
    const values = show({ name: { type: 'string', title: 'Name' } })
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, 'abc')
    await waitFor(() => {
      expect(values()).toEqual({ name: 'abc' })
    })
    await userEvent.clear(field)
    await waitFor(() => {
      expect(values()).toEqual({})
    })
  })

  it('takes what its schema says instead of an empty text', async () => {
    const values = show(
      { name: { type: 'string', title: 'Name', 'ui:emptyValue': '' } },
      { start: { name: 'a' } },
    )
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
    await waitFor(() => {
      expect(values()).toEqual({ name: '' })
    })
  })

  it('is a number where it has to be', async () => {
    const values = show({ count: { type: 'integer', title: 'Count' } })
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Count' }), '12')
    expect(values()).toEqual({ count: 12 })
  })

  it('is marked as required, and explained to screen readers', () => {
    show(
      { name: { type: 'string', title: 'Name', description: 'Short', 'ui:help': 'Lower case' } },
      { also: { required: ['name'] } },
    )
    const field = screen.getByLabelText('Name*')
    expect(field).toHaveAttribute('aria-required', 'true')
    expect(field).toHaveAccessibleDescription('Short Lower case')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('has the control that its look names', () => {
    show({
      a: { type: 'string', title: 'Text', 'ui:widget': 'textarea', 'ui:options': { rows: 7 } },
      b: { type: 'string', title: 'Secret', 'ui:widget': 'password' },
      c: { type: 'string', title: 'Mail', format: 'email', 'ui:placeholder': 'ann@example.com' },
      d: { type: 'string', title: 'Day', format: 'date' },
      e: { type: 'string', title: 'Kept', 'ui:widget': 'hidden' },
      f: { type: 'string', title: 'Fixed', 'ui:readonly': true },
      g: { type: 'string', title: 'Off', 'ui:disabled': true },
    })
    expect(screen.getByLabelText('Text')).toHaveAttribute('rows', '7')
    expect(screen.getByLabelText('Secret')).toHaveAttribute('type', 'password')
    expect(screen.getByLabelText('Mail')).toHaveAttribute('placeholder', 'ann@example.com')
    expect(screen.getByLabelText('Day')).toHaveAttribute('type', 'date')
    expect(screen.queryByLabelText('Kept')).toBeNull()
    expect(screen.getByLabelText('Fixed')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Off')).toBeDisabled()
  })

  it('is sent by Enter', async () => {
    const onSubmit = jest.fn()
    show({ name: { type: 'string', title: 'Name' } }, { onSubmit })
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('a choice', () => {
  const tier = {
    type: 'string',
    title: 'Tier',
    enum: ['a', 'b'],
    'ui:enumNames': ['Gold', 'Silver'],
  }

  it('is a list with the names of its values', async () => {
    const values = show({ tier: { ...tier, 'ui:enumDisabled': ['b'] } })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tier' }), 'Gold')
    expect(values()).toEqual({ tier: 'a' })
    expect(screen.getByRole('option', { name: 'Silver' })).toBeDisabled()
  })

  it('is a group of radio buttons where its look says so', async () => {
    const values = show({ tier: { ...tier, 'ui:widget': 'radio' } })
    const group = screen.getByRole('radiogroup', { name: 'Tier' })
    await userEvent.click(within(group).getByRole('radio', { name: 'Silver' }))
    expect(values()).toEqual({ tier: 'b' })
  })

  it('keeps numbers, and alternatives with titles', async () => {
    const values = show({
      size: { type: 'number', title: 'Size', enum: [1, 2] },
      zone: {
        title: 'Zone',
        oneOf: [
          { const: 7, title: 'North' },
          { const: 8, title: 'South' },
        ],
      },
    })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '2')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zone' }), 'South')
    expect(values()).toEqual({ size: 2, zone: 8 })
  })

  it('of yes and no is a mark, a switch, radio buttons or a list', async () => {
    const values = show({
      a: { type: 'boolean', title: 'Mark' },
      b: { type: 'boolean', title: 'Toggle', 'ui:widget': 'switch' },
      c: { type: 'boolean', title: 'Radio', 'ui:widget': 'radio' },
      d: { type: 'boolean', title: 'List', 'ui:widget': 'select' },
    })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mark' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Toggle' }))
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Yes')
    expect(values()).toEqual({ a: true, b: true, c: false, d: true })
  })

  it('of several is a group of marks, in the order of the list', async () => {
    const values = show({
      on: {
        type: 'array',
        title: 'Environments',
        uniqueItems: true,
        items: { type: 'string', enum: ['dev', 'prod'] },
        'ui:widget': 'checkboxes',
      },
    })
    const group = screen.getByRole('group', { name: 'Environments' })
    await userEvent.click(within(group).getByRole('checkbox', { name: 'prod' }))
    await userEvent.click(within(group).getByRole('checkbox', { name: 'dev' }))
    expect(values()).toEqual({ on: ['dev', 'prod'] })
  })
})

describe('a field or widget that no plugin has', () => {
  it('is named, and the schema’s own takes its place', async () => {
    const values = show({
      a: { type: 'string', title: 'Repository', 'ui:field': 'MyField' },
      b: { type: 'string', title: 'Note', 'ui:widget': 'MyWidget' },
    })
    expect(screen.getByText('Unknown field MyField')).toBeVisible()
    expect(screen.getByText('Unknown widget MyWidget')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Repository' }), 'x')
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'y')
    await waitFor(() => {
      expect(values()).toEqual({ a: 'x', b: 'y' })
    })
  })
})

it('a plugin’s field is drawn with the label and gets the value', () => {
  const fields = {
    Upper: ({ formData, fieldPathId }: FieldProps) => (
      <output id={fieldPathId.$id}>{String(formData).toUpperCase()}</output>
    ),
  }
  show(
    { a: { type: 'string', title: 'Loud', 'ui:field': 'Upper' } },
    { start: { a: 'hey' }, fields },
  )
  expect(screen.getByLabelText('Loud')).toHaveTextContent('HEY')
})

it('typing in one of a hundred fields draws no other one', async () => {
  const drawn = jest.fn()
  const names = Array.from({ length: 100 }, (_none, index) => `f${String(index)}`)
  const Counted = ({ name, formData, onChange, fieldPathId }: FieldProps) => {
    drawn(name)
    return (
      <input
        id={fieldPathId.$id}
        value={String(formData ?? '')}
        onChange={({ target }) => {
          onChange(target.value, fieldPathId.path)
        }}
      />
    )
  }
  const fields = { Counted }
  const property = { type: 'string', 'ui:field': 'Counted' }
  const properties = names.map((name): [string, unknown] => [name, { ...property, title: name }])
  show(Object.fromEntries(properties), { fields })
  drawn.mockClear()
  await userEvent.type(screen.getByLabelText('f50'), 'abc')
  expect(drawn.mock.calls).toEqual([['f50'], ['f50'], ['f50']])
})
