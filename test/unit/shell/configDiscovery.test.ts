import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import type { ConfigValue } from '../../../src/model/config/configValues.ts'
import {
  discoveryPattern,
  pluginBaseUrl,
  readDiscovery,
} from '../../../src/model/config/discovery.ts'
import { isPortalAddress, resolvedAddress } from '../../../src/model/config/pluginAddress.ts'

const discovery = (endpoints: ConfigValue, backend = 'http://host:7007') =>
  readDiscovery(
    new ConfigReader([{ context: 'test', data: { discovery: { endpoints } } }]),
    backend,
  )

const refused = [
  ['nonsense/{{pluginId}}', 'it is not a valid URL'],
  ['/api/{{pluginId}}', 'it is not a valid URL'],
  ['javascript:alert(1)', 'it is not an http URL'],
  ['http://host/api/{{pluginId}}#x', 'it must not have a hash'],
  ['http://host/api/{{pluginId}}#', 'it must not have a hash'],
  ['http://host/api/{{pluginId}}?x', 'it must not have a query'],
  ['http://host/api/{{pluginId}}/', 'it must not end with a slash'],
] as const

describe('discovery', () => {
  it.each(refused)('refuses the pattern %s', (pattern, reason) => {
    const message = `Invalid discovery URL pattern '${pattern}': ${reason}`
    expect(() => discoveryPattern(pattern)).toThrow(message)
    expect(() => discovery([{ target: pattern, plugins: ['a'] }])).toThrow(message)
    expect(() => discovery([{ target: { external: pattern }, plugins: ['a'] }])).toThrow(message)
  })

  it.each(['http://host', 'https://host/api/{{pluginId}}', 'https://{{ pluginId }}.host/x'])(
    'takes the pattern %s',
    (pattern) => {
      expect(discoveryPattern(pattern)).toBe(pattern)
    },
  )

  it('finds a plugin below the backend, whatever its id tries', () => {
    expect(pluginBaseUrl(discovery(undefined), 'catalog')).toBe('http://host:7007/api/catalog')
    expect(pluginBaseUrl(discovery(undefined), '../x')).toBe('http://host:7007/api/..%2Fx')
    expect(pluginBaseUrl(discovery([]), 'constructor')).toBe('http://host:7007/api/constructor')
  })

  it('refuses a backend whose address cannot be a pattern', () => {
    expect(() => discovery([], 'http://host?x')).toThrow('it must not have a query')
    expect(() => discovery([], 'http://host#x')).toThrow('it must not have a hash')
  })

  it('finds a plugin at its endpoint: the external address, the last one named', () => {
    const found = discovery([
      { target: 'https://a/{{pluginId}}', plugins: ['kubernetes', 'catalog', 'auth'] },
      {
        target: { internal: 'http://in', external: 'https://{{ pluginId }}.b/x' },
        plugins: ['catalog'],
      },
      { target: { internal: 'http://only.in' }, plugins: ['auth', 'search'] },
    ])
    expect(pluginBaseUrl(found, 'kubernetes')).toBe('https://a/kubernetes')
    expect(pluginBaseUrl(found, 'catalog')).toBe('https://catalog.b/x')
    expect(pluginBaseUrl(found, 'auth')).toBe('https://a/auth')
    expect(pluginBaseUrl(found, 'search')).toBe('http://host:7007/api/search')
  })

  it.each([
    ['x', "key 'discovery.endpoints' in 'test', got string, wanted object-array"],
    [['x'], "key 'discovery.endpoints[0]' in 'test', got string, wanted object-array"],
    [[{ target: 'http://a' }], "value at 'discovery.endpoints[0].plugins'"],
    [[{ target: 3, plugins: ['a'] }], "key 'discovery.endpoints[0].target' in 'test', got number"],
  ])('says where the endpoints %j are malformed', (endpoints, message) => {
    expect(() => discovery(endpoints)).toThrow(message)
  })
})

describe('an address of a plugin', () => {
  const found = discovery([{ target: 'https://docs/x', plugins: ['techdocs'] }])

  it.each([
    ['plugin://catalog', 'http://host:7007/api/catalog'],
    ['plugin://catalog/', 'http://host:7007/api/catalog/'],
    ['plugin://catalog/entities?a=b&c#d', 'http://host:7007/api/catalog/entities?a=b&c#d'],
    ['plugin://catalog?a=b', 'http://host:7007/api/catalog?a=b'],
    ['PLUGIN://catalog-import/a%2Fb', 'http://host:7007/api/catalog-import/a%2Fb'],
    ['plugin://techdocs/static/docs', 'https://docs/x/static/docs'],
    ['plugin://catalog/../../admin', 'http://host:7007/api/catalog/admin'],
    ['plugin://catalog/%2e%2e/admin', 'http://host:7007/api/catalog/admin'],
    ['plugin://catalog//evil', 'http://host:7007/api/catalog//evil'],
    ['https://elsewhere/x', 'https://elsewhere/x'],
    ['/relative', '/relative'],
  ])('%s leads to %s', (address, url) => {
    expect(resolvedAddress(found, address)).toBe(url)
  })

  it.each([
    'plugin:',
    'plugin://',
    'plugin:///x',
    'plugin://user@catalog/x',
    'plugin://catalog:80/x',
    'plugin://a.b/x',
  ])('%s leads nowhere', (address) => {
    expect(() => resolvedAddress(found, address)).toThrow(`Invalid plugin address '${address}'`)
  })

  it('stays below its plugin, whatever the path', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
        (web, text) => {
          for (const path of [new URL(web).pathname, `/${text}`]) {
            const url = new URL(
              resolvedAddress(found, `plugin://catalog${path.replaceAll(/\s/g, '')}`),
            )
            expect(url.href.startsWith('http://host:7007/api/catalog/')).toBe(true)
          }
        },
      ),
    )
  })
})

describe('the user’s token', () => {
  const found = discovery(
    [{ target: 'https://docs/x/{{pluginId}}', plugins: ['techdocs'] }],
    'https://host/portal',
  )

  it.each([
    'https://host/portal',
    'https://host/portal/api/catalog?x',
    'https://host:443/portal/',
    'HTTPS://HOST/portal/api',
    'https://docs/x/techdocs/y',
    'https://host/portal/group%2Fproject',
  ])('goes to %s', (url) => {
    expect(isPortalAddress(found, url)).toBe(true)
  })

  it.each([
    'https://host/portal2',
    'https://host/other',
    'https://host/portal/../other',
    'https://host/portal/%2e%2e/other',
    'https://host/portal/..%2fother',
    'https://host/portal/%2E.%5Cother',
    'https://host/PORTAL/x',
    'https://user@host/portal/x',
    'https://:pass@host/portal/x',
    'http://host/portal/x',
    'https://host:8443/portal/x',
    'https://host.evil/portal/x',
    'https://evil/?https://host/portal/x',
    'https://docs/x/catalog',
    'https://docs/x',
    '/portal/x',
    'blob:https://host/portal',
    '',
  ])('does not go to %j', (url) => {
    expect(isPortalAddress(found, url)).toBe(false)
  })

  it('goes to every plugin, and never to another host', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.stringMatching(/^[a-z]{1,9}$/), (url, id) => {
        expect(isPortalAddress(found, pluginBaseUrl(found, id))).toBe(true)
        expect(isPortalAddress(found, url)).toBe(false)
      }),
    )
  })
})
