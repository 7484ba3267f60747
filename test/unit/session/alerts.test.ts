import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { signedOut } from '../../../src/features/session/sessionSlice.ts'
import {
  alertsSlice,
  dismissed,
  expired,
  posted,
  readingBegan,
  readingEnded,
  type Alert,
  type AlertsState,
} from '../../../src/features/shell/alerts/alertsSlice.ts'

const { reducer } = alertsSlice

const alert = (id: string, display: Alert['display'] = 'transient'): Alert => ({
  id,
  message: `message ${id}`,
  severity: 'info',
  display,
})

const after = (...events: readonly Parameters<typeof reducer>[1][]): AlertsState =>
  events.reduce<AlertsState>(reducer, { status: 'none' })

it('shows the first and lets the others wait, in their order', () => {
  const state = after(posted(alert('a')), posted(alert('b')), posted(alert('c')))
  expect(state).toEqual({ status: 'shown', shown: alert('a'), waiting: [alert('b'), alert('c')] })
  expect(reducer(state, dismissed({ id: 'a' }))).toMatchObject({ shown: alert('b') })
  expect(reducer(state, dismissed({ id: 'b' }))).toMatchObject({ waiting: [alert('c')] })
})

it('lets what stands give way to all others, unless it is being read, and shows it again', () => {
  const away = alert('away', 'standing')
  const state = after(posted(away), posted(alert('a', 'permanent')), posted(alert('b')))
  expect(state).toMatchObject({ shown: { id: 'a' }, waiting: [{ id: 'b' }, { id: 'away' }] })
  expect(reducer(state, dismissed({ id: 'away' }))).toMatchObject({ waiting: [{ id: 'b' }] })
  const later = reducer(reducer(state, dismissed({ id: 'a' })), expired({ id: 'b' }))
  expect(later).toEqual({ status: 'shown', shown: away, waiting: [] })
  const read = after(posted(away), readingBegan(), posted(alert('a')))
  expect(read).toEqual({ status: 'held', shown: away, waiting: [alert('a')] })
  expect(reducer(read, readingEnded())).toMatchObject({ shown: { id: 'a' }, waiting: [away] })
})

it('does not say the same twice at once, but again later', () => {
  const twice = after(posted(alert('a')), posted({ ...alert('a'), id: 'b' }))
  expect(twice).toMatchObject({ waiting: [] })
  expect(after(posted(alert('a')), dismissed({ id: 'a' }), posted(alert('a')))).toMatchObject({
    status: 'shown',
  })
})

it('tells texts of a catalogue apart by key and values', () => {
  const crashed = (id: string, pluginId: string) =>
    posted({ ...alert(id), message: { key: 'shell:crash.inPlugin', values: { pluginId } } })
  expect(after(crashed('1', 'a'), crashed('2', 'b'), crashed('3', 'a'))).toMatchObject({
    shown: { id: '1' },
    waiting: [{ id: '2' }],
  })
})

it('lets nothing expire while someone reads', () => {
  const held = after(posted(alert('a')), readingBegan())
  expect(held.status).toBe('held')
  expect(reducer(held, expired({ id: 'a' }))).toBe(held)
  expect(reducer(reducer(held, readingEnded()), expired({ id: 'a' }))).toEqual({ status: 'none' })
})

it('ignores what does not belong to it', () => {
  const none = after()
  const shown = after(posted(alert('a')))
  for (const event of [
    dismissed({ id: 'a' }),
    expired({ id: 'a' }),
    readingBegan(),
    readingEnded(),
  ])
    expect(reducer(none, event)).toBe(none)
  expect(reducer(shown, readingEnded())).toBe(shown)
  expect(reducer(shown, dismissed({ id: 'other' }))).toBe(shown)
  expect(reducer(shown, expired({ id: 'other' }))).toBe(shown)
})

it('says nothing more to whoever comes next', () => {
  const left = signedOut({ by: 'user' })
  const both = after(posted(alert('a', 'permanent')), posted(alert('b')))
  expect(reducer(both, left)).toEqual({ status: 'none' })
  expect(reducer(reducer(both, readingBegan()), left)).toEqual({ status: 'none' })
  const none = after()
  expect(reducer(none, left)).toBe(none)
})

it('loses no alert on any walk but by dismissal or expiry', () => {
  const ids = fc.constantFrom('a', 'b', 'c')
  const event = fc.oneof(
    ids.map((id) => posted(alert(id))),
    ids.map((id) => dismissed({ id })),
    ids.map((id) => expired({ id })),
    fc.constantFrom(readingBegan(), readingEnded()),
  )
  const inside = (state: AlertsState) =>
    state.status === 'none' ? [] : [state.shown, ...state.waiting].map(({ id }) => id)
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let state = after()
      for (const one of events) {
        const before = inside(state)
        state = reducer(state, one)
        const lost = before.filter((id) => !inside(state).includes(id))
        expect(lost.length === 0 || dismissed.match(one) || expired.match(one)).toBe(true)
        expect(new Set(inside(state)).size).toBe(inside(state).length)
      }
    }),
  )
})
