// What the project's own files promise.

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { frontendConfig } from '../../scripts/frontendConfig.ts'
import { tokensCss } from '../../scripts/themeTokens.ts'

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

it('names every token that a style sheet uses', () => {
  const defined = new Set(tokensCss().match(/--ant-[\w-]+(?=:)/g))
  const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const used = new Set(sheets.join().match(/--ant-[\w-]+/g))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})
