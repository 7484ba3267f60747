import { expect, it } from '@jest/globals'
import { ownScriptUrl } from '../../../src/model/trustedTypes.ts'

const origin = 'https://portal.example'

it.each([
  '/static/main.1a2b3c4d.js',
  '/portal/static/kubernetes-reader.00ff00ff.js',
  `${origin}/static/src_ui_log.12345678.js`,
  '/refresh-worker.js',
  '/shell-worker.js',
])('admits a script of this build: %s', (address) => {
  expect(ownScriptUrl(address, origin)).toBe(address)
})

it.each([
  'https://elsewhere.example/static/main.1a2b3c4d.js',
  '//elsewhere.example/static/main.1a2b3c4d.js',
  'javascript:alert(1)//static/main.js',
  'data:text/javascript,alert(1)//static/main.js',
  'blob:https://portal.example/static/main.js',
  '/static/../api/proxy/evil.js',
  '/static/a/evil.js',
  '/api/techdocs/static/docs/evil.js?/static/main.js',
  '/static/main.js.map',
  '',
])('refuses what is no script of this build: %s', (address) => {
  expect(() => ownScriptUrl(address, origin)).toThrow(TypeError)
})
