// What the user does, as a test would do it.

import { expect, it } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { followSteps } from '../../../src/sagas/services/stepRecorder.ts'

let time = 0
const steps = followSteps(window, () => (time += 1))
const since = (count: number) =>
  steps()
    .slice(count)
    .map(({ at, ...step }) => ({ ...step, at: typeof at }))
const at = 'number'

function open() {
  const user = userEvent.setup()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <a href="#a">
        <span>Payments</span>
      </a>
      <button type="button" aria-label="Star">
        ★
      </button>
      <button type="button" aria-label="Star">
        ★
      </button>
      <label>
        Search <input type="search" />
      </label>
      <label>
        Password <input type="password" />
      </label>
      <label>
        Agree <input type="checkbox" />
      </label>
      <select aria-label="Kind">
        <option>API</option>
        <option>System</option>
      </select>
      <details>
        <summary>More</summary>
      </details>
      <p>Nothing</p>
      <button type="submit">Save</button>
    </form>,
  )
  return { user, before: steps().length }
}

it('has clicks by role and name, and which of those that look the same', async () => {
  const { user, before } = open()
  await user.click(screen.getByText('Payments'))
  await user.click(screen.getAllByRole('button', { name: 'Star' })[1] ?? document.body)
  await user.click(screen.getByText('Agree'))
  await user.click(screen.getByText('More'))
  await user.click(screen.getByText('Nothing'))
  expect(since(before)).toEqual([
    { at, does: 'click', role: 'link', name: 'Payments' },
    { at, does: 'click', role: 'button', name: 'Star', nth: 1 },
    { at, does: 'click', role: 'checkbox', name: 'Agree' },
    { at, does: 'click', role: '', name: 'More' },
  ])
})

it('has the last text of a field, none of a password, and what was chosen', async () => {
  const { user, before } = open()
  await user.type(screen.getByRole('searchbox'), 'pay')
  await user.type(screen.getByLabelText('Password'), 'hunter2')
  await user.selectOptions(screen.getByRole('combobox'), 'System')
  expect(since(before)).toEqual([
    { at, does: 'type', role: 'searchbox', name: 'Search', text: 'pay' },
    { at, does: 'type', role: '', name: 'Password', text: null },
    { at, does: 'choose', role: 'combobox', name: 'Kind', text: 'System' },
  ])
  expect(JSON.stringify(steps())).not.toContain('hunter2')
})

it('has keys that are no text, and not the click that a key causes twice', async () => {
  const { user, before } = open()
  await user.keyboard('g')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(screen.getByRole('searchbox'), 'a{ArrowDown}')
  screen.getByRole('button', { name: 'Save' }).focus()
  await user.keyboard('{Enter}')
  expect(since(before)).toEqual([
    { at, does: 'press', key: 'g' },
    { at, does: 'press', key: 'Control+k' },
    { at, does: 'type', role: 'searchbox', name: 'Search', text: 'a' },
    { at, does: 'press', key: 'ArrowDown' },
    { at, does: 'click', role: 'button', name: 'Save' },
  ])
})

it('is bounded, and goes on where an element cannot be read', () => {
  open()
  const link = screen.getByText('Payments')
  for (let count = 0; count < 400; count += 1) fireEvent.click(link)
  expect(steps()).toHaveLength(300)
})
