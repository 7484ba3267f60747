import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { projectConfig } from '../../../scripts/frontendConfig.ts'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import { mergeConfig, type ConfigObject } from '../../../src/model/config/configValues.ts'
import { readPortalConfig } from '../../../src/model/config/portalConfig.ts'
import { readIntegrations } from '../../../src/model/integrations/readIntegrations.ts'
import validateConfig from '../../support/configValidator.ts'

const bare = {
  app: { baseUrl: 'http://localhost:3000/portal/' },
  backend: { baseUrl: 'http://localhost:7007/' },
}

const reader = (data: ConfigObject) =>
  new ConfigReader([
    { context: 'bare', data: bare },
    { context: 'test', data },
  ])
const read = (data: ConfigObject) => readPortalConfig(reader(data))

it('has the defaults of a bare installation', () => {
  expect(read({})).toEqual({
    title: 'Portico',
    appBaseUrl: 'http://localhost:3000/portal',
    discovery: { backend: 'http://localhost:7007', plugins: {} },
    organizationName: 'Backstage',
    authEnvironment: 'development',
    permission: { enabled: false, batched: false, plugins: [] },
    routeBindings: {},
    autologout: { enabled: false, idleMinutes: 60, promptSeconds: 10, logoutIfDisconnected: true },
    languages: { available: ['en', 'de', 'zh'], default: 'en' },
    start: { news: [], tryThis: [] },
    signInPage: null,
    authProviders: [],
    apiProxies: [],
    import: {
      entityFilename: 'catalog-info.yaml',
      branchName: 'backstage-integration',
      pullRequestTitle: 'Add catalog-info.yaml',
      pullRequestBody: expect.stringContaining('`catalog-info.yaml`') as unknown,
    },
    docs: {
      storageUrl: null,
      sanitizer: {
        allowedIframeHosts: [],
        allowedCustomElementTagNameRegExp: null,
        allowedCustomElementAttributeNameRegExp: null,
        additionalAllowedURIProtocols: [],
      },
    },
    search: { pageLimit: 25, appearance: 'accordion', types: null },
    ci: { lastBuildBranch: 'master' },
    kubernetes: { mayDeletePods: false, hasTerminal: false, refreshInterval: 10_000 },
    integrations: readIntegrations(reader({})),
    useLongPollingLogs: false,
    offline: true,
    asideTemplateTags: [],
    linkSchemes: [],
    reports: { canReplay: false },
    redirectFlow: false,
  })
})

it('is shipped with the values of the deployed instance', () => {
  const shipped = projectConfig()
  expect(readPortalConfig(new ConfigReader([{ context: 'shipped', data: shipped }]))).toMatchObject(
    {
      appBaseUrl: 'http://localhost:3000',
      discovery: { backend: 'http://localhost:7007', plugins: {} },
      authEnvironment: 'default',
      permission: { enabled: false, plugins: ['catalog', 'scaffolder'] },
    },
  )
  expect(shipped['techdocs']).toEqual({ builder: 'external' })
})

const full = {
  app: {
    offline: false,
    asideTemplateTags: [],
    linkSchemes: [],
    startPage: '/catalog',
    news: [{ title: 'Two clusters', text: 'Staging is here.', url: '/docs', date: '2026-11-28' }],
    tryThis: [{ title: 'A failed run', to: '/catalog/default/component/a/ci-cd' }],
    search: {
      types: {
        appearance: 'tabs',
        options: [{ value: 'techdocs', name: 'Guides', icon: 'docs' }, { value: 'adr' }],
      },
    },
    report: { url: 'https://reports.example.org' },
    replay: { enabled: true },
    title: 'Halden',
    support: { url: 'http://help', items: [{ title: '#chat', links: [] }, { title: 'Mail' }] },
    routes: {
      bindings: { 'catalog.createComponent': 'scaffolder.root', 'catalog.viewTechDoc': false },
    },
    announcement: { id: 'outage', message: 'Back at noon', severity: 'warning', url: 'http://x' },
    apiDocs: { proxies: [{ server: 'https://a.example', path: '/a' }] },
    languages: ['de', 'en'],
    signInPage: {
      providers: [{ id: 'guest' }, { id: 'iap', title: 'Proxy', message: 'Known', proxied: 'yes' }],
      auto: true,
    },
    defaultLanguage: 'de',
  },
  organization: { name: 'Larkspur' },
  discovery: { endpoints: [{ target: 'http://k8s/api/{{pluginId}}', plugins: ['kubernetes'] }] },
  auth: {
    environment: 'default',
    autologout: {
      enabled: 'yes',
      idleTimeoutMinutes: '2',
      promptBeforeIdleSeconds: 0,
      useWorkerTimers: false,
      logoutIfDisconnected: 'off',
    },
    providers: { github: { development: { clientId: 'x' } } },
  },
  permission: {
    enabled: '1',
    EXPERIMENTAL_enableBatchedRequests: true,
    permissionedPlugins: ['catalog', 'scaffolder'],
  },
  integrations: { github: [{ host: 'ghe.example' }] },
  catalog: {
    import: {
      entityFilename: 'portal.yaml',
      pullRequestBranchName: 'into-the-portal',
      pullRequestTitle: 'Join the portal',
      pullRequestBody: 'Please.',
    },
  },
  techdocs: {
    builder: 'external',
    unknown: { passes: true },
    storageUrl: 'https://storage.example/docs/',
    sanitizer: {
      allowedIframeHosts: ['video.example'],
      allowedCustomElementTagNameRegExp: '^shop-',
      allowedCustomElementAttributeNameRegExp: '^data-',
      additionalAllowedURIProtocols: ['slack'],
    },
  },
  scaffolder: { useLongPollingLogs: true },
  enableExperimentalRedirectFlow: true,
  search: { query: { pageLimit: 40 } },
  kubernetes: {
    frontend: {
      podDelete: { enabled: true },
      refreshInterval: { years: 1, months: 1, seconds: 5 },
    },
    podExecTerminal: { enabled: true },
  },
}

