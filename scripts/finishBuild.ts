// Adds to webpack's files: the version, the bill of materials, the configuration's schema, and compressed files.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { stringify } from 'yaml'
import type { ConfigObject } from '../src/model/config/configValues.ts'
import { compress } from './compress.ts'
import { configSchemas } from './configSchemas.ts'

/** `home` is the folder with `dist`, and `config` what the page reads beside it. */
export async function finishBuild(
  home: string,
  config: ConfigObject,
  schemas = configSchemas(),
): Promise<void> {
  const dist = `${home}/dist`
  await moveMaps(home)
  await writeBill(home)
  await writeFile(`${dist}/app-config.yaml`, stringify(config))
  await writeVersion(dist)
  await writeForAppBackend(dist, schemas)
  await compress(dist)
}

/** Source maps name every line of the sources: they are kept beside the build, not in it. */
async function moveMaps(home: string): Promise<void> {
  const maps = `${home}/.cache/source-maps`
  await rm(maps, { recursive: true, force: true })
  await mkdir(`${maps}/static`, { recursive: true })
  for (const file of globSync('{static/*,*}.map', { cwd: `${home}/dist` }))
    await rename(`${home}/dist/${file}`, `${maps}/${file}`)
}

/** Writes the bill of materials, in CycloneDX: every package that may be in the build. The same for the same packages. */
async function writeBill(home: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx'],
    { cwd: home, maxBuffer: 16_000_000, shell: process.platform === 'win32' },
  )
  const bill = JSON.parse(stdout) as { readonly metadata: { readonly component: object } }
  const { component } = bill.metadata
  // Without what is new each time.
  const text = JSON.stringify({ ...bill, serialNumber: undefined, metadata: { component } })
  await writeFile(`${home}/dist/sbom.json`, text)
}

/**
 * Writes the build's version into the page and beside it. A hash of the page is enough: the page names its scripts by
 * their content, and these name the other chunks.
 */
async function writeVersion(dist: string): Promise<void> {
  const page = await readFile(`${dist}/index.html`, 'utf8')
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16)
  const mark = `<meta name="portico-version" content="${version}">`
  await writeFile(`${dist}/index.html`, page.replace('</head>', `${mark}</head>`))
  await writeFile(`${dist}/version.json`, JSON.stringify({ version }))
}

/**
 * Writes what a Backstage `app-backend` reads when it starts: the page as a template for the configuration. Throws if
 * the page contains text that the template engine would take for a placeholder.
 */
async function writeForAppBackend(
  dist: string,
  schemas: ReturnType<typeof configSchemas>,
): Promise<void> {
  const page = await readFile(`${dist}/index.html`, 'utf8')
  if (page.includes('<%')) throw new Error('dist/index.html contains a placeholder')
  const schema = { backstageConfigSchemaVersion: 1, schemas }
  await writeFile(`${dist}/index.html.tmpl`, page)
  await writeFile(`${dist}/.config-schema.json`, JSON.stringify(schema))
}
