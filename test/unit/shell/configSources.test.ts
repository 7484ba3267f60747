import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import {
  mergeConfig,
  type ConfigObject,
  type ConfigValue,
} from '../../../src/model/config/configValues.ts'
import { parseInjectedConfig } from '../../../src/model/config/injectedConfig.ts'

const over = (...all: readonly ConfigValue[]) =>
  new ConfigReader(all.map((data, index) => ({ context: `source${String(index)}`, data })))

describe('several sources', () => {
  it('merge their objects and replace everything else, the later winning', () => {
    const config = over(
      { app: { title: 'A', baseUrl: 'http://a', list: [1, 2], deep: { x: 1 } } },
      { app: { title: 'B', list: [3], deep: { y: 2 } }, more: true },
    )
    expect(config.get()).toEqual({
      app: { title: 'B', baseUrl: 'http://a', list: [3], deep: { x: 1, y: 2 } },
      more: true,
    })
    expect(config.getConfig('app').keys()).toEqual(['title', 'baseUrl', 'list', 'deep'])
    expect(config.getConfig('app').getNumber('deep.x')).toBe(1)
  })

  it('name the source in which the offending value stands', () => {
    const config = over(
      { app: { title: 1, list: [{ a: 1 }], deep: { x: 'many' } } },
      { app: { port: 'x', deep: {} } },
    )
    expect(() => config.getString('app.title')).toThrow("in 'source0'")
    expect(() => config.getNumber('app.port')).toThrow("in 'source1'")
    expect(() => config.getConfig('app').getConfig('deep').getNumber('x')).toThrow(
      "for key 'app.deep.x' in 'source0'",
    )
    expect(() => config.getConfigArray('app.list')[0]?.getString('a')).toThrow(
      "for key 'app.list[0].a' in 'source0'",
    )
  })

  it('hide what an earlier source says, right or wrong', () => {
    expect(
      over({ app: 'text' }, { app: { title: 'B' } }).getOptionalString('app.other'),
    ).toBeUndefined()
    expect(over({ app: { title: 'A' } }, { app: 'text' }, { app: { x: 1 } }).get('app')).toEqual({
      x: 1,
    })
    expect(over({ title: 1 }, { title: 'B' }).getString('title')).toBe('B')
  })

  it('take a value back with null', () => {
    const config = over({ app: { title: 'A', x: 1 } }, { app: { title: null } })
    expect(config.getOptionalString('app.title')).toBeUndefined()
    expect(config.has('app.title')).toBe(false)
    expect(config.get()).toEqual({ app: { x: 1 } })
    expect(over({ app: { x: 1 } }, { app: null }, { app: { y: 2 } }).get()).toEqual({
      app: { y: 2 },
    })
  })

  const tree = fc.letrec<{ tree: ConfigObject; value: ConfigValue }>((tie) => ({
    tree: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    value: fc.oneof(
      { maxDepth: 3 },
      fc.integer(),
      fc.constant(null),
      fc.constant([1]),
      tie('tree'),
    ),
  })).tree

  const plainMerge = (base: ConfigValue, top: ConfigValue): ConfigValue => {
    const isTree = (value: ConfigValue): value is ConfigObject =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isTree(top)) return top ?? undefined
    const start = isTree(base) ? base : {}
    const keys = [...new Set([...Object.keys(start), ...Object.keys(top)])]
    const entries = keys.map(
      (key) =>
        [
          key,
          key in top ? plainMerge(start[key], top[key]) : plainMerge(undefined, start[key]),
        ] as const,
    )
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  it('read the same whether merged first or read through, for any three', () => {
    fc.assert(
      fc.property(tree, tree, tree, (first, second, third) => {
        const merged = [first, second, third].reduce<ConfigValue>(plainMerge, {})
        expect(over(first, second, third).get()).toEqual(merged)
        for (const key of ['a', 'a.b', 'c.a.b']) {
          const read = (config: ConfigReader) => {
            try {
              return config.getOptional(key)
            } catch {
              return 'refused'
            }
          }
          expect(read(over(first, second, third))).toEqual(read(over(merged)))
        }
      }),
    )
  })
})

describe('prototypes', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"x":1},"list":[{"__proto__":{"polluted":1}}]}',
  ) as ConfigObject

  it('are never reached by merging', () => {
    const merged = mergeConfig({ app: {} }, hostile) as Record<string, unknown>
    expect(merged).toEqual({ app: {}, list: [{}] })
    expect(Object.keys((merged['list'] as object[])[0] ?? {})).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('are no configuration', () => {
    const config = over(hostile)
    expect(config.keys()).toEqual(['list'])
    expect(config.getOptionalString('constructor.name')).toBeUndefined()
    expect(config.has('toString')).toBe(false)
    expect(config.getConfigArray('list')[0]?.keys()).toEqual([])
  })
})

describe('the configuration in the page', () => {
  it('is a list of sources, each with its name', () => {
    const text = JSON.stringify([
      { context: 'app-config.yaml', data: { app: { title: 'A', baseUrl: 'http://a' } } },
      { context: 'env', data: { app: { title: 'B' } } },
      { data: { app: { port: 'x' } } },
    ])
    const config = new ConfigReader(parseInjectedConfig(text))
    expect(config.get()).toEqual({ app: { title: 'B', baseUrl: 'http://a', port: 'x' } })
    expect(() => config.getNumber('app.title')).toThrow("in 'env'")
    expect(() => config.getNumber('app.port')).toThrow("in 'page'")
  })

  it.each(['', '{', 'null', '{}', '[1]', '[{}]', '[{"data":[]}]'])('refuses %j', (text) => {
    expect(() => parseInjectedConfig(text)).toThrow(SyntaxError)
  })
})
