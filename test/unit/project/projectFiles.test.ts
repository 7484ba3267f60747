// Promises of the project's own files.

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { frontendConfig } from '../../../scripts/frontendConfig.ts'
import { securityHeaders } from '../../../scripts/portalHeaders.ts'
import { tokensCss } from '../../../scripts/themeTokens.ts'
import { ConfigReader } from '../../../src/model/config/configReader.ts'
import type { ConfigObject } from '../../../src/model/config/configValues.ts'
import {
  readConfiguredIntegrations,
  readIntegrations,
} from '../../../src/model/integrations/readIntegrations.ts'

describe('the configuration that reaches the browser', () => {
  const whole = {
    app: { title: 'Portico', baseUrl: 'http://localhost:3000', support: { url: 'http://help' } },
    backend: {
      baseUrl: 'http://localhost:7007',
      auth: { keys: [{ secret: 's3cret' }] },
      database: { connection: { password: 's3cret' } },
    },
    auth: { environment: 'default', providers: { github: { clientSecret: 's3cret' } } },
    integrations: { github: [{ token: 's3cret' }] },
  }

  it('holds the keys that the schema marks, and no other', () => {
    expect(frontendConfig(whole)).toEqual({
      app: { title: 'Portico', baseUrl: 'http://localhost:3000', support: { url: 'http://help' } },
      backend: { baseUrl: 'http://localhost:7007' },
      auth: { environment: 'default', providers: { github: {} } },
    })
  })

  it('holds of lists, of either form and of open objects only what is marked', () => {
    const secret = { secret: 's3cret' }
    const data = {
      app: {
        title: secret,
        support: {
          items: [{ title: 'Chat', ...secret, links: [{ url: 'http://chat', ...secret }] }],
        },
        routes: { bindings: { 'a.b': 'c.d', 'a.c': false, 'a.d': secret } },
        languages: ['en', secret],
      },
      discovery: {
        endpoints: [
          { target: 'http://a', plugins: ['a'], ...secret },
          {
            target: { internal: 's3cret', external: 'http://b', ...secret },
            plugins: ['b', secret],
          },
          { target: { internal: 's3cret' }, plugins: ['c'] },
        ],
      },
      auth: {
        autologout: { enabled: true, ...secret },
        providers: {
          github: { development: { clientSecret: 's3cret' } },
          google: 's3cret',
          okta: ['s3cret'],
        },
      },
    }
    const kept = frontendConfig(data)
    expect(JSON.stringify(kept)).not.toContain('s3cret')
    expect(kept).toEqual({
      app: {
        support: { items: [{ title: 'Chat', links: [{ url: 'http://chat' }] }] },
        routes: { bindings: { 'a.b': 'c.d', 'a.c': false } },
        languages: ['en'],
      },
      discovery: {
        endpoints: [
          { target: 'http://a', plugins: ['a'] },
          { target: { external: 'http://b' }, plugins: ['b'] },
          { plugins: ['c'] },
        ],
      },
      auth: { autologout: { enabled: true }, providers: { github: {} } },
    })
  })

  it('holds of integrations what the page reads of them, and no credential', () => {
    const visible = {
      host: 'a.example',
      apiBaseUrl: 'https://a.example/api',
      baseUrl: 'https://a.example',
      rawBaseUrl: 'https://raw.example',
      cloneUrl: 'https://clone.example',
      gitilesBaseUrl: 'https://gitiles.example',
      disableEditUrl: true,
      region: 'eu-west-1',
      endpoint: 'https://files.example',
      s3ForcePathStyle: true,
    }
    const secret = Object.fromEntries(
      [
        ...['token', 'username', 'password', 'appPassword', 'apiKey', 'commitSigningKey'],
        ...['accessKeyId', 'secretAccessKey', 'roleArn', 'externalId', 'accountName', 'accountKey'],
        ...['clientId', 'clientSecret', 'connectionString', 'unknown'],
      ].map((key) => [key, 's3cret']),
    )
    const entry = { ...visible, ...secret, apps: [{ privateKey: 's3cret', clientId: 's3cret' }] }
    const lists = ['github', 'gitlab', 'bitbucketCloud', 'bitbucketServer', 'azure', 'gerrit']
    const others = ['gitea', 'harness', 'awsS3', 'awsCodeCommit', 'azureBlobStorage']
    const data = {
      integrations: {
        ...Object.fromEntries([...lists, ...others].map((type) => [type, [entry]])),
        googleGcs: { clientEmail: 's3cret', privateKey: 's3cret' },
        later: [entry],
      },
    }
    const kept = frontendConfig(data)
    expect(JSON.stringify(kept)).not.toContain('s3cret')
    const read = (config: ConfigObject) =>
      readIntegrations(new ConfigReader([{ context: 'test', data: config }]))
    expect(new Set(read(kept))).toEqual(new Set(read(data)))
  })

  it('is not handed out where credentials of integrations contradict each other', () => {
    const azure = [{ token: 's3cret', credentials: [{ personalAccessToken: 's3cret' }] }]
    expect(() => frontendConfig({ integrations: { azure } })).toThrow(
      "key 'integrations.azure[0].token': it must not be combined with credentials",
    )
  })

  it.each([null, undefined, 'text', [], { app: 'text' }, { app: [] }])(
    'is empty where %j stands in its place',
    (data) => {
      expect(frontendConfig(data)).toEqual({})
    },
  )
})

