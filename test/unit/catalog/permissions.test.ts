import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  decisionOn,
  groupedItemsOf,
  itemsOf,
  readAnswer,
  type AuthorizeItem,
} from '../../../src/model/entities/permissions/authorize.ts'
import { catalogPermissions } from '../../../src/model/entities/permissions/catalogPermissions.ts'
import {
  decisionAtHand,
  type Decision,
  type PermissionCheck,
} from '../../../src/model/entities/permissions/permission.ts'

const { createLocation, refreshEntity, deleteEntity } = catalogPermissions
const refresh = (resourceRef: string): PermissionCheck => ({
  permission: refreshEntity,
  resourceRef,
})

/** Ids in order: 0, 1, … */
function counting() {
  let last = 0
  return () => String(last++)
}

it.each<[string, PermissionCheck, boolean, Decision | undefined]>([
  ['off, a basic permission', { permission: createLocation }, false, 'allowed'],
  ['off, a resource', refresh('component:default/a'), false, 'allowed'],
  ['off, a resource permission without one', { permission: refreshEntity }, false, 'allowed'],
  ['on, a resource permission without one', { permission: refreshEntity }, true, 'denied'],
  ['on, an empty resource', refresh(''), true, 'denied'],
  ['on, a basic permission', { permission: createLocation }, true, undefined],
  ['on, a resource', refresh('component:default/a'), true, undefined],
])('decides without asking: framework %s', (_case, check, isEnabled, decision) => {
  expect(decisionAtHand(check, isEnabled)).toBe(decision)
})

it('asks one item a check, or one a permission with all its resources, each once', () => {
  const checks = [refresh('a'), { permission: createLocation }, refresh('b'), refresh('a')]
  expect(itemsOf(checks, counting())).toEqual([
    { id: '0', permission: refreshEntity, resourceRef: 'a' },
    { id: '1', permission: createLocation },
    { id: '2', permission: refreshEntity, resourceRef: 'b' },
    { id: '3', permission: refreshEntity, resourceRef: 'a' },
  ])
  expect(groupedItemsOf(checks, counting())).toEqual([
    { id: '0', permission: refreshEntity, resourceRef: ['a', 'b'] },
    { id: '1', permission: createLocation },
  ])
})

it('sends nothing but id, permission and resource', () => {
  const check = { ...refresh('a'), userEntityRef: 'user:default/guest' }
  expect(itemsOf([check], counting())).toEqual([
    { id: '0', permission: refreshEntity, resourceRef: 'a' },
  ])
})

const asked: readonly AuthorizeItem[] = itemsOf(
  [refresh('a'), { permission: createLocation }],
  counting(),
)
const allow = (...ids: readonly unknown[]) => ({
  items: ids.map((id) => ({ id, result: 'ALLOW' })),
})

it.each<[string, unknown, string]>([
  ['no object', null, 'The response is not a list of decisions'],
  ['no items', {}, 'The response is not a list of decisions'],
  ['items that are no objects', { items: ['0', '1'] }, 'The response is not a list of decisions'],
  ['an item too few', allow('0'), 'Items in response do not match request'],
  ['an item too many', allow('0', '1', '2'), 'Items in response do not match request'],
  ['an item twice', allow('0', '0'), 'Items in response do not match request'],
  ['another id', allow('0', 'one'), 'Items in response do not match request'],
  ['an id of another type', allow('0', 1), 'Items in response do not match request'],
  ['nothing', allow(), 'Items in response do not match request'],
])('refuses an answer with %s', (_case, json, reason) => {
  expect(readAnswer(json, asked)).toEqual({ status: 'unreadable', reason })
})

