import { expect, it } from '@jest/globals'
import { fanHeight, fanOf } from '../../../src/model/entities/fan.ts'

const entityWith = (...relations: readonly (readonly [string, string])[]) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'web' },
  relations: relations.map(([type, targetRef]) => ({ type, targetRef })),
})

it('puts what refers to the entity before it, and what it refers to after it, in one order', () => {
  const fan = fanOf(
    entityWith(
      ['dependsOn', 'resource:default/db'],
      ['ownedBy', 'group:default/team'],
      ['dependencyOf', 'component:default/shop'],
      ['reviewedBy', 'user:default/ann'],
      ['dependsOn', 'Resource:Default/DB'],
      ['dependsOn', 'component:default/cart'],
      ['partOf', ':::'],
    ),
  )
  expect(fan).toEqual({
    before: [{ type: 'dependencyOf', targets: ['component:default/shop'] }],
    after: [
      { type: 'ownedBy', targets: ['group:default/team'] },
      { type: 'dependsOn', targets: ['component:default/cart', 'resource:default/db'] },
      { type: 'reviewedBy', targets: ['user:default/ann'] },
    ],
  })
})

it('has the wanted types only, and nothing of an entity without relations', () => {
  const entity = entityWith(['dependsOn', 'resource:default/db'], ['ownedBy', 'group:default/team'])
  expect(fanOf(entity, ['dependsOn']).after.map(({ type }) => type)).toEqual(['dependsOn'])
  expect(fanOf(entityWith())).toEqual({ before: [], after: [] })
})

it('reserves no more for a thousand relations than for those that are drawn at first', () => {
  const heightOf = (count: number) => {
    const relations = Array.from(
      { length: count },
      (_none, index) => ['dependsOn', `component:default/c-${String(index)}`] as const,
    )
    return fanHeight(entityWith(...relations))
  }
  expect(heightOf(1_000)).toBe(heightOf(10))
  expect(heightOf(10)).toBeGreaterThan(heightOf(1))
})
