import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { decodeUnprocessed } from '../../../src/model/entities/unprocessed.ts'
import { WrongShapeError } from '../../../src/model/wrongShape.ts'
import { recordedBody } from '../../support/backend.ts'

const entity = { kind: 'Component', metadata: { name: 'a' } }

it('reads what the backend says of an entity that it refused', () => {
  expect(decodeUnprocessed(recordedBody('unprocessed-pending'))).toEqual([
    {
      entity: expect.objectContaining({ kind: 'Component' }),
      errors: [{ name: 'InputError', message: expect.stringContaining("property 'lifecycle'") }],
      location: 'file:/portico/backend/catalog/awkward.yaml',
      discoveredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      nextAttemptAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
  expect(decodeUnprocessed(recordedBody('unprocessed-failed'))).toEqual([])
})

it.each([
  ['2026-11-21 20:37:33', '2026-11-21T20:37:33.000Z'],
  ['2026-11-21T20:37:33.000Z', '2026-11-21T20:37:33.000Z'],
  ['2026-11-21 22:37:33+02:00', '2026-11-21T20:37:33.000Z'],
  ['some day', null],
  [undefined, null],
])('takes %s of a database for %s', (said, expected) => {
  const [found] = decodeUnprocessed({
    entities: [{ unprocessed_entity: entity, next_update_at: said }],
  })
  expect(found).toEqual({
    entity,
    errors: [],
    location: '',
    discoveredAt: null,
    nextAttemptAt: expected,
  })
})

it('leaves out what is no entity, and fails where there is no list', () => {
  const entities = [null, 7, {}, { unprocessed_entity: { kind: 'x' } }]
  expect(decodeUnprocessed({ entities })).toEqual([])
  expect(() => decodeUnprocessed({ entities: {} })).toThrow(WrongShapeError)
})

it('throws nothing else, whatever is answered', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (anything, item) => {
      for (const json of [
        anything,
        { entities: [item, { unprocessed_entity: entity, errors: item }] },
      ])
        try {
          decodeUnprocessed(json)
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(WrongShapeError)
        }
    }),
  )
})