describe('a result', () => {
  const conditions = { rule: 'IS_ENTITY_OWNER', params: { claims: ['group:default/secret'] } }
  const one = itemsOf([refresh('a')], counting())
  const several = groupedItemsOf([refresh('a'), refresh('b')], counting())
  const read = (items: readonly AuthorizeItem[], rest: object, check: PermissionCheck) => {
    const answer = readAnswer({ items: [{ id: '0', ...rest }] }, items)
    return answer.status === 'matched' ? decisionOn(check, answer.replies) : answer
  }

  it.each<[string, readonly AuthorizeItem[], object, Decision | undefined]>([
    ['ALLOW', one, { result: 'ALLOW' }, 'allowed'],
    ['DENY', one, { result: 'DENY' }, 'denied'],
    ['CONDITIONAL', one, { result: 'CONDITIONAL', conditions }, 'allowedForSome'],
    ['MAYBE', one, { result: 'MAYBE' }, undefined],
    ['missing', one, {}, undefined],
    ['of a prototype', one, { result: 'constructor' }, undefined],
    ['a list for one resource', one, { result: ['ALLOW'] }, undefined],
    ['one for all', several, { result: 'DENY' }, 'denied'],
    ['one for each', several, { result: ['DENY', 'ALLOW'] }, 'allowed'],
    ['a list too short', several, { result: ['DENY'] }, undefined],
    ['a list too long', several, { result: ['DENY', 'ALLOW', 'ALLOW'] }, undefined],
  ])('%s', (_case, items, rest, decision) => {
    expect(read(items, rest, refresh(items === several ? 'b' : 'a'))).toBe(decision)
  })

  it('is none for what was not asked', () => {
    const deleted = { permission: deleteEntity, resourceRef: 'a' }
    expect(read(one, { result: 'ALLOW' }, deleted)).toBeUndefined()
    expect(read(one, { result: 'ALLOW' }, refresh('c'))).toBeUndefined()
  })
})

// Any checks, answered in any form and order: each gets its own decision.
describe('any checks', () => {
  const checkOf = fc.oneof(
    fc.record({
      permission: fc.constantFrom(refreshEntity, deleteEntity),
      resourceRef: fc.constantFrom('a', 'b', 'c', 'd'),
    }),
    fc.record({ permission: fc.constantFrom(createLocation, catalogPermissions.validateEntity) }),
  )
  const checksOf = fc.array<PermissionCheck>(checkOf, { minLength: 1, maxLength: 12 })
  const isAllowed = ({ permission, resourceRef = 'e' }: PermissionCheck, seed: number) =>
    (permission.name.length * 7 + resourceRef.charCodeAt(0) * seed) % 2 === 0
  const resultFor = (check: PermissionCheck, seed: number) =>
    isAllowed(check, seed) ? 'ALLOW' : 'DENY'

  it.each([
    ['one item each', itemsOf],
    ['grouped', groupedItemsOf],
  ])('%s', (_form, makeItems) => {
    fc.assert(
      fc.property(checksOf, fc.integer({ min: 1, max: 9 }), (checks, seed) => {
        const items = makeItems(checks, counting())
        const answered = items.map(({ id, permission, resourceRef }) => ({
          id,
          result:
            resourceRef === undefined || typeof resourceRef === 'string'
              ? resultFor({ permission, ...(resourceRef !== undefined && { resourceRef }) }, seed)
              : resourceRef.map((ref) => resultFor({ permission, resourceRef: ref }, seed)),
        }))
        const answer = readAnswer({ items: answered.toReversed() }, items)
        expect(answer.status).toBe('matched')
        const replies = answer.status === 'matched' ? answer.replies : []
        expect(checks.map((check) => decisionOn(check, replies))).toEqual(
          checks.map((check) => (isAllowed(check, seed) ? 'allowed' : 'denied')),
        )
      }),
    )
  })
})

it('names the permissions of the catalog', () => {
  expect(
    Object.values(catalogPermissions).map(({ name, type, attributes: { action } }) => [
      name,
      type,
      action,
    ]),
  ).toEqual([
    ['catalog.entity.read', 'resource', 'read'],
    ['catalog.entity.create', 'basic', 'create'],
    ['catalog.entity.delete', 'resource', 'delete'],
    ['catalog.entity.refresh', 'resource', 'update'],
    ['catalog.entity.validate', 'basic', undefined],
    ['catalog.location.read', 'basic', 'read'],
    ['catalog.location.create', 'basic', 'create'],
    ['catalog.location.analyze', 'basic', undefined],
    ['catalog.location.delete', 'basic', 'delete'],
  ])
})
