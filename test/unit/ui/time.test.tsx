import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { showLanguage, startMessages } from '../../../src/ui/messages/i18n.ts'
import { loadDayjsLocale } from '../../../src/ui/time/dayjsLocale.ts'
import { Duration } from '../../../src/ui/time/Duration.tsx'
import { Time } from '../../../src/ui/time/Time.tsx'
import { absoluteText, lengthOf, relativeText } from '../../../src/ui/time/timeTexts.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const minute = 60_000

beforeEach(() => {
  startMessages()
  jest.useFakeTimers({ now })
})

afterEach(() => {
  jest.useRealTimers()
})

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const isHidden = (hidden: boolean) => {
  Reflect.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

it.each([
  [0, 'a few seconds ago'],
  [5 * minute, '5 minutes ago'],
  [3 * 60 * minute, '3 hours ago'],
  [-2 * 60 * minute, 'in 2 hours'],
  // The server's clock is ahead.
  [-20_000, 'a few seconds ago'],
])('says that %d milliseconds are %s', (age, text) => {
  expect(relativeText(now - age, now, 'en')).toBe(text)
})

it('speaks the language of the user, and English where there is none', async () => {
  await Promise.all(['de', 'zh', 'xx'].map(loadDayjsLocale))
  const texts = ['de', 'zh', 'xx'].map((language) => relativeText(now - 5 * minute, now, language))
  expect(texts).toEqual(['vor 5 Minuten', '5 分钟前', '5 minutes ago'])
})

it('says the time with its zone', () => {
  expect(absoluteText(now, 'en')).toMatch(/^Nov 2[123], 2026 \d+:00 [AP]M UTC[+-]\d\d:\d\d$/)
})

it.each([
  [14_900, [0, 0, 14, 'PT14S']],
  [134_000, [0, 2, 14, 'PT2M14S']],
  [26 * 3_600_000, [1, 0, 0, 'P1DT2H']],
  [-5, [0, 0, 0, 'P0D']],
])('takes %d milliseconds apart', (length, expected) => {
  const { days, minutes, seconds, iso } = lengthOf(length)
  expect([days, minutes, seconds, iso]).toEqual(expected)
})

it('shows a time relatively, and absolutely on hover and to screen readers', async () => {
  render(<Time at={now - 5 * minute} sentence={(words) => `Updated ${words}`} />)
  await advance(0)
  const time = screen.getByText(/^Updated 5 minutes ago/)
  expect(time).toHaveAttribute('datetime', '2026-11-22T11:55:00.000Z')
  expect(time.title).toMatch(/^Nov 2[123], 2026 .* UTC/)
  expect(time).toHaveTextContent(`Updated 5 minutes ago (${time.title})`)
})

it('shows what is no time as it came', () => {
  render(<Time at="soon" />)
  expect(screen.getByText('soon')).toBeVisible()
})

it('follows the clock, and draws nothing but the times whose words change', async () => {
  const drawn: string[] = []
  const note = (id: string) => () => void drawn.push(id)
  render(
    <Profiler id="list" onRender={note('list')}>
      {[10 * minute, 3 * 60 * minute].map((age) => (
        <Profiler key={age} id={String(age)} onRender={note(String(age))}>
          <Time at={now - age} />
        </Profiler>
      ))}
    </Profiler>,
  )
  await advance(0)
  drawn.length = 0
  const [timers] = [jest.getTimerCount()]
  expect(timers).toBe(1)
  await advance(minute)
  expect(screen.getByText(/^11 minutes ago/)).toBeVisible()
  expect(drawn.filter((id) => id === String(3 * 60 * minute))).toEqual([])
  expect(drawn).toContain(String(10 * minute))
})

it('rests while the page is hidden, and catches up', async () => {
  render(<Time at={now - 5 * minute} />)
  await advance(0)
  isHidden(true)
  expect(jest.getTimerCount()).toBe(0)
  await advance(10 * minute)
  expect(screen.getByText(/^5 minutes ago/)).toBeVisible()
  isHidden(false)
  expect(screen.getByText(/^15 minutes ago/)).toBeVisible()
})

it('shows how long something took, and counts while it goes on', async () => {
  const { rerender } = render(<Duration from={now - 134_000} to={now} />)
  await advance(0)
  expect(screen.getByText('2 m 14 s')).toHaveAttribute('datetime', 'PT2M14S')
  expect(jest.getTimerCount()).toBe(0)
  rerender(<Duration from={now - 58_000} />)
  await advance(2_000)
  expect(screen.getByText('1 m')).toBeVisible()
  act(() => {
    showLanguage('de')
  })
  await advance(1_000)
  expect(screen.getByText(/^1 m|^1 Min\./)).toBeVisible()
})