it('reads every key under the name that Backstage gives it', () => {
  expect(read(full)).toEqual({
    title: 'Halden',
    appBaseUrl: 'http://localhost:3000/portal',
    discovery: {
      backend: 'http://localhost:7007',
      plugins: { kubernetes: 'http://k8s/api/kubernetes' },
    },
    organizationName: 'Larkspur',
    authEnvironment: 'default',
    support: { title: '#chat', url: 'http://help' },
    announcement: { id: 'outage', message: 'Back at noon', severity: 'warning', url: 'http://x' },
    permission: { enabled: true, batched: true, plugins: ['catalog', 'scaffolder'] },
    routeBindings: { 'catalog.createComponent': 'scaffolder.root', 'catalog.viewTechDoc': false },
    autologout: { enabled: true, idleMinutes: 2, promptSeconds: 0, logoutIfDisconnected: false },
    languages: { available: ['de', 'en'], default: 'de' },
    start: {
      startPage: '/catalog',
      news: [{ title: 'Two clusters', text: 'Staging is here.', url: '/docs', date: '2026-11-28' }],
      tryThis: [{ title: 'A failed run', to: '/catalog/default/component/a/ci-cd' }],
    },
    signInPage: {
      providers: [
        { id: 'guest', isProxied: false },
        { id: 'iap', title: 'Proxy', message: 'Known', isProxied: true },
      ],
      isAutomatic: true,
    },
    authProviders: ['github'],
    apiProxies: [{ server: 'https://a.example', path: '/a' }],
    import: {
      entityFilename: 'portal.yaml',
      branchName: 'into-the-portal',
      pullRequestTitle: 'Join the portal',
      pullRequestBody: 'Please.',
    },
    docs: {
      storageUrl: 'https://storage.example/docs',
      sanitizer: {
        allowedIframeHosts: ['video.example'],
        allowedCustomElementTagNameRegExp: '^shop-',
        allowedCustomElementAttributeNameRegExp: '^data-',
        additionalAllowedURIProtocols: ['slack'],
      },
    },
    search: {
      pageLimit: 40,
      appearance: 'tabs',
      types: [{ value: 'techdocs', name: 'Guides', icon: 'docs' }, { value: 'adr' }],
    },
    ci: { lastBuildBranch: 'master' },
    kubernetes: {
      mayDeletePods: true,
      hasTerminal: true,
      // A year and a month, as Backstage counts them.
      refreshInterval: (365 + 30) * 86_400_000 + 5_000,
    },
    integrations: readIntegrations(reader(full)),
    useLongPollingLogs: true,
    offline: false,
    asideTemplateTags: [],
    linkSchemes: [],
    reports: { canReplay: true, url: 'https://reports.example.org' },
    redirectFlow: true,
  })
})

it('is plain data, as the store asks', () => {
  expect(JSON.parse(JSON.stringify(read(full)))).toEqual(read(full))
})

it('names the support channel by title, address, or both', () => {
  expect(read({ app: { support: { url: 'http://help' } } }).support).toEqual({ url: 'http://help' })
  expect(read({ app: { support: { items: [{ title: 'Chat' }] } } }).support).toEqual({
    title: 'Chat',
  })
  expect(read({ app: { support: { items: [] } } }).support).toBeUndefined()
})

