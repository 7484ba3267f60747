// Alternatives of the same shape: which one was chosen is known, on each step, and after a reload by the draft.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { draftsPlace, localKey } from '../../../src/model/preferences/places.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { answerForm } from '../../support/templateForms.ts'

const at = '/create/templates/default/alternatives'
const address = { type: 'string', title: 'Address' }
const token = { type: 'string', title: 'Token', 'ui:field': 'Secret' }

/** Both fit the same values; the first one also fits where the second lacks something. */
const anyOf = [
  { title: 'By mail', properties: { address } },
  { title: 'By chat', properties: { address, token }, required: ['token'] },
]
const steps = [
  {
    title: 'Where',
    schema: { title: 'Notify', properties: { name: { type: 'string', title: 'Name' } }, anyOf },
  },
  {
    title: 'More',
    schema: {
      properties: {
        others: {
          type: 'array',
          title: 'Others',
          items: { type: 'object', title: 'Other', anyOf },
        },
      },
    },
  },
]

const lists = () => screen.findAllByRole('combobox', { name: /Notify|Other|Variant|^a|newKey/ })
const chosen = async () =>
  (await lists()).map(
    (list) => within(list).getByRole<HTMLOptionElement>('option', { selected: true }).text,
  )

describe('alternatives', () => {
  beforeEach(rememberGuest)

  it('are those that were chosen, after a step back and after a reload; secrets are stored nowhere', async () => {
    answerForm('alternatives', steps)
    const { user, unmount } = renderApp({ at })
    const [first] = await lists()
    if (!first) throw new Error('no list')
    await user.selectOptions(first, 'By chat')
    await user.type(screen.getByRole('textbox', { name: /Address/ }), 'ops')
    await user.type(screen.getByLabelText(/Token/), 's3cret')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: /^Add item/ }))
    await user.click(screen.getByRole('button', { name: /^Add item/ }))
    const [, second] = await lists()
    if (!second) throw new Error('no list')
    await user.selectOptions(second, 'By chat')
    await user.type(screen.getAllByRole('textbox', { name: /Address/ })[1] ?? second, 'dev')
    expect(await chosen()).toEqual(['By mail', 'By chat'])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await chosen()).toEqual(['By chat'])
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await chosen()).toEqual(['By mail', 'By chat'])
    await screen.findByText('Draft saved')
    unmount()

    const draft = localStorage.getItem(localKey(draftsPlace, null, null)) ?? ''
    expect(draft).toContain('"dev"')
    expect(draft).not.toContain('s3cret')
    const again = renderApp({ at })
    await again.user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await chosen()).toEqual(['By mail', 'By chat'])
    await again.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await chosen()).toEqual(['By chat'])
    expect(screen.getByRole('textbox', { name: /Address/ })).toHaveValue('ops')
    expect(screen.getByLabelText(/Token/)).toHaveValue('')
  })

  it('follow items that are moved, copied and removed, at once and in the draft', async () => {
    const [, more] = steps
    const others = { ...more?.schema.properties?.others, 'ui:options': { copyable: true } }
    answerForm('alternatives', [{ title: 'More', schema: { properties: { others } } }])
    const { user, unmount } = renderApp({ at })
    const add = await screen.findByRole('button', { name: /^Add item/ })
    const last = <Item,>(items: readonly Item[]): Item => {
      const item = items.at(-1)
      if (item === undefined) throw new Error('none')
      return item
    }
    for (const option of ['By mail', 'By chat']) {
      await user.click(add)
      const list = last(await lists())
      await user.selectOptions(list, 'By mail')
      await user.type(last(screen.getAllByRole('textbox', { name: /Address/ })), option)
      await user.selectOptions(list, option)
    }
    await user.click(last(screen.getAllByRole('button', { name: /^Move .* up$/ })))
    expect(await chosen()).toEqual(['By chat', 'By mail'])
    await user.click(screen.getAllByRole('button', { name: /^Copy (?!link)/ })[0] ?? add)
    expect(await chosen()).toEqual(['By chat', 'By chat', 'By mail'])
    await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] ?? add)
    expect(await chosen()).toEqual(['By chat', 'By mail'])
    await screen.findByText('Draft saved')
    unmount()

    const again = renderApp({ at })
    await again.user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await chosen()).toEqual(['By chat', 'By mail'])
    await again.user.click(last(screen.getAllByRole('button', { name: /^Remove/ })))
    await again.user.click(await screen.findByRole('button', { name: /^Add item/ }))
    expect(await chosen()).toEqual(['By chat', 'By mail'])
  })

  it('of entries stay with them, also if one wants the name of another', async () => {
    const entry = { type: 'object', anyOf }
    const named = { type: 'object', title: 'Named', additionalProperties: entry }
    answerForm('alternatives', [{ title: 'More', schema: { properties: { named } } }])
    const { user, unmount } = renderApp({ at })
    const add = await screen.findByRole('button', { name: 'Add entry' })
    const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })
    const rename = async (place: number, name: string) => {
      const field = names()[place]
      if (!field) throw new Error('none')
      await user.clear(field)
      await user.type(field, `${name}{Enter}`)
    }
    const choose = async (place: number, option: string) => {
      const list = screen.getAllByRole('combobox')[place]
      if (!list) throw new Error('none')
      await user.selectOptions(list, option)
      const address = screen.getAllByRole('textbox', { name: /Address/ })[place]
      if (!address) throw new Error('none')
      await user.type(address, 'x')
    }
    await user.click(add)
    await rename(0, 'a')
    await choose(0, 'By mail')
    await user.click(add)
    await choose(1, 'By chat')
    await rename(1, 'a')
    expect(names().map(({ value }) => value)).toEqual(['a', 'a-1'])
    expect(await chosen()).toEqual(['By mail', 'By chat'])
    await screen.findByText('Draft saved')
    unmount()

    const again = renderApp({ at })
    await again.user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await chosen()).toEqual(['By mail', 'By chat'])
  })
})