it('has the theme’s tokens as the design system gives them', () => {
  expect(readFileSync('src/ui/theme/tokens.css', 'utf8')).toBe(tokensCss())
})

it('has the primary colours of the specification, one for each theme', () => {
  const primary = tokensCss().match(/(?<=--ant-color-primary: )[^;]+/g)
  expect(primary).toEqual(['light-dark(#1f5493, #9cc9ff)'])
})

it('names every token that a style sheet uses', () => {
  const defined = new Set(tokensCss().match(/--ant-[\w-]+(?=:)/g))
  const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const used = new Set(sheets.join().match(/--ant-[\w-]+/g))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})

/** Chromium restyles everything below an element that a `:has()` may match whenever something in it is removed. */
it('no rule has the whole page restyled when a part of it leaves: `:has()` needs a class or an attribute', () => {
  const rules = globSync('src/**/*.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(':has(')),
  )
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter((rule) => /(^|[\s>~+,(])[a-z*]*:has\(/.test(rule))).toEqual([])
})

it('the page may talk to the backend, to what discovery names and to the APIs where it proposes changes', () => {
  const integrations = readConfiguredIntegrations(
    new ConfigReader([
      {
        context: 'test',
        data: {
          integrations: {
            github: [
              { host: 'github.com' },
              { host: 'ghe.example', apiBaseUrl: 'http://ghe.example:8080/api' },
            ],
            gitlab: [{ host: 'gitlab.example' }],
            azure: [{ host: 'dev.azure.com' }],
          },
        },
      },
    ]),
  )
  const discovery = {
    backend: 'http://backend:7007',
    plugins: { search: 'https://search.example/api/search', docs: 'http://backend:7007/docs' },
  }
  const sources = (headers: Readonly<Record<string, string>>) =>
    /connect-src ([^;]+);/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ')
  expect(
    sources(securityHeaders(discovery, integrations, ['https://*.blob.core.windows.net'])),
  ).toEqual([
    "'self'",
    'http://backend:7007',
    'https://search.example',
    'ws://backend:7007',
    'wss://search.example',
    'https://api.github.com',
    'http://ghe.example:8080',
    'dev.azure.com',
    'https://*.blob.core.windows.net',
  ])
  expect(sources(securityHeaders(discovery, [], []))).toEqual([
    "'self'",
    'http://backend:7007',
    'https://search.example',
    'ws://backend:7007',
    'wss://search.example',
  ])
})
