// A Chromium for the browser tests and the bench: found on this machine, else installed. Tests run in the headless shell,
// in which a page takes a third to two thirds of the processor time (decision 0018). The bench measures the browser that
// people use.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Keep Chromium from sending requests of its own. */
export const quietFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path))

const found = () => firstOf([process.env['PORTICO_CHROMIUM'], ...known])
const foundShell = () =>
  firstOf([process.env['PORTICO_CHROMIUM'], '/usr/bin/chromium-headless-shell'])

/** Path of the executable. Throws with instructions if none is found and none can be installed. */
export async function findBrowser(): Promise<string> {
  return installed(found() ?? fromDebian('chromium', found) ?? (await fromNpm()))
}

/** The headless shell, or Chromium where it cannot be installed. Throws as `findBrowser` does. */
export async function findTestBrowser(): Promise<string> {
  const shell = foundShell() ?? fromDebian('chromium-headless-shell', foundShell)
  return installed(shell ?? found() ?? (await fromNpm()))
}

function installed(browser: string | undefined): string {
  if (browser !== undefined) return browser
  throw new Error('Chromium not found. Install it, or set PORTICO_CHROMIUM to its path.')
}

function fromDebian(name: string, find: () => string | undefined): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return undefined
  console.log(`Installing ${name} from Debian…`)
  const quiet = { stdio: 'ignore' } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', name], quiet)
  return find()
}

/** Unpacks the headless shell of an npm package into .cache/. */
async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = fileURLToPath(new URL('../.cache/browser', import.meta.url))
  mkdirSync(folder, { recursive: true })
  process.env['TMPDIR'] = folder
  const entry = `${folder}/node_modules/@sparticuz/chromium/build/index.js`
  if (!existsSync(entry)) {
    console.log('Installing a headless Chromium from npm…')
    execFileSync('npm', ['install', '--prefix', folder, '@sparticuz/chromium@153.0.0'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    readonly default: { executablePath: () => Promise<string> }
  }
  return chromium.executablePath()
}
