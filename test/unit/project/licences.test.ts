// The licences of all packages, from the lock file: those that the portal ships, and those of its tools.

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

interface Package {
  readonly license?: string
  readonly dev?: boolean
}

const permissive = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']
/** Of tools, which are not passed on: also these. */
const ofTools = [
  ...permissive,
  ...['BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-4.0', 'MIT-0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'Zlib'],
]

/** All of 'a AND b', one of '(a OR b)'. */
const isAllowed = (licence: string, allowed: readonly string[]): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.includes(one)))

const lock = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package-lock.json'), 'utf8'),
) as { readonly packages: Readonly<Record<string, Package>> }
const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '')

const refused = (isDev: boolean, allowed: readonly string[]) =>
  packages
    .filter(([, { dev = false }]) => dev === isDev)
    .filter(([, { license = 'none' }]) => !isAllowed(license, allowed))
    .map(([folder, { license = 'none' }]) => `${folder}: ${license}`)

describe('licences', () => {
  it('lets packages be shipped under a permissive licence only', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect(refused(false, permissive)).toEqual([])
  })

  it('knows the licences of the tools', () => {
    expect(refused(true, ofTools)).toEqual([])
  })

  it.each([
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['none', false],
    ['(MPL-2.0 OR Apache-2.0)', true],
  ])('decides about %s', (licence, isFine) => {
    expect(isAllowed(licence, permissive)).toBe(isFine)
  })
})
