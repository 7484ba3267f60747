import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startMessages } from '../../../src/ui/messages/i18n.ts'
import { Menu } from '../../../src/ui/overlay/Menu.tsx'
import { MenuItem } from '../../../src/ui/overlay/MenuItem.tsx'

const inspected = jest.fn()
const copied = jest.fn()
const deleted = jest.fn()

beforeEach(() => {
  startMessages()
  render(
    <>
      <Menu label="More">
        <MenuItem onSelect={inspected}>Inspect</MenuItem>
        <MenuItem onSelect={copied} keepsOpen>
          Copy
        </MenuItem>
        <MenuItem onSelect={deleted} unavailable="Only its owner may.">
          Delete
        </MenuItem>
        <MenuItem to="/docs">Documentation</MenuItem>
      </Menu>
      <p>outside</p>
    </>,
  )
})

afterEach(() => {
  cleanup()
  jest.clearAllMocks()
})

const button = () => screen.getByRole('button', { name: 'More' })
const item = (name: string) => screen.getByRole('menuitem', { name })

it('is walked with the keyboard, round its ends and by first letters', async () => {
  const user = userEvent.setup()
  button().focus()
  await user.keyboard('{ArrowDown}')
  expect(item('Inspect')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(item('Documentation')).toHaveFocus()
  await user.keyboard('{Home}{ArrowDown}')
  expect(item('Copy')).toHaveFocus()
  await user.keyboard('{End}{ArrowDown}')
  expect(item('Inspect')).toHaveFocus()
  await user.keyboard('d')
  expect(item('Delete')).toHaveFocus()
  await user.keyboard('d')
  expect(item('Documentation')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button()).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(item('Documentation')).toHaveFocus()
})

it('closes with a choice, and gives the focus back, unless what it says changes', async () => {
  const user = userEvent.setup()
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  await user.click(item('Copy'))
  expect(copied).toHaveBeenCalledTimes(1)
  await user.click(item('Inspect'))
  expect(inspected).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button()).toHaveFocus()
})

it('says why something cannot be chosen, and does nothing', async () => {
  const user = userEvent.setup()
  await user.click(button())
  expect(item('Delete')).toHaveAccessibleDescription('Only its owner may.')
  await user.click(item('Delete'))
  expect(deleted).not.toHaveBeenCalled()
  expect(item('Documentation')).toHaveAttribute('href', '/docs')
})

it('closes when something else is pressed', async () => {
  const user = userEvent.setup()
  await user.click(button())
  await user.click(screen.getByText('outside'))
  expect(screen.queryByRole('menu')).toBeNull()
})
