import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Progress } from '../../../src/ui/progress/Progress.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

it('says after three seconds that it is still waiting, each time anew', () => {
  const { rerender } = render(<Progress active label="Loading" />)
  pass(2_900)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(200)
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  rerender(<Progress active={false} label="Loading" />)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<Progress active label="Loading" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says nothing where the page explains the wait', () => {
  render(<Progress active label="Loading" isExplained />)
  pass(10_000)
  expect(screen.queryByRole('status')).toBeNull()
})
