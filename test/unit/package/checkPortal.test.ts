import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { compatibleWith, portalProblems } from '../../../scripts/portal/checkPortal.ts'

let home = ''
const core = () => join(home, 'node_modules/@portico/core')

function write(path: string, content: unknown = {}) {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), JSON.stringify(content))
}

const singletons = [
  ...['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga'],
  ...['react-router-dom', 'i18next', 'react-i18next', 'antd'],
]

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-portal-'))
  write('package.json', { dependencies: { '@portico/core': '*', 'plugin-a': '1.0.0' } })
  write('plugins.ts')
  write('app-config.yaml')
  write('node_modules/@portico/core/package.json', { version: '0.2.3' })
  for (const name of singletons) write(`node_modules/${name}/package.json`, { version: '1.0.0' })
  write('node_modules/plugin-a/package.json', { peerDependencies: { '@portico/core': '^0.2.0' } })
})

afterEach(() => {
  rmSync(home, { recursive: true })
})

describe('the packages of a portal', () => {
  it('are fit', () => {
    expect(portalProblems(home, core())).toEqual([])
  })

  it.each([
    ['^0.1.0', 'plugin-a is made for @portico/core ^0.1.0, and this is 0.2.3'],
    ['^1.0.0', 'plugin-a is made for @portico/core ^1.0.0, and this is 0.2.3'],
  ])('say which plugin is made for another version: %s', (wanted, problem) => {
    write('node_modules/plugin-a/package.json', { peerDependencies: { '@portico/core': wanted } })
    expect(portalProblems(home, core())).toEqual([problem])
  })

  it('say whose configuration has no schema', () => {
    write('node_modules/plugin-a/package.json', { configSchema: { properties: 7 } })
    expect(portalProblems(home, core())).toEqual([
      'plugin-a/package.json is no JSON Schema: it/properties must be object',
    ])
    write('node_modules/plugin-a/package.json', { configSchema: 'config.d.ts' })
    expect(portalProblems(home, core())).toEqual([
      'plugin-a: configSchema is config.d.ts, and only JSON is read',
    ])
  })

  it.each(singletons)('say who brings a second copy: %s', (name) => {
    write(`node_modules/plugin-a/node_modules/${name}/package.json`, { version: '0.9.0' })
    expect(portalProblems(home, core())).toEqual([
      `plugin-a brings its own ${name} 0.9.0 beside 1.0.0 of @portico/core: remove it there`,
    ])
  })

  it.each(singletons)('say that the portal has another copy than the core: %s', (name) => {
    write(`node_modules/@portico/core/node_modules/${name}/package.json`, { version: '2.0.0' })
    expect(portalProblems(home, core())[0]).toBe(
      `package.json brings its own ${name} 1.0.0 beside 2.0.0 of @portico/core: remove it there`,
    )
  })

  it.each([
    ['node_modules/react', 'react is missing: run npm install'],
    ['node_modules/plugin-a', 'plugin-a is not installed: run npm install'],
    ['plugins.ts', 'plugins.ts is missing: a portal has one beside its package.json'],
    ['app-config.yaml', 'app-config.yaml is missing: a portal has one beside its package.json'],
  ])('say what is missing: %s', (path, problem) => {
    rmSync(join(home, path), { recursive: true })
    expect(portalProblems(home, core())).toContain(problem)
  })
})

it.each([
  ['0.1.7', '0.1'],
  ['^0.2.0', '0.2'],
  ['2.3.4', '2'],
  ['>=1.2', '1'],
  ['^0', '0.x'],
  ['*', undefined],
])('%s is compatible with %s', (version, same) => {
  expect(compatibleWith(version)).toBe(same)
})
