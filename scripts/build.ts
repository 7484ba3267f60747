// `npm run build [-- --config file.yaml] [-- --beside]`: builds dist/ for production, unless it is up to date with the
// sources, and writes the configuration into the page; with --beside the page reads `app-config.yaml` beside it.

import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import type { ConfigObject } from '../src/model/config/configValues.ts'
import { basePathOf } from '../src/model/paths.ts'
import { webpackConfig } from '../webpack.config.ts'
import { filesHash } from './filesHash.ts'
import { finishBuild } from './finishBuild.ts'
import { projectConfig } from './frontendConfig.ts'
import { withConfig, withoutConfig } from './pageConfig.ts'
import { runWebpack } from './runWebpack.ts'

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
  await finishBuild(root.replace(/[\\/]$/, ''), projectConfig())
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
    'scripts/{build,finishBuild}.ts',
    'scripts/themeTokens.ts',
    'package.json',
    'package-lock.json',
  ])

function compile(folder?: string): Promise<void> {
  return runWebpack(
    webpackConfig('production', folder === undefined ? {} : { componentsFolder: folder }),
  )
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
