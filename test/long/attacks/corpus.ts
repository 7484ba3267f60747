// What is sent at the portal: addresses of every route, spoiled storage, and spoiled answers of every endpoint.

import type { Route } from 'playwright-core'
import { keptOf } from '../../../src/store/rootReducer.ts'
import { createRandom } from '../../support/createRandom.ts'
import { foreignValue, mutatedBody, withValueAt } from '../../support/hostileValues.ts'
import type { Place } from './places.ts'
import { settingsOf, type Schema } from './settings.ts'

export interface Attack extends Place {
  readonly name: string
  readonly storage?: { readonly key: string; readonly value: string }
  /** In place of the portal's. A broken one may leave no frame. */
  readonly config?: unknown
  /** Runs in the page, for the test of this test. */
  readonly sabotage?: () => void
  readonly answer?: {
    readonly endpoint: string
    readonly spoil: (route: Route) => Promise<unknown>
  }
}

/** Runs if it ever becomes HTML, and is counted then. */
export const script = `<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`

const garbage = [
  ...['%0a', '%00', '..%2f..%2f', '%5c', '__proto__', 'constructor', '%ff', 'a'.repeat(1_000)],
  ...[encodeURIComponent(script), 'javascript:window.attacked=1', '%F0%9F%92%A3', '//evil.example'],
]

const filledIn = (pattern: string, value: string): string =>
  pattern.replace(/:\w+/g, value).replace('*', value)

/** Every parameter and an unknown query of every route. */
export function addressAttacks(paths: readonly string[]): readonly Attack[] {
  return paths.flatMap((path) =>
    garbage.flatMap((value) => {
      const filled = filledIn(path, value)
      const places = [`${filledIn(path, 'component')}?${value}=${value}&filters[${value}]=${value}`]
      if (filled !== path) places.push(filled)
      else places.push(`${path}/${value}`)
      return places.map((at) => ({ name: `address ${at.slice(0, 80)}`, at }))
    }),
  )
}

const values = [
  ...[
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '[null]',
    '{"a":',
    '{"__proto__":{"a":1}}',
    'undefined',
  ],
  ...[JSON.stringify(script), '[[[[]]]]', '['.repeat(5_000), `[${'"a",'.repeat(20_000)}"a"]`],
  // Almost all that a browser keeps for a page, so that nothing else can be kept.
  JSON.stringify('a'.repeat(5_000_000)),
]

/** Every value that the browser keeps. */
export const storageAttacks = (): readonly Attack[] =>
  keptOf().flatMap(({ place }) =>
    values.map((value) => {
      const key = 'bucket' in place ? `/${place.bucket}/${place.key}` : place.key
      return {
        name: `storage ${key} = ${value.slice(0, 20)}`,
        at: '/catalog',
        storage: { key, value },
      }
    }),
  )

const json = (body: string) => ({ status: 200, contentType: 'application/json', body })
const answers: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  null: (route) => route.fulfill(json('null')),
  number: (route) => route.fulfill(json('7')),
  'wrong types': (route) =>
    route.fulfill(json('{"items":7,"facets":[],"entity":"a","results":{},"rootEntityRef":[]}')),
  'lists of nulls': (route) =>
    route.fulfill(json('{"items":[null,{}],"facets":{"kind":[null]},"results":[null]}')),
  'scripts everywhere': (route) =>
    route.fulfill(
      json(JSON.stringify({ error: { name: script, message: script }, items: [script] })),
    ),
  '20 MB': (route) => route.fulfill(json(`{"items":["${'x'.repeat(20_000_000)}"]}`)),
  'a page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: `<html>${script}` }),
  204: (route) => route.fulfill({ status: 204 }),
  302: (route) => route.fulfill({ status: 302, headers: { location: 'https://evil.example/' } }),
  429: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: script }),
  500: (route) =>
    route.fulfill({ ...json(`{"error":{"name":"Error","message":"boom"}}`), status: 500 }),
  cut: (route) => route.abort('connectionreset'),
  hanging: () => Promise.resolve(),
}

/** A request that a place makes. */
export interface Asked {
  readonly endpoint: string
  readonly place: Place
}

const nameOf = ({ at, open }: Place): string => (open ? `${at}, opened` : at)

/** Every endpoint that a place asks, with every spoiled answer. */
export const answerAttacks = (asked: readonly Asked[]): readonly Attack[] =>
  asked.flatMap(({ endpoint, place }) =>
    Object.entries(answers).map(([name, spoil]) => ({
      name: `${endpoint} answers ${name}, at ${nameOf(place)}`,
      ...place,
      answer: { endpoint, spoil },
    })),
  )

/** Real answers of every endpoint, with some values replaced, cut or repeated. */
export const mutationAttacks = (
  asked: readonly Asked[],
  times: number,
  seed: number,
): readonly Attack[] =>
  asked.flatMap(({ endpoint, place }, index) =>
    Array.from({ length: times }, (_, time) => {
      const own = seed * 1_000_000 + index * times + time
      return {
        name: `${endpoint} answers mutation ${String(own)}, at ${nameOf(place)}`,
        ...place,
        answer: {
          endpoint,
          spoil: async (route: Route) => {
            const response = await route.fetch()
            const body = mutatedBody(await response.text(), createRandom(own))
            await route.fulfill({ response, body })
          },
        },
      }
    }),
  )

/** Megabytes of text in one of so many settings. */
const hugeRarity = 10

/** Every setting of the schema, with a value of another type. */
export function configAttacks(schema: Schema, config: unknown, seed: number): readonly Attack[] {
  const random = createRandom(seed)
  return settingsOf(schema).map((path) => {
    const value = random() < 1 / hugeRarity ? 'a'.repeat(10_000_000) : foreignValue(random)
    return {
      name: `setting ${path.join('.')} = ${JSON.stringify(value).slice(0, 30)}`,
      at: '/catalog',
      config: withValueAt(config, path, value),
    }
  })
}

/** Without the query and the names in the path. */
export const endpointOf = (method: string, url: string): string =>
  `${method} ${new URL(url).pathname.replace(/(by-name|by-uid|by-entity|buckets|tasks|docs|static|services|techdocs|entity|pods|namespaces|parameter-schema)\/.*/, '$1/…')}`
