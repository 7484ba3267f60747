import { expect, it } from '@jest/globals'
import { assert, constantFrom, option, property, record, string } from 'fast-check'
import { severities } from '../../../src/model/notifications/notification.ts'
import {
  firstPlace,
  isFiltered,
  notificationsAddress,
  notificationsRequestPath,
  notificationViews,
  parseNotificationsPlace,
} from '../../../src/model/notifications/notificationsPlace.ts'

const places = record({
  view: constantFrom(...notificationViews),
  severity: option(constantFrom(...severities)),
  topic: option(string({ minLength: 1, maxLength: 200 })),
  search: string({ maxLength: 200 }),
})

it('finds the same place again in its address', () => {
  assert(
    property(places, (place) => {
      const { search } = new URL(notificationsAddress(place), 'http://portal')
      expect(parseNotificationsPlace(search)).toEqual(place)
    }),
    { seed: 1 },
  )
})

it('takes an address of others for what it is', () => {
  expect(parseNotificationsPlace('?view=__proto__&severity=x&topic=&search=%ff')).toEqual({
    ...firstPlace,
    search: '\ufffd',
  })
  expect(parseNotificationsPlace(`?topic=${'x'.repeat(9_000)}`).topic).toHaveLength(200)
})

it('asks for what the place shows, and no more', () => {
  const range = { offset: 50, limit: 50 }
  expect(notificationsRequestPath(firstPlace, range)).toBe(
    '/notifications?offset=50&limit=50&read=false',
  )
  const place = { view: 'saved', severity: 'high', topic: 'a&b', search: ' build ' } as const
  expect(notificationsRequestPath(place, range)).toBe(
    '/notifications?offset=50&limit=50&saved=true&minimumSeverity=high&topic=a%26b&search=build',
  )
  expect(isFiltered({ ...firstPlace, view: 'all' })).toBe(false)
  expect(isFiltered(place)).toBe(true)
})
