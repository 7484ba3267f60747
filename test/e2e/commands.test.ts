// The command that a newcomer types first: what it says, and what it leaves behind.

import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { isNewEnough } from '../../scripts/findNode.mjs'
import { assertFree, freePorts } from '../../scripts/ports.ts'

const data = mkdtempSync(join(tmpdir(), 'portico-'))

after(() => {
  rmSync(data, { recursive: true, force: true })
})

interface Run {
  readonly child: ChildProcess
  /** Everything printed so far. */
  readonly said: () => string
  readonly exited: Promise<unknown[]>
}

function start(environment: Readonly<Record<string, string>>, ...rest: readonly string[]): Run {
  let said = ''
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', ...rest], {
    env: { ...process.env, PORTICO_DATA_DIR: data, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()))
  }
  return { child, said: () => said, exited: once(child, 'exit') }
}

const untilSaid = async ({ child, said }: Run, text: string) => {
  while (!said().includes(text)) {
    assert.equal(child.exitCode, null, said())
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
}

it('says where the portal is, and ends with everything it started', async () => {
  const ports = await freePorts()
  const run = start({
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
  })
  await untilSaid(run, `Portico is at http://localhost:${String(ports.portal)}`)
  const page = await fetch(`http://localhost:${String(ports.portal)}/catalog`)
  assert.match(await page.text(), /backstage\.io\/config/)
  run.child.kill('SIGINT')
  assert.deepEqual(await run.exited, [0, null])
  await assertFree(ports.portal, 'PORTICO_PORT')
  await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
})

it('names the port that is taken, and how to choose another', async () => {
  const ports = await freePorts()
  const squatter = createServer().listen(ports.backend, '127.0.0.1')
  await once(squatter, 'listening')
  const run = start({
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
  })
  assert.deepEqual(await run.exited, [1, null])
  squatter.close()
  assert.match(run.said(), new RegExp(`Port ${String(ports.backend)} is taken`))
  assert.match(run.said(), /PORTICO_BACKEND_PORT=\d+ npm start/)
})

it('refuses a port that is none', async () => {
  const run = start({ PORTICO_PORT: 'eighty' })
  assert.deepEqual(await run.exited, [1, null])
  assert.match(run.said(), /PORTICO_PORT is 'eighty', which is no port/)
})

it('serves the portal alone for a backend elsewhere', async () => {
  const ports = await freePorts()
  const elsewhere = 'https://backstage.example.org'
  const run = start({ PORTICO_PORT: String(ports.portal) }, '--backend', elsewhere)
  await untilSaid(run, `backend at ${elsewhere}`)
  const page = await fetch(`http://localhost:${String(ports.portal)}/`)
  assert.match(page.headers.get('content-security-policy') ?? '', /backstage\.example\.org/)
  assert.match(await page.text(), /https:\/\/backstage\.example\.org/)
  run.child.kill('SIGINT')
  assert.deepEqual(await run.exited, [0, null])
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
