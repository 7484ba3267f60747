// The form of a step: lists, objects, conditions and problems.

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show, startForm } from '../../support/schemaFormHarness.tsx'

beforeEach(startForm)
afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a list', () => {
  const tags = { type: 'array', title: 'Tags', items: { type: 'string' } }

  it('gets items, loses them and changes their order', async () => {
    const values = show({ tags })
    await press('Add item to Tags')
    await userEvent.type(screen.getByRole('textbox', { name: 'Item 1' }), 'a')
    await press('Add item to Tags')
    await userEvent.type(screen.getByRole('textbox', { name: 'Item 2' }), 'b')
    await waitFor(() => {
      expect(values()).toEqual({ tags: ['a', 'b'] })
    })
    await press('Move Item 2 up')
    expect(values()).toEqual({ tags: ['b', 'a'] })
    expect(screen.getByRole('button', { name: 'Move Item 1 down' })).toHaveFocus()
    await press('Remove Item 1')
    expect(values()).toEqual({ tags: ['a'] })
    expect(screen.getByRole('button', { name: 'Add item to Tags' })).toHaveFocus()
  })

  it('copies an item if it is asked to, and has no more than it may', async () => {
    const values = show(
      { tags: { ...tags, maxItems: 2, 'ui:options': { copyable: true } } },
      { start: { tags: ['a'] } },
    )
    await press('Copy Item 1')
    expect(values()).toEqual({ tags: ['a', 'a'] })
    expect(screen.queryByRole('button', { name: 'Add item to Tags' })).toBeNull()
  })

  it('shows its fixed items at once, and adds others', async () => {
    const values = show({
      range: {
        type: 'array',
        title: 'Range',
        items: [
          { type: 'number', title: 'From' },
          { type: 'number', title: 'To' },
        ],
        additionalItems: { type: 'string' },
      },
    })
    await userEvent.type(screen.getByRole('spinbutton', { name: 'To' }), '9')
    expect(values()).toEqual({ range: [null, 9] })
    await press('Add item to Range')
    await userEvent.type(screen.getByRole('textbox', { name: 'Item 3' }), 'x')
    await waitFor(() => {
      expect(values()).toEqual({ range: [null, 9, 'x'] })
    })
  })

  it('of objects names each of them', async () => {
    const port = {
      type: 'object',
      title: 'Port',
      properties: { number: { type: 'integer', title: 'Number' } },
    }
    const values = show({ ports: { type: 'array', title: 'Ports', items: port } })
    await press('Add item to Ports')
    const group = screen.getByRole('group', { name: 'Port 1' })
    await userEvent.type(within(group).getByRole('spinbutton', { name: 'Number' }), '80')
    expect(values()).toEqual({ ports: [{ number: 80 }] })
  })
})

describe('an object', () => {
  it('is a group with its title', async () => {
    const values = show({
      repo: {
        type: 'object',
        title: 'Repository',
        properties: { org: { type: 'string', title: 'Owner' } },
      },
    })
    const group = screen.getByRole('group', { name: 'Repository' })
    await userEvent.type(within(group).getByRole('textbox', { name: 'Owner' }), 'x')
    await waitFor(() => {
      expect(values()).toEqual({ repo: { org: 'x' } })
    })
  })

  it('with names of its own gets entries, whose names and values can be changed', async () => {
    const values = show(
      { labels: { type: 'object', title: 'Labels', additionalProperties: { type: 'string' } } },
      { start: { labels: { team: 'a' } } },
    )
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'group{Enter}')
    await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), 'b')
    await waitFor(() => {
      expect(values()).toEqual({ labels: { group: 'ab' } })
    })
    await press('Add entry')
    expect(values()).toEqual({ labels: { group: 'ab', newKey: 'New value' } })
    await press('Remove group')
    expect(values()).toEqual({ labels: { newKey: 'New value' } })
  })

  it.each([
    ['b', {}, ['b-1', 'b', 'b-2', 'c']],
    ['b', { duplicateKeySuffixSeparator: '_' }, ['b_1', 'b', 'b-2', 'c']],
    ['d', {}, ['d', 'b', 'b-2', 'c']],
  ])('renames an entry to %j beside those that have it, with %j', async (to, options, names) => {
    const labels = { type: 'object', additionalProperties: { type: 'string' } }
    const start = { labels: { a: '1', b: '2', 'b-2': '3', c: '4' } }
    const values = show({ labels: { ...labels, 'ui:options': options } }, { start })
    const [first] = screen.getAllByRole('textbox', { name: 'Name' })
    if (!first) throw new Error('none')
    await userEvent.clear(first)
    await userEvent.type(first, `${to}{Enter}`)
    const shown = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(shown.map(({ value }) => value)).toEqual(names)
    const entries = names.map((name, index) => [name, String(index + 1)] as const)
    expect(values()).toEqual({ labels: Object.fromEntries<string>(entries) })
  })

  it('has its fields in the order that its look gives', () => {
    const field = (title: string) => ({ type: 'string', title })
    show({ a: field('A'), b: field('B'), c: field('C') }, { also: { 'ui:order': ['c', '*', 'a'] } })
    expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual([
      'step_c',
      'step_b',
      'step_a',
    ])
  })
})

