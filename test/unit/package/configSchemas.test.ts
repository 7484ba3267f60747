import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { configSchemas } from '../../../scripts/configSchemas.ts'
import { frontendConfig } from '../../../scripts/frontendConfig.ts'

let home = ''

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), typeof content === 'string' ? content : JSON.stringify(content))
}

/** The portal's own schema, by its file, and that of a package, in its `package.json`. */
const tags = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    tags: {
      type: 'object',
      properties: {
        most: { type: 'number', visibility: 'frontend' },
        password: { type: 'string', visibility: 'secret' },
        hidden: { type: 'string' },
      },
    },
  },
}
const radar = {
  properties: {
    radar: {
      deepVisibility: 'frontend',
      properties: { token: { visibility: 'secret' } },
    },
  },
}

const portal = (configSchema: unknown) => {
  write('package.json', {
    name: 'my-portal',
    dependencies: { '@portico/core': '*', 'plugin-radar': '1.0.0', 'not-installed': '1.0.0' },
    configSchema,
  })
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-schemas-'))
  portal('config.schema.json')
  write('config.schema.json', tags)
  write('node_modules/@portico/core/package.json', { version: '0.1.0' })
  write('node_modules/plugin-radar/package.json', { configSchema: radar })
})

afterEach(() => {
  rmSync(home, { recursive: true })
})

const app = { title: 'Portal', baseUrl: 'http://localhost:3000', secret: 's3cret' }
const backend = { baseUrl: 'http://localhost:7007', auth: { keys: ['s3cret'] } }

describe('the configuration of a portal of one’s own', () => {
  it('has the keys that its schema and those of its packages open to browsers, and no others', () => {
    const data = {
      ...{ app, backend, unknown: 's3cret' },
      tags: { most: 7, password: 's3cret', hidden: 's3cret' },
      radar: { rings: [{ name: 'Adopt' }], token: 's3cret' },
    }
    expect(frontendConfig(data, configSchemas(home))).toEqual({
      app: { title: 'Portal', baseUrl: 'http://localhost:3000' },
      backend: { baseUrl: 'http://localhost:7007' },
      tags: { most: 7 },
      radar: { rings: [{ name: 'Adopt' }] },
    })
    expect(configSchemas(home).map(({ path }) => path)).toEqual([
      'config/app-config.schema.json',
      'my-portal/config.schema.json',
      'plugin-radar/package.json',
    ])
  })

  it.each([
    ['of everything', { deepVisibility: 'frontend' }],
    ['of all keys', { additionalProperties: { deepVisibility: 'frontend' } }],
    ['of an alternative', { anyOf: [{ deepVisibility: 'frontend' }] }],
  ])('keeps what Portico describes to itself, whatever a schema says %s', (_, schema) => {
    portal(schema)
    const found = frontendConfig({ app, backend, own: 'open' }, configSchemas(home))
    expect(JSON.stringify(found)).not.toContain('s3cret')
    expect(found['own']).toBe('open')
  })

  it.each([
    ['config.d.ts', 'my-portal: configSchema is config.d.ts, and only JSON is read'],
    ['lost.json', 'my-portal: configSchema cannot be read: '],
    ['broken.json', 'my-portal: configSchema cannot be read: '],
    [['a'], 'my-portal: configSchema is no JSON Schema'],
    [7, 'my-portal: configSchema is no JSON Schema'],
    [
      { properties: { integrations: {}, own: {} } },
      "my-portal: configSchema has 'integrations', which Portico's own schema describes",
    ],
  ])('says what is wrong with the schema %j', (schema, problem) => {
    write('broken.json', '{"type":')
    portal(schema)
    expect(() => configSchemas(home)).toThrow(problem)
  })
})
