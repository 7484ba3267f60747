import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ConfigReader, type ConfigObject } from '../../src/model/config/configReader.ts'
import { discoveryPattern, pluginBaseUrl } from '../../src/model/config/discovery.ts'
import { mergeConfig, parseInjectedConfig } from '../../src/model/config/injectedConfig.ts'
import { readPortalConfig } from '../../src/model/config/portalConfig.ts'

const reader = (data: ConfigObject) => new ConfigReader(data, 'app-config.yaml')

describe('the typed reader', () => {
  it.each(['y', 'yes', 'true', '1', 'on', 'Yes', 'TRUE'])('takes %s for true', (word) => {
    expect(reader({ on: word }).getOptionalBoolean('on')).toBe(true)
  })

  it.each(['n', 'no', 'false', '0', 'off', 'Off'])('takes %s for false', (word) => {
    expect(reader({ on: word }).getOptionalBoolean('on')).toBe(false)
  })

  it('takes numbers and their text', () => {
    expect(reader({ port: 7007 }).getOptionalNumber('port')).toBe(7007)
    expect(reader({ port: '7007' }).getOptionalNumber('port')).toBe(7007)
  })

  it('finds nothing where nothing is, and does not mistake the object for its prototype', () => {
    const config = reader({ app: { title: null } })
    expect(config.getOptionalString('app.title')).toBeUndefined()
    expect(config.getOptionalString('app.other.deep')).toBeUndefined()
    expect(config.getOptionalString('constructor.name')).toBeUndefined()
  })

  it.each([
    [() => reader({}).getString('app.baseUrl'), "Missing required config value at 'app.baseUrl'"],
    [
      () => reader({ app: { baseUrl: 3 } }).getString('app.baseUrl'),
      "Invalid type in config for key 'app.baseUrl' in 'app-config.yaml', got number, wanted string",
    ],
    [
      () => reader({ app: '' }).getString('app'),
      "Invalid type in config for key 'app' in 'app-config.yaml', got empty-string, wanted string",
    ],
    [
      () => reader({ app: [] }).getString('app.baseUrl'),
      "Invalid type in config for key 'app' in 'app-config.yaml', got array, wanted object",
    ],
    [
      () => reader({ on: 'perhaps' }).getOptionalBoolean('on'),
      "Unable to convert config value for key 'on' in 'app-config.yaml' to a boolean",
    ],
    [
      () => reader({ port: 'many' }).getOptionalNumber('port'),
      "Unable to convert config value for key 'port' in 'app-config.yaml' to a number",
    ],
    [() => reader({}).getString('not a key'), "Invalid config key 'not a key'"],
    [() => reader({}).getString('a..b'), "Invalid config key 'a..b'"],
  ])('names key and rule', (read, message) => {
    expect(read).toThrow(new Error(message))
  })
})

describe('discovery', () => {
  it.each([
    ['nonsense/{{pluginId}}', 'it is not a valid URL'],
    ['http://host/api/{{pluginId}}#x', 'it must not have a hash'],
    ['http://host/api/{{pluginId}}?x', 'it must not have a query'],
    ['http://host/api/{{pluginId}}/', 'it must not end with a slash'],
  ])('refuses %s', (pattern, reason) => {
    expect(() => discoveryPattern(pattern)).toThrow(reason)
  })

  it('resolves a plugin below the backend, whatever its id tries', () => {
    const pattern = discoveryPattern('http://host/api/{{pluginId}}')
    expect(pluginBaseUrl(pattern, 'catalog')).toBe('http://host/api/catalog')
    expect(pluginBaseUrl(pattern, '../x')).toBe('http://host/api/..%2Fx')
  })
})

describe('the configuration in the page', () => {
  it('merges its sources, the later winning', () => {
    const text = JSON.stringify([
      { context: 'a', data: { app: { title: 'A', baseUrl: 'http://a' } } },
      { context: 'b', data: { app: { title: 'B' } } },
    ])
    expect(parseInjectedConfig(text)).toEqual({ app: { title: 'B', baseUrl: 'http://a' } })
  })

  it.each(['', '{', 'null', '{}', '[1]', '[{}]'])('refuses %j', (text) => {
    expect(() => parseInjectedConfig(text)).toThrow(SyntaxError)
  })

  it('never reaches a prototype by merging', () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"x":1}}') as ConfigObject
    const merged = mergeConfig({ app: {} }, hostile) as Record<string, unknown>
    expect(Object.keys(merged)).toEqual(['app'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('gives what was laid over the base, for any two objects', () => {
    const object = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer())
    fc.assert(
      fc.property(object, object, (base, over) => {
        expect(mergeConfig(base, over)).toEqual({ ...base, ...over })
      }),
    )
  })
})

it('reads what the page needs, with the defaults of a bare installation', () => {
  const config = reader({
    app: { baseUrl: 'http://localhost:3000/portal/' },
    backend: { baseUrl: 'http://localhost:7007' },
  })
  expect(readPortalConfig(config)).toEqual({
    title: 'Portico',
    appBaseUrl: 'http://localhost:3000/portal',
    discovery: 'http://localhost:7007/api/{{pluginId}}',
    organizationName: 'Backstage',
    authEnvironment: 'development',
  })
})
