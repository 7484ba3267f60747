// How preferences are named, read, migrated and merged.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { bannersSlice } from '../../../src/features/preferences/bannersSlice.ts'
import { flagsSlice } from '../../../src/features/preferences/flagsSlice.ts'
import { starsSlice } from '../../../src/features/preferences/starsSlice.ts'
import { themeSlice } from '../../../src/features/preferences/themeSlice.ts'
import { sidebarSlice } from '../../../src/features/shell/layout/sidebarSlice.ts'
import { isSame, type Json } from '../../../src/model/json.ts'
import { parseKept, serializeKept } from '../../../src/model/preferences/keptText.ts'
import { mergeKept } from '../../../src/model/preferences/mergeKept.ts'
import { legacyStars, localKey, serverPlace } from '../../../src/model/preferences/places.ts'
import { readStars, withLegacyStars } from '../../../src/model/preferences/stars.ts'

const mona = 'user:default/mona'
const otto = 'user:default/otto'

describe('places', () => {
  it.each([
    [starsSlice.kept.place, '/starredEntities/entityRefs', 'default.starredEntities', 'entityRefs'],
    [
      bannersSlice.kept.place,
      '/notifications/dismissedBanners',
      'default.notifications',
      'dismissedBanners',
    ],
    [themeSlice.kept.place, 'theme', 'default.userSettings', 'theme'],
    [flagsSlice.kept.place, 'featureFlags', 'default.userSettings', 'featureFlags'],
    [sidebarSlice.kept.place, 'sidebarPinState', 'default.userSettings', 'sidebarPinState'],
    [legacyStars, '/settings/starredEntities', 'default.settings', 'starredEntities'],
  ])('%j is named as Backstage names it, here and on the server', (place, key, bucket, name) => {
    expect(localKey(place, null, null)).toBe(key)
    expect(localKey(place, mona, mona)).toBe(key)
    expect(localKey(place, mona, null)).toBe(key)
    expect(serverPlace(place)).toEqual({ bucket, key: name })
  })

  it('are others for everyone but the owner of the browser', () => {
    expect(localKey(starsSlice.kept.place, mona, otto)).toBe(`/starredEntities/entityRefs@${otto}`)
    expect(localKey(themeSlice.kept.place, null, otto)).toBe(`theme@${otto}`)
  })
})

describe('the text of a kept value', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value = JSON.parse(json) as Json
        const text = serializeKept(value, 'json')
        expect(parseKept(text, 'any', 'json') ?? null).toEqual(value)
      }),
    )
    expect(parseKept(serializeKept('dark', 'text'), 'theme', 'text')).toBe('dark')
    expect(serializeKept('dark', 'text')).toBe('dark')
  })

  it.each([null, ''])('is nothing in %j', (text) => {
    expect(parseKept(text, 'entityRefs', 'json')).toBeUndefined()
  })

  it.each(['{', 'undefined', 'dark', '["a"'])('fails in %j with the words of old', (text) => {
    expect(() => parseKept(text, 'entityRefs', 'json')).toThrow(
      'Error when parsing JSON config from storage for: entityRefs',
    )
  })
})

describe('stars', () => {
  it('are refs in lower case, each once; what is no ref is left out', () => {
    expect(
      readStars(['Component:Default/A', 'component:default/a', 'api:b', 'b', 7, null, 'a:b:c']),
    ).toEqual(['component:default/a', 'api:default/b'])
  })

  it.each([null, {}, 'component:a', 1])('are nothing in %j', (value) => {
    expect(readStars(value)).toBeUndefined()
  })

  it('of the legacy setting come behind those that are there', () => {
    const legacy = ['entity:API:Default:X', 'entity:component:default:a', 'entity:a:b', 'x', 3]
    expect(withLegacyStars(['component:default/a'], legacy)).toEqual([
      'component:default/a',
      'api:default/x',
    ])
    expect(withLegacyStars(['component:default/a'], { entity: 1 })).toBeUndefined()
  })

  it('all survive the migration, whatever else stands there', () => {
    const part = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
    const entry = fc.tuple(part, part, part)
    fc.assert(
      fc.property(fc.array(entry), fc.array(fc.jsonValue()), (entries, garbage) => {
        const legacy = entries.map((parts) => `entity:${parts.join(':')}`)
        const expected = entries.map(([kind, namespace, name]) => `${kind}:${namespace}/${name}`)
        const noEntry = garbage.filter((one) => typeof one !== 'string')
        expect(new Set(withLegacyStars([], [...legacy, ...noEntry]))).toEqual(new Set(expected))
      }),
    )
  })
})

