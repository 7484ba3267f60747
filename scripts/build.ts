// `npm run build [-- --config file.yaml] [-- --beside]`: builds dist/ for production, unless it is up to date with the
// sources, and writes the configuration into the page; with --beside the page reads `app-config.yaml` beside it.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import webpack from 'webpack'
import { stringify } from 'yaml'
import type { ConfigObject } from '../src/model/config/configValues.ts'
import { basePathOf } from '../src/model/paths.ts'
import { webpackConfig } from '../webpack.config.ts'
import { compress } from './compress.ts'
import { filesHash } from './filesHash.ts'
import { projectConfig } from './frontendConfig.ts'
import { withConfig, withoutConfig } from './pageConfig.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = `${root}.cache/built`

const lockFile = `${root}.cache/building`

/** False while another process builds; a lock of a process that is gone does not count. */
async function takesLock(): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(await readFile(lockFile, 'utf8').catch(() => ''))
    try {
      process.kill(holder, 0)
    } catch {
      await rm(lockFile, { force: true })
    }
    return false
  }
}

/** Waits for a build of another run beside this one, which may have done the work. */
async function alone(work: () => Promise<void>): Promise<void> {
  await mkdir(`${root}.cache`, { recursive: true })
  while (!(await takesLock())) await pause(250)
  try {
    await work()
  } finally {
    await rm(lockFile, { force: true })
  }
}

/** Resolves once dist/ is up to date. Rejects with webpack's message if the build fails. */
export const build = (): Promise<void> => alone(buildPortal)

async function buildPortal(): Promise<void> {
  const wanted = sourcesHash()
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === wanted && globSync('dist/index.html', { cwd: root }).length > 0) return
  console.log('Building the portal…')
  await compile()
  await moveMaps()
  await writeBill()
  await writeFile(`${root}dist/app-config.yaml`, stringify(projectConfig()))
  await writeVersion()
  await writeForAppBackend()
  await compress(`${root}dist`)
  await writeFile(stampFile, wanted)
}

const componentsFolder = `${root}.cache/components`

/** Builds the portal with the page of components, unless it is up to date; resolves with its folder. */
export async function buildComponents(): Promise<string> {
  await alone(async () => {
    const wanted = sourcesHash() + filesHash(['test/support/components/**/*.*'])
    const stamp = `${componentsFolder}/built`
    if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
    console.log('Building the page of components …')
    await compile(componentsFolder)
    await writeFile(stamp, wanted)
  })
  return componentsFolder
}

const sourcesHash = (): string =>
  filesHash([
    'src/**/*.*',
    'webpack.config.ts',
    // Limits change no file of the build.
    'config/**/!(sizeBudgets|testBudgets).*',
    'scripts/build.ts',
    'scripts/themeTokens.ts',
    'package.json',
    'package-lock.json',
  ])

function compile(folder?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(
      webpackConfig('production', folder === undefined ? {} : { componentsFolder: folder }),
    )
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null)
      compiler.close(() => {
        if (problem === null) resolve()
        else reject(new Error(problem))
      })
    })
  })
}

/** Source maps name every line of the sources: they are kept beside the build, not in it. */
async function moveMaps(): Promise<void> {
  const maps = `${root}.cache/source-maps`
  await rm(maps, { recursive: true, force: true })
  await mkdir(`${maps}/static`, { recursive: true })
  for (const file of globSync('{static/*,*}.map', { cwd: `${root}dist` }))
    await rename(`${root}dist/${file}`, `${maps}/${file}`)
}

/** Writes the bill of materials, in CycloneDX: every package that may be in the build. The same for the same packages. */
async function writeBill(): Promise<void> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx'],
    { cwd: root, maxBuffer: 16_000_000, shell: process.platform === 'win32' },
  )
  const bill = JSON.parse(stdout) as { readonly metadata: { readonly component: object } }
  const { component } = bill.metadata
  // Without what is new each time.
  const text = JSON.stringify({ ...bill, serialNumber: undefined, metadata: { component } })
  await writeFile(`${root}dist/sbom.json`, text)
}

/**
 * Writes the build's version into the page and beside it. A hash of the page is enough: the page names its scripts by
 * their content, and these name the other chunks.
 */
async function writeVersion(): Promise<void> {
  const page = await readFile(`${root}dist/index.html`, 'utf8')
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16)
  const mark = `<meta name="portico-version" content="${version}">`
  await writeFile(`${root}dist/index.html`, page.replace('</head>', `${mark}</head>`))
  await writeFile(`${root}dist/version.json`, JSON.stringify({ version }))
}

/**
 * Writes what a Backstage `app-backend` reads when it starts: the page as a template for the configuration. Throws if
 * the page contains text that the template engine would take for a placeholder.
 */
async function writeForAppBackend(): Promise<void> {
  const page = await readFile(`${root}dist/index.html`, 'utf8')
  if (page.includes('<%')) throw new Error('dist/index.html contains a placeholder')
  const path = 'config/app-config.schema.json'
  const value: unknown = JSON.parse(await readFile(root + path, 'utf8'))
  const schema = { backstageConfigSchemaVersion: 1, schemas: [{ path, value }] }
  await writeFile(`${root}dist/index.html.tmpl`, page)
  await writeFile(`${root}dist/.config-schema.json`, JSON.stringify(schema))
}

interface Deployment {
  /** An app-config.yaml; config/app-config.yaml by default. */
  readonly config?: string
  /** Leaves the configuration to the file beside the page. */
  readonly beside?: boolean
}

/**
 * Writes a configuration into dist/. Throws where the portal would be served at another path than it was built for, and
 * what `projectConfig` throws.
 */
async function deploy({ config: file, beside = false }: Deployment): Promise<void> {
  const config = projectConfig(file)
  const [built, wanted] = [projectConfig(), config].map(pathOfPortal)
  if (built !== wanted)
    throw new Error(
      `'app.baseUrl' has the path '${String(wanted)}', but config/app-config.yaml, which decides at build, has '${String(built)}'.`,
    )
  const page = withoutConfig(await readFile(`${root}dist/index.html`, 'utf8'))
  await writeFile(`${root}dist/index.html`, beside ? page : withConfig(page, config))
  await writeFile(`${root}dist/app-config.yaml`, stringify(config))
}

const pathOfPortal = (config: ConfigObject): string =>
  basePathOf((config['app'] as { readonly baseUrl: string }).baseUrl)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { config: { type: 'string' }, beside: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  try {
    await build()
    await deploy(values)
  } catch (error) {
    console.error(`\nportico build: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