describe('conditions', () => {
  it('show the fields of what is chosen', async () => {
    show(
      { ci: { type: 'boolean', title: 'CI' } },
      {
        also: {
          dependencies: {
            ci: {
              oneOf: [
                { properties: { ci: { const: false } } },
                {
                  properties: {
                    ci: { const: true },
                    file: { type: 'string', title: 'File', 'ui:placeholder': 'ci.yaml' },
                  },
                },
              ],
            },
          },
          if: { properties: { ci: { const: true } }, required: ['ci'] },
          then: { properties: { token: { type: 'string', title: 'Token' } } },
        },
      },
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'CI' }))
    expect(screen.getByRole('textbox', { name: 'File' })).toHaveAttribute('placeholder', 'ci.yaml')
    expect(screen.getByRole('textbox', { name: 'Token' })).toBeVisible()
  })

  it('with titles are a list to choose from', async () => {
    const option = (title: string, name: string) => ({
      title,
      properties: { [name]: { type: 'string', title: name } },
      required: [name],
    })
    const values = show({
      source: { title: 'Source', oneOf: [option('A file', 'path'), option('A page', 'url')] },
    })
    expect(screen.getByRole('textbox', { name: 'path' })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'A page')
    await userEvent.type(screen.getByRole('textbox', { name: 'url' }), 'x')
    await waitFor(() => {
      expect(values()).toEqual({ source: { url: 'x' } })
    })
  })
})

describe('problems', () => {
  const problems = [
    { pointer: '/name', keyword: 'minLength', params: { limit: 3 } },
    { pointer: '/tags/0', keyword: 'required', params: {} },
    { pointer: '/tier', keyword: 'x', params: {}, text: 'Not for you' },
  ]

  it('are told at their fields, and the list of them leads there', async () => {
    show(
      {
        name: { type: 'string', title: 'Name', description: 'Short' },
        tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
        tier: { type: 'string', title: 'Tier', enum: ['a'], 'ui:widget': 'radio' },
      },
      { start: { tags: [null] }, problems },
    )
    Element.prototype.scrollIntoView = () => undefined
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field).toHaveAccessibleDescription('Minimum length: 3. Short')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    const list = screen.getByRole('alert')
    await userEvent.click(within(list).getByRole('link', { name: 'Name: Minimum length: 3.' }))
    expect(field).toHaveFocus()
    await userEvent.click(
      within(list).getByRole('link', { name: 'Tags 1: This field is required.' }),
    )
    expect(screen.getByRole('textbox', { name: 'Item 1' })).toHaveFocus()
    await userEvent.click(within(list).getByRole('link', { name: 'Tier: Not for you' }))
    expect(screen.getByRole('radio', { name: 'a' })).toHaveFocus()
  })
})

it('a description with marks is Markdown, and one without is text', async () => {
  show({
    a: { type: 'string', title: 'A', description: 'See [the guide](https://example.com/x).' },
    b: { type: 'string', title: 'B', description: 'Plain' },
  })
  await waitFor(() => {
    expect(screen.getByRole('link', { name: /the guide/ })).toHaveAttribute(
      'href',
      'https://example.com/x',
    )
  })
  expect(screen.getByText('Plain').tagName).toBe('SPAN')
})
