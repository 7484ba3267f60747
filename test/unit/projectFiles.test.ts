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
      auth: { environment: 'default' },
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
