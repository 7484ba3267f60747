// A Chromium for the browser tests and the bench: found on this machine, else installed.

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

/** Environment variable with the address of the browser that all test files share. */
export const browserVariable = 'PORTICO_TEST_BROWSER'

/** Keep Chromium from sending requests of its own. */
export const quietFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const found = (): string | undefined =>
  [process.env['PORTICO_CHROMIUM'], ...known].find((path) => path && existsSync(path))

/** Path of the executable. Throws with instructions if none is found and none can be installed. */
export async function findBrowser(): Promise<string> {
  const browser = found() ?? fromDebian() ?? (await fromNpm())
  if (browser !== undefined) return browser
  throw new Error('Chromium not found. Install it, or set PORTICO_CHROMIUM to its path.')
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return undefined
  console.log('Installing Chromium from Debian…')
  const quiet = { stdio: 'ignore' } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', 'chromium'], quiet)
  return found()
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
