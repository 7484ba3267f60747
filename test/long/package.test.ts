// The package: what is in it, served by a Backstage backend that has installed it, and by Caddy as in the container, which
// answers as the portal's own server does.

import assert from 'node:assert/strict'
import { execFile, execFileSync, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { after, it } from 'node:test'
import { promisify } from 'node:util'
import { stringify } from 'yaml'
import { startBackend } from '../../scripts/backendProcess.ts'
import { servedConfig } from '../../scripts/portalConfig.ts'
import { startPortal } from '../../scripts/portalServer.ts'
import { freePorts } from '../../scripts/ports.ts'
import { runNode } from '../../scripts/runNode.ts'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { eventually } from '../site/eventually.ts'
import { whenListed } from '../site/testSite.ts'

const packed = await runNode(['scripts/pack.ts'], { isCaptured: true })
assert.ok(packed.isPassed, packed.output)
const [file = ''] = globSync('.cache/package/portico-app-*.tgz')
const folder = await mkdtemp(`${tmpdir()}/portico-package-`)
after(() => rm(folder, { recursive: true, force: true }))
// As an installation does: by hard links, because the backend's packages are large.
execFileSync('cp', ['--archive', '--link', 'backend', `${folder}/backend`])
const installed = `${folder}/backend/node_modules/portico-app`
execFileSync('mkdir', [installed])
execFileSync('tar', ['-xzf', file, '-C', installed, '--strip-components', '1'])
execFileSync(process.execPath, [`${installed}/serve/compress.mjs`])

const ports = await freePorts()
const backend = startBackend({
  ports,
  folder: `${folder}/backend`,
  dataDirectory: `${folder}/data`,
  variables: {
    APP_CONFIG_app_packageName: '"portico-app"',
    APP_CONFIG_app_baseUrl: `"http://localhost:${String(ports.backend)}"`,
    PORTICO_PORTAL_ROOT: folder,
  },
})
after(() => backend.stop())
await backend.ready
await whenListed(backend.url)
const browser = await openBrowser()
after(() => browser.close())

it('has the built page, its schema and its licences, and nothing that runs when it is installed', async () => {
  const files = globSync('**/{*,.*}', { cwd: installed })
  const manifest = JSON.parse(await readFile(`${installed}/package.json`, 'utf8')) as object
  assert.deepEqual(Object.keys(manifest).sort(), [
    ...['backstage', 'description', 'files', 'license', 'name', 'version'],
  ])
  for (const name of ['index.html.tmpl', '.config-schema.json', 'licences.json', 'sbom.json'])
    assert.ok(files.includes(`dist/${name}`), name)
  assert.deepEqual(
    files.filter((name) => /\.(?:map|tsx?)$|app-config\.yaml$|node_modules/.test(name)),
    [],
  )
  assert.doesNotMatch(await readFile(`${installed}/dist/index.html`, 'utf8'), /localhost/)
})

async function assertShows(url: string): Promise<void> {
  const { page, context, complaints } = await openPage(browser, { isRemembered: true })
  await page.goto(`${url}/catalog`)
  await page.getByRole('link', { name: 'Checkout Service' }).click()
  await page.getByRole('region', { name: 'About' }).waitFor()
  assert.deepEqual(complaints, [])
  await context.close()
}

it('is served by a backend that names it', async () => {
  await assertShows(backend.url)
})

/** Caddy's, on the port from which the backend may be asked. */
async function startCaddy(): Promise<() => Promise<void>> {
  const home = `${folder}/caddy`
  await writeFile(`${folder}/app-config.yaml`, stringify(servedConfig(ports)))
  execFileSync(process.execPath, [
    `${installed}/serve/configure.mjs`,
    ...['--to', home, '--port', String(ports.portal), '--config', `${folder}/app-config.yaml`],
  ])
  const server = spawn(
    'caddy',
    ['run', '--config', `${home}/Caddyfile`, '--adapter', 'caddyfile'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
    },
  )
  let said = ''
  server.stderr.on('data', (part: Buffer) => (said += String(part)))
  const ended = new Promise<void>((resolve) => {
    server.once('error', () => {
      said += 'Caddy is missing: apt-get install caddy'
      resolve()
    })
    server.once('exit', () => {
      resolve()
    })
  })
  const url = `http://localhost:${String(ports.portal)}/healthz`
  const isReady = async () => (await fetch(url).catch(() => undefined))?.ok === true
  await Promise.race([
    eventually('Caddy to answer', isReady, 60_000),
    ended.then(() => Promise.reject(new Error(said))),
  ])
  return async () => {
    server.kill()
    await ended
  }
}

/** Of each server's own: when and how it sends. */
const ownHeaders = new Set([
  ...['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['last-modified', 'transfer-encoding', 'vary'],
])

async function answersOf(origin: string): Promise<readonly object[]> {
  const html = await (await fetch(`${origin}/catalog`)).text()
  const [script = ''] = /\/static\/vendor\.[^"\s>]+\.js/.exec(html) ?? []
  const asked = [
    ...['/', '/index.html', '/catalog?filters[kind]=api', '/catalog/default/component/with.dots'],
    ...['/no/such/page', script, '/static/no-such-file.js', '/shell-worker.js'],
    ...['/refresh-worker.js', '/version.json', '/licences.json', '/plugin-chunks.json'],
  ].flatMap((path) => [
    { path, method: 'GET' },
    { path, method: 'HEAD' },
  ])
  return Promise.all(
    [...asked, { path: '/', method: 'POST' }, { path: script, method: 'DELETE' }].map(
      async ({ path, method }) => {
        const answer = await fetch(origin + path, {
          method,
          headers: { 'accept-encoding': 'br' },
        })
        const headers = [...answer.headers].filter(([name]) => !ownHeaders.has(name))
        return {
          ...{ path, method, status: answer.status },
          // Charsets are named by one of them.
          headers: Object.fromEntries(
            headers.map(([name, value]) => [
              name,
              name === 'content-type' ? value.split(';')[0] : value,
            ]),
          ),
          text: answer.ok && !path.includes('no-such') ? await answer.text() : '',
        }
      },
    ),
  )
}

it('is served by Caddy as by the server of this repository, header by header', async () => {
  const server = await startPortal({
    port: ports.portal,
    config: servedConfig(ports),
    folder: `${installed}/dist`,
  })
  const origin = `http://localhost:${String(ports.portal)}`
  const own = await answersOf(origin)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  const stop = await startCaddy()
  try {
    assert.deepEqual(await answersOf(origin), own)
    for (const path of ['/app-config.yaml', '/index.html.tmpl', '/.config-schema.json'])
      assert.equal(await (await fetch(origin + path)).text(), await (await fetch(origin)).text())
    await assertShows(origin)
  } finally {
    await stop()
  }
})

for (const [what, config, variables, message] of [
  ['nothing', undefined, {}, /^portico: There is no configuration: mount .+, or set APP_CONFIG_/],
  ['a file that is none', ': :\n- x', {}, /^portico: .+app-config\.yaml: /],
  ['no address of the backend', 'app: { baseUrl: "http://a" }', {}, /^portico: .*backend\.baseUrl/],
  [
    'a path',
    'app: { baseUrl: "https://a.example/portal" }\nbackend: { baseUrl: "https://b.example" }',
    {},
    /^portico: app\.baseUrl has the path '\/portal', but the package is built for the root/,
  ],
  ['a variable without a key', '{}', { APP_CONFIG_: 'x' }, /^portico: APP_CONFIG_ names no key/],
] as const) {
  it(`says in one line what is wrong with the configuration: ${what}`, async () => {
    const path = `${folder}/wrong/app-config.yaml`
    await cp(installed, `${folder}/wrong`, { recursive: true })
    if (config !== undefined) await writeFile(path, config)
    const run = promisify(execFile)(
      process.execPath,
      [
        `${folder}/wrong/serve/configure.mjs`,
        ...['--to', `${folder}/wrong/page`],
        ...(config === undefined ? [] : ['--config', path]),
      ],
      { env: { ...process.env, ...variables } },
    )
    const failed = await run.then(
      () => undefined,
      (error: unknown) => error as { readonly stderr: string },
    )
    const stderr = failed?.stderr ?? 'It has not failed'
    assert.match(stderr, message)
    assert.equal(stderr.trim().split('\n').length, 1)
  })
}
