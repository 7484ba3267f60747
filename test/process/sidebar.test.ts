import { expect, it } from '@jest/globals'
import {
  focusEntered,
  left,
  pinned,
  pointerEntered,
  unpinned,
} from '../../src/features/shell/layout/sidebarSlice.ts'
import { startProcesses } from '../support/processHarness.ts'

function startUnpinned() {
  const run = startProcesses([], {}, { kept: { sidebarPinState: 'false' } })
  run.expectEvents('sidebar/pinRemembered')
  return run
}

it('is pinned unless the browser remembers otherwise', () => {
  expect(startProcesses().state().sidebar.status).toBe('pinned')
  expect(startUnpinned().state().sidebar.status).toBe('closed')
})

it('opens once the pointer has stayed for 100 ms, and closes at once', async () => {
  const { advance, dispatch, expectEvents, state } = startUnpinned()
  dispatch(pointerEntered())
  await advance(99)
  expect(state().sidebar.status).toBe('hoverPending')
  await advance(1)
  expect(state().sidebar.status).toBe('open')
  dispatch(left())
  expect(state().sidebar.status).toBe('closed')
  expectEvents('sidebar/pointerEntered', 'sidebar/openDelayPassed', 'sidebar/left')
})

it('stays closed for a pointer that only passes by', async () => {
  const { advance, dispatch, expectEvents, state } = startUnpinned()
  dispatch(pointerEntered())
  await advance(99)
  dispatch(left())
  await advance(1_000)
  expect(state().sidebar.status).toBe('closed')
  expectEvents('sidebar/pointerEntered', 'sidebar/left')
})

it('opens at once for the keyboard', () => {
  const { dispatch, expectEvents, state } = startUnpinned()
  dispatch(focusEntered())
  expect(state().sidebar.status).toBe('open')
  expectEvents('sidebar/focusEntered')
})

it('remembers whether it is pinned, and follows another tab', async () => {
  const { advance, dispatch, expectEvents, hear, kept, state } = startProcesses()
  dispatch(unpinned())
  expect([state().sidebar.status, kept.get('sidebarPinState')]).toEqual(['open', 'false'])
  dispatch(pinned())
  expect([state().sidebar.status, kept.get('sidebarPinState')]).toEqual(['pinned', 'true'])
  hear('sidebarPinState', 'false')
  await advance()
  expect(state().sidebar.status).toBe('closed')
  expectEvents(
    'sidebar/unpinned',
    'userSettings/valueKept',
    'sidebar/pinned',
    'userSettings/valueKept',
    'sidebar/pinRemembered',
  )
})
