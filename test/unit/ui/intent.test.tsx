// @jest-environment jsdom
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { intentProps } from '../../../src/ui/behaviour/intentProps.ts'

function Sample({ onIntent }: { readonly onIntent: () => void }) {
  return (
    <a href="#there" {...intentProps(onIntent)}>
      There
    </a>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

function renderSample() {
  const onIntent = jest.fn()
  const { unmount } = render(<Sample onIntent={onIntent} />)
  return { onIntent, unmount, link: screen.getByRole('link') }
}

it('calls back once the pointer has stayed for 80 ms', () => {
  const { onIntent, link } = renderSample()
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  jest.advanceTimersByTime(79)
  expect(onIntent).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onIntent).toHaveBeenCalledTimes(1)
})

it.each(['leaves', 'ends'] as const)(
  'does not call back if the pointer or the page %s before',
  (way) => {
    const { onIntent, link, unmount } = renderSample()
    fireEvent.pointerEnter(link, { pointerType: 'mouse' })
    jest.advanceTimersByTime(79)
    if (way === 'leaves') fireEvent.pointerLeave(link)
    else unmount()
    jest.advanceTimersByTime(1_000)
    expect(onIntent).not.toHaveBeenCalled()
  },
)

it('calls back for the keyboard, and not once the focus has left', () => {
  const { onIntent, link } = renderSample()
  link.focus()
  jest.advanceTimersByTime(80)
  expect(onIntent).toHaveBeenCalledTimes(1)
  link.blur()
  link.focus()
  link.blur()
  jest.advanceTimersByTime(80)
  expect(onIntent).toHaveBeenCalledTimes(1)
})

it('never calls back for touch', () => {
  const { onIntent, link } = renderSample()
  // The test's browser has no pointer events; React makes this one of it.
  const over = new MouseEvent('pointerover', { bubbles: true })
  fireEvent(link, Object.assign(over, { pointerType: 'touch' }))
  jest.advanceTimersByTime(1_000)
  expect(onIntent).not.toHaveBeenCalled()
})

it.each([{ saveData: true }, { type: 'cellular' }])(
  'never calls back on a connection %j',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const { onIntent, link } = renderSample()
    fireEvent.pointerEnter(link, { pointerType: 'mouse' })
    jest.advanceTimersByTime(1_000)
    expect(onIntent).not.toHaveBeenCalled()
  },
)
