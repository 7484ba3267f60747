// A portal of one's own, made in an empty folder by the commands of docs/portal-of-your-own.md.

import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { after, it } from 'node:test'
import { promisify } from 'node:util'
import { freePorts } from '../../scripts/ports.ts'
import { runNode } from '../../scripts/runNode.ts'
import { openBrowser, openPage } from '../e2e/support/browser.ts'

const packed = await runNode(['scripts/pack.ts', '--core'], { isCaptured: true })
assert.ok(packed.isPassed, packed.output)
const [made = ''] = globSync('.cache/package/create-portico-*.tgz')

const page = readFileSync('docs/portal-of-your-own.md', 'utf8')
const [create = '', enter = '', ...commands] = (/```sh\n(.*?)```/s.exec(page)?.[1] ?? '')
  .replace(/\/path\/to\/create-portico-[\d.]+\.tgz/, resolve(made))
  .trim()
  .split('\n')

const folder = await mkdtemp(`${tmpdir()}/portico-own-`)
after(() => rm(folder, { recursive: true, force: true }))
const home = `${folder}/${enter.replace('cd ', '')}`
const ports = await freePorts()
const env = {
  ...process.env,
  PORTICO_PORT: String(ports.portal),
  PORTICO_BACKEND_PORT: String(ports.backend),
  npm_config_yes: 'true',
  npm_config_prefer_offline: 'true',
}
const run = (command: string, cwd: string) => {
  const [program = '', ...rest] = command.split(' ')
  return promisify(execFile)(program, rest, { cwd, env, maxBuffer: 64_000_000 })
}
const browser = await openBrowser()
after(() => browser.close())

/** In a process group of its own, which ends as a whole: npm passes a signal to its shell alone. */
async function startedPortal(command: string) {
  const [program = '', ...rest] = command.split(' ')
  const child = spawn(program, rest, {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise<void>((done) =>
    child.once('exit', () => {
      done()
    }),
  )
  let said = ''
  await new Promise<void>((done, refuse) => {
    const hear = (part: Buffer) => {
      said += String(part)
      if (/^Portal: /m.test(said)) done()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => {
      refuse(new Error(said))
    })
  })
  assert.doesNotMatch(said, /ERROR in|webpack compiled with \d+ error/)
  return async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

it('is a running page after the four commands', async (test) => {
  const begun = Date.now()
  await run(create, folder)
  const [install = '', start = ''] = commands
  await run(install, home)
  const stop = await startedPortal(start)
  try {
    const { page: tab, context, complaints } = await openPage(browser, { isRemembered: true })
    await tab.goto(`http://localhost:${String(ports.portal)}/tags`)
    await tab.getByRole('row', { name: /java/ }).first().waitFor()
    test.diagnostic(`${((Date.now() - begun) / 1_000).toFixed(0)} s to the plugin's page`)
    await tab.getByRole('button', { name: 'Take snapshot' }).click()
    await tab.getByText('Compared with the snapshot.').waitFor()
    await tab.goto(
      `http://localhost:${String(ports.portal)}/catalog/default/component/checkout-service`,
    )
    await tab.getByRole('region', { name: 'Tags' }).waitFor()
    assert.deepEqual(complaints, [])
    await context.close()
  } finally {
    await stop()
  }
})

it('passes its tests and its types', async () => {
  const { stderr } = await run('npm test', home)
  assert.match(stderr, /Tests: +5 passed, 5 total/)
  await run('npm run types', home)
})

it('refuses what @portico/core does not export', async () => {
  const file = `${home}/plugins/tags/inner.ts`
  await writeFile(file, "import '@portico/core/features/catalog/list/indexPagesApi'\n")
  const said = await run('npm run types', home).then(
    () => '',
    (error: unknown) => (error as { readonly stdout: string }).stdout,
  )
  await rm(file)
  assert.match(said, /inner\.ts.*TS2882|inner\.ts.*TS2307/)
})

it('works with the plugins of the last version', async () => {
  await cp('create/lastPortal/plugins', `${home}/plugins`, { recursive: true })
  await cp('create/lastPortal/plugins.ts', `${home}/plugins.ts`)
  const { stderr } = await run('npm test', home)
  assert.match(stderr, /^Tests: +\d+ passed, \d+ total$/m)
  await run('npm run types', home)
})

it('is built for a backend that serves it by name, with its own configuration', async () => {
  const described = JSON.parse(await readFile(`${home}/package.json`, 'utf8')) as object
  const configSchema = {
    properties: { tags: { properties: { most: { visibility: 'frontend' } } } },
  }
  await writeFile(`${home}/package.json`, JSON.stringify({ ...described, configSchema }))
  await appendFile(`${home}/app-config.yaml`, 'tags:\n  most: 7\n  key: s3cret\n')
  await run('npm run build', home)
  const built = await readFile(`${home}/dist/index.html`, 'utf8')
  assert.match(built, /"tags":\{"most":7\}/)
  assert.match(
    await readFile(`${home}/dist/.config-schema.json`, 'utf8'),
    /my-portal\/package.json/,
  )
  const files = globSync('**/{*,.*}', { cwd: `${home}/dist` })
  for (const name of ['index.html.tmpl', '.config-schema.json', 'licences.json', 'sbom.json'])
    assert.ok(files.includes(name), name)
  assert.match(await readFile(`${home}/dist/plugin-chunks.json`, 'utf8'), /"tags":\["tags\./)
})
