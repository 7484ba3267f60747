// The first command that a new developer runs: its output, and the files that it creates.

import assert from 'node:assert/strict'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { isNewEnough } from '../../scripts/findNode.mjs'
import { stampOf } from '../../scripts/install.mjs'
import { assertFree, freePorts } from '../../scripts/ports.ts'
import { createClient } from './support/signIn.ts'

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

type Environment = Readonly<Record<string, string>>

function run(command: readonly string[], environment: Environment): Run {
  let said = ''
  const child = spawn(process.execPath, ['scripts/run.mjs', ...command], {
    env: { ...process.env, PORTICO_DATA_DIR: data, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()))
  }
  return { child, said: () => said, exited: once(child, 'exit') }
}

const start = (environment: Environment, ...rest: readonly string[]): Run =>
  run(['start', ...rest], environment)

const untilSaid = async ({ child, said }: Run, text: string) => {
  while (!said().includes(text)) {
    assert.equal(child.exitCode, null, said())
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
  }
}

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

it('starts for development with an identity provider, and ends with all three', async () => {
  const [ports, { portal: providerPort }] = await Promise.all([freePorts(), freePorts()])
  const dev = run(['dev', '--auth'], {
    PORTICO_PORT: String(ports.portal),
    PORTICO_BACKEND_PORT: String(ports.backend),
    PORTICO_IDENTITY_PROVIDER_PORT: String(providerPort),
  })
  await untilSaid(dev, `Identity provider: http://127.0.0.1:${String(providerPort)}`)
  const config = await fetch(`http://localhost:${String(ports.portal)}/app-config.yaml`)
  assert.match(await config.text(), /oidc: \{\}/)
  const [startUrl = ''] = /http:\S+\/start\?env=default/.exec(dev.said()) ?? []
  const page = await createClient().follow(startUrl)
  assert.match(await page.response.text(), /<h1>Sign in<\/h1>/)
  dev.child.kill('SIGINT')
  assert.deepEqual(await dev.exited, [0, null])
  await assertFree(ports.portal, 'PORTICO_PORT')
  await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  await assertFree(providerPort, 'PORTICO_IDENTITY_PROVIDER_PORT')
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

/** The backend started by this process or one of its children. */
function backendOf(pid: number | undefined): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const processes = lines.split('\n').map((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { id: Number(id), parent: Number(parent), command }
  })
  const script = processes.find(({ parent }) => parent === pid)
  const backend = processes.find(
    ({ parent, command }) => parent === script?.id && command.includes('backend/src/index.mjs'),
  )
  assert.ok(backend, lines)
  return backend.id
}

for (const [task, ready] of [
  ['start', 'Portico: http'],
  ['dev', 'Portico (development): http'],
] as const) {
  it(`says with what its backend ended, and ends too: ${task}`, async () => {
    const ports = await freePorts()
    const running = run([task], {
      PORTICO_PORT: String(ports.portal),
      PORTICO_BACKEND_PORT: String(ports.backend),
    })
    await untilSaid(running, ready)
    process.kill(backendOf(running.child.pid), 'SIGKILL')
    assert.deepEqual(await running.exited, [1, null])
    assert.match(
      running.said(),
      new RegExp(`portico ${task}: the backend exited with SIGKILL\\. See its output above`),
    )
  })
}

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