it.each<[string, ConfigObject, readonly string[], string]>([
  ['the first that there is', {}, ['fr-CH', 'de-CH', 'zh'], 'de'],
  ['English where there is none', {}, ['fr', 'it'], 'en'],
  ['that of the operators before the browser’s', { app: { defaultLanguage: 'zh' } }, ['de'], 'zh'],
  [
    'one of those that the operators offer',
    { app: { languages: ['en', 'zh'] } },
    ['de', 'zh-CN'],
    'zh',
  ],
])('speaks a language of the browser: %s', (_which, data, preferred, language) => {
  expect(readPortalConfig(reader(data), preferred).languages.default).toBe(language)
})

it('knows an announcement by its message, where it has no id', () => {
  expect(read({ app: { announcement: { message: 'Hello' } } }).announcement).toEqual({
    id: 'Hello',
    message: 'Hello',
    severity: 'info',
  })
})

it.each<[ConfigObject, string]>([
  [{ app: { baseUrl: 'somewhere' } }, "for key 'app.baseUrl': 'somewhere' is not an http URL"],
  [{ backend: { baseUrl: 'ftp://x' } }, "for key 'backend.baseUrl': 'ftp://x' is not an http URL"],
  [{ backend: { baseUrl: 'http://x?y' } }, 'it must not have a query'],
  [{ app: { baseUrl: null } }, "Missing required config value at 'app.baseUrl'"],
  [{ app: { title: 3 } }, "key 'app.title' in 'test', got number, wanted string"],
  [{ app: { routes: { bindings: { 'a.b': '' } } } }, "app.routes.bindings['a.b'], value must be"],
  [{ app: { routes: { bindings: { 'a.b': true } } } }, "app.routes.bindings['a.b'], value must be"],
  [{ app: { languages: ['de'] } }, "Languages must include 'en', got 'de'"],
  [{ app: { languages: ['en', 'en'] } }, "Languages must be unique, got 'en', 'en'"],
  [
    { app: { defaultLanguage: 'fr' } },
    "The default language must be one of 'en', 'de', 'zh', got 'fr'",
  ],
  [{ app: { languages: ['en', 'fr'] } }, "Languages must be among 'en', 'de', 'zh', got 'fr'"],
  [
    { auth: { autologout: { idleTimeoutMinutes: 0.4 } } },
    "idleTimeoutMinutes': it must be at least",
  ],
  [
    { auth: { autologout: { promptBeforeIdleSeconds: -1 } } },
    "promptBeforeIdleSeconds': it must be",
  ],
  [
    { auth: { autologout: { idleTimeoutMinutes: 1, promptBeforeIdleSeconds: 60 } } },
    "promptBeforeIdleSeconds': it must be at least 0 and less than the idle timeout",
  ],
  [
    { app: { announcement: { id: 'x' } } },
    "Missing required config value at 'app.announcement.message'",
  ],
  [
    { app: { announcement: { message: 'x', severity: 'loud' } } },
    "'app.announcement.severity': it must be info or warning, got 'loud'",
  ],
  [{ permission: { enabled: 'maybe' } }, "key 'permission.enabled' in 'test' to a boolean"],
])('refuses %j', (data, message) => {
  expect(() => read(data)).toThrow(message)
})

it('has a schema that lets all of it, and unknown keys, pass', () => {
  expect(validateConfig(mergeConfig(bare, full))).toBe(true)
  expect(validateConfig(mergeConfig(bare, { other: { key: [1] }, app: { more: true } }))).toBe(true)
})

it('is documented: each key that is read stands in the schema', () => {
  const schema = readFileSync('config/app-config.schema.json', 'utf8')
  const files = [
    'config/portalConfig.ts',
    'config/portalAddresses.ts',
    'config/discovery.ts',
    'shell/announcement.ts',
    'session/autologout.ts',
    'session/signInPage.ts',
    'import/importConfig.ts',
    'unregister/unregisterOption.ts',
    'integrations/readIntegrations.ts',
    'integrations/credentialRules.ts',
  ]
  const code = files.map((file) => readFileSync(`src/model/${file}`, 'utf8'))
  const keys = [
    ...code
      .join('\n')
      .matchAll(/(?:get\w+\(|has\(|urlAt\(entry,)\s*[`'"](?:\$\{key\}\.)?([\w.]+)[`'"]/g),
  ].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(30)
  const parts = keys.flatMap((key) => key?.split('.') ?? [])
  expect(parts.filter((part) => !schema.includes(`"${part}": {`))).toEqual([])
})