it('reads ids of banners, each once', () => {
  const { take } = bannersSlice.kept
  expect(take(['a', 'b', 'a', 1])?.value).toEqual(['a', 'b'])
  expect(take({})).toBeUndefined()
})

const scalar = fc.constantFrom<Json>('light', 'dark', null, true, false)
const letters: readonly string[] = ['a', 'b', 'c', 'd', 'e']
const list = fc.uniqueArray(fc.constantFrom(...letters))
const record = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.constantFrom(0, 1))
const triple = fc.oneof(
  fc.tuple(scalar, scalar, scalar),
  fc.tuple(list, list, list),
  fc.tuple(record, record, record),
)
const asSet = (value: Json | undefined) => (Array.isArray(value) ? new Set(value) : value)

describe('what comes of two values', () => {
  it('is the one that changed, where only one did', () => {
    fc.assert(
      fc.property(triple, ([agreed, changed]) => {
        expect(asSet(mergeKept(agreed, changed, agreed))).toEqual(asSet(changed))
        expect(mergeKept(agreed, agreed, changed)).toEqual(changed)
      }),
    )
  })

  it('is what both became, where both became the same', () => {
    fc.assert(
      fc.property(triple, ([agreed, changed]) => {
        expect(mergeKept(agreed, changed, changed)).toEqual(changed)
      }),
    )
  })

  it('stays what it is when it is merged again', () => {
    fc.assert(
      fc.property(triple, ([agreed, here, server]) => {
        const merged = mergeKept(agreed, here, server)
        expect(isSame(mergeKept(agreed, merged, merged), merged)).toBe(true)
        expect(isSame(mergeKept(merged, merged, server), server)).toBe(true)
      }),
    )
  })

  it('has of a list what either added, and nothing that either removed', () => {
    fc.assert(
      fc.property(list, list, list, (agreed, here, server) => {
        const merged = mergeKept(agreed, here, server) as readonly string[]
        for (const one of letters) {
          const was = agreed.includes(one)
          const [isHere, isThere] = [here.includes(one), server.includes(one)]
          expect(merged.includes(one)).toBe(was ? isHere && isThere : isHere || isThere)
        }
        expect(new Set(merged).size).toBe(merged.length)
      }),
    )
  })

  it('joins lists that never met; of anything else the server’s wins', () => {
    expect(mergeKept(undefined, ['a', 'b'], ['b', 'c'])).toEqual(['b', 'c', 'a'])
    expect(mergeKept(undefined, 'light', 'dark')).toBe('dark')
    expect(mergeKept(undefined, { x: 0, y: 1 }, { x: 1 })).toEqual({ x: 1, y: 1 })
  })

  it('is what was changed here where both changed: the last write', () => {
    expect(mergeKept(null, 'light', 'dark')).toBe('light')
    expect(mergeKept({ x: 0 }, { x: 1 }, {})).toEqual({ x: 1 })
  })

  it('is what is here where the server has nothing, and the other way round', () => {
    fc.assert(
      fc.property(triple, ([agreed, value]) => {
        expect(mergeKept(agreed, value, undefined)).toEqual(value)
        expect(mergeKept(agreed, undefined, value)).toEqual(value)
      }),
    )
  })
})

it('leads devices that join in any order to the same stars, and loses none', () => {
  const device = fc.constantFrom(0, 1, 2)
  const change = fc.tuple(device, fc.constantFrom('star', 'unstar', 'join'), fc.nat(4))
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let server: readonly string[] = []
      const devices = [0, 1, 2].map(() => ({
        here: [] as readonly string[],
        agreed: [] as readonly string[],
      }))
      const join = (one: (typeof devices)[number] | undefined) => {
        if (!one) return
        server = mergeKept(one.agreed, one.here, server) as readonly string[]
        Object.assign(one, { here: server, agreed: server })
      }
      const starred = new Set<string>()
      const unstarred = new Set<string>()
      for (const [at, what, which] of changes) {
        const one = devices[at]
        const name = String(which)
        if (!one) continue
        if (what === 'join') join(one)
        if (what === 'star') {
          one.here = [...new Set([...one.here, name])]
          starred.add(name)
        }
        if (what === 'unstar') {
          one.here = one.here.filter((other) => other !== name)
          unstarred.add(name)
        }
      }
      devices.forEach(join)
      devices.forEach(join)
      for (const { here } of devices) expect(here).toEqual(server)
      for (const name of starred) if (!unstarred.has(name)) expect(server).toContain(name)
    }),
  )
})
