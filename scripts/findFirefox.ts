// The installed Firefox, for `npm run test:firefox`. It is not installed automatically, because
// `npm test` needs only Chromium.

import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Path of the executable. Throws with instructions if there is none. */
export function findFirefox(): string {
  const wanted = process.env['PORTICO_FIREFOX']
  if (wanted !== undefined && !existsSync(wanted))
    throw new Error(`PORTICO_FIREFOX is '${wanted}', but that file does not exist.`)
  const found = [wanted, ...known].find((path) => path !== undefined && existsSync(path))
  if (found !== undefined) return found
  throw new Error(
    'Firefox not found. Install it (Debian: apt-get install firefox-esr), or set PORTICO_FIREFOX to its path.',
  )
}
