// test/rows says which test proves which row of the specification's checklist: that test must be there, by that name.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

/** Rows of the checklist in the areas that are built. */
const areas: Readonly<Record<string, number>> = {
  ...{ BOOT: 28, SHELL: 65, PLUG: 18, PERM: 18, SETTINGS: 6, AUTH: 88 },
  ...{ CATAPI: 68, CATIDX: 7, ENT: 50, INSP: 7, UNREG: 18, IMPORT: 32, INTEG: 15 },
}

interface Row {
  readonly code: string
  readonly proof: string
}

const rows: readonly Row[] = readdirSync('test/rows')
  .flatMap((file) => readFileSync(`test/rows/${file}`, 'utf8').split('\n'))
  .flatMap((line) => {
    const [, code, proof] = /^\| ([A-Z]+-\d+) +\| (.*?) *\|$/.exec(line) ?? []
    return code !== undefined && proof !== undefined ? [{ code, proof }] : []
  })

it('names every row of the areas that are built, once', () => {
  const wanted = Object.entries(areas).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
  )
  expect(rows.map(({ code }) => code).sort()).toEqual(wanted.sort())
})

const unproven = (proof: string): readonly string[] => {
  if (/^– \S/.test(proof)) return []
  return proof.split('<br>').filter((test) => {
    const [path = '', title = ''] = test.trim().split(' › ')
    const file = `test/${path}`
    return title === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  })
}

it('names tests that are there', () => {
  const wrong = rows.flatMap(({ code, proof }) => unproven(proof).map((test) => `${code}: ${test}`))
  expect(wrong).toEqual([])
})
