// The first command that a new developer runs: its output, and the files that it creates.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { it } from 'node:test'
import { isNewEnough } from '../../scripts/findNode.mjs'
import { stampOf } from '../../scripts/install.mjs'
import { assertFree, freePorts } from '../../scripts/ports.ts'
import { assertEndsWithBackend, start, untilSaid } from './support/commands.ts'

it('says where the portal is, and ends with everything it started', async () => {
  const ports = await freePorts()
  const running = start({
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
  })
  await untilSaid(running, `Portico: http://localhost:${String(ports.portal)}`)
  const page = await fetch(`http://localhost:${String(ports.portal)}/catalog`)
  assert.match(await page.text(), /backstage\.io\/config/)
  running.child.kill('SIGINT')
  assert.deepEqual(await running.exited, [0, null])
  await assertFree(ports.portal, 'PORTICO_PORT')
  await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
})

it('names the port that is taken, and how to choose another', async () => {
  const ports = await freePorts()
  const squatter = createServer().listen(ports.backend, '127.0.0.1')
  await once(squatter, 'listening')
  const running = start({
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
  })
  assert.deepEqual(await running.exited, [1, null])
  squatter.close()
  assert.match(running.said(), new RegExp(`Port ${String(ports.backend)} is in use`))
  assert.match(running.said(), /PORTICO_BACKEND_PORT=\d+ npm start/)
})

it('looks for whoever took a port at either address of localhost', async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const squatter = createServer().listen(0, host)
    await once(squatter, 'listening')
    const address = squatter.address()
    assert.ok(address !== null && typeof address === 'object')
    await assert.rejects(assertFree(address.port, 'PORTICO_PORT'), /is in use/)
    squatter.close()
  }
})

it('says with what its backend ended, and ends too', () =>
  assertEndsWithBackend('start', 'Portico: http'))

it('installs anew for another lock file, and for a Node with another binary interface', () => {
  assert.equal(stampOf('lock', '137'), stampOf('lock', '137'))
  assert.notEqual(stampOf('lock', '137'), stampOf('lock', '127'))
  assert.notEqual(stampOf('lock', '137'), stampOf('other lock', '137'))
})

it('refuses a port that is none', async () => {
  const running = start({ PORTICO_PORT: 'eighty' })
  assert.deepEqual(await running.exited, [1, null])
  assert.match(running.said(), /PORTICO_PORT is 'eighty', not a valid port/)
})

it('serves the portal alone for a backend elsewhere', async () => {
  const ports = await freePorts()
  const elsewhere = 'https://backstage.example.org'
  const running = start({ PORTICO_PORT: String(ports.portal) }, '--backend', elsewhere)
  await untilSaid(running, `Backend: ${elsewhere}`)
  const page = await fetch(`http://localhost:${String(ports.portal)}/`)
  assert.match(page.headers.get('content-security-policy') ?? '', /backstage\.example\.org/)
  assert.match(await page.text(), /https:\/\/backstage\.example\.org/)
  running.child.kill('SIGINT')
  assert.deepEqual(await running.exited, [0, null])
})

for (const [version, expected] of [
  ['v20.20.2', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['24.21.0', true],
] as const) {
  it(`takes Node ${version} for ${expected ? 'new enough' : 'too old'}`, () => {
    assert.equal(isNewEnough(version), expected)
  })
}
