import { afterEach, expect, it, jest } from '@jest/globals'
import { createActivity } from '../../../src/sagas/session/services/activity.ts'

let now = 0
const clock = { now: () => now }
const stops: (() => void)[] = []

function listen() {
  const listener = jest.fn()
  const stop = createActivity(clock).subscribe(listener)
  stops.push(stop)
  return { listener, stop }
}

afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop()
  })
})

it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove'])(
  'hears of %s, even where a component stops it',
  (sign) => {
    const { listener } = listen()
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener(sign, (event) => {
      event.stopPropagation()
    })
    button.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(listener).toHaveBeenCalledTimes(1)
  },
)

it('tells once a second at most, and nothing once it is stopped', () => {
  const { listener, stop } = listen()
  const move = () => document.dispatchEvent(new Event('pointermove'))
  move()
  now += 999
  move()
  expect(listener).toHaveBeenCalledTimes(1)
  now += 1
  move()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  now += 1_000
  move()
  expect(listener).toHaveBeenCalledTimes(2)
})

it('hears of whoever comes back to the page, not of who leaves it', () => {
  const { listener } = listen()
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(1)
  visibility.mockRestore()
})
