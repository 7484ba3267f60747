import { expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { VirtualList } from '../../../src/ui/list/VirtualList.tsx'

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `type ${String(index)}`)

function show(count: number) {
  const list = (items: readonly string[]) => (
    <VirtualList items={items} keyOf={(name) => name}>
      {(name) => <label>{name}</label>}
    </VirtualList>
  )
  const { container, rerender } = render(list(names(count)))
  const box = container.firstElementChild
  if (!(box instanceof HTMLElement)) throw new Error('No list')
  return {
    box,
    change: (next: number) => {
      rerender(list(names(next)))
    },
  }
}

it('is as high as its rows, which are 36 pixels each', () => {
  const { box } = show(3)
  expect(box.style.height).toBe('108px')
  const row = screen.getByText('type 2').parentElement
  expect([row?.style.height, row?.style.transform]).toEqual(['36px', 'translateY(72px)'])
})

it('shows ten rows at most, draws few more, and the others when they come in sight', () => {
  const { box } = show(1_000)
  expect(box.style.height).toBe('360px')
  expect(screen.getAllByText(/^type /).length).toBeLessThan(20)
  expect(screen.queryByText('type 500')).toBeNull()
  act(() => {
    box.scrollTop = 500 * 36
    box.dispatchEvent(new Event('scroll'))
  })
  expect(screen.getByText('type 500')).toBeVisible()
  expect(screen.queryByText('type 0')).toBeNull()
})

it('grows with its items', () => {
  const { box, change } = show(0)
  change(4)
  expect(box.style.height).toBe('144px')
  expect(screen.getByText('type 3')).toBeVisible()
})
