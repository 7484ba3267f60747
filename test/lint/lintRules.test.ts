// Each own rule, and each other rule with own settings, reports the bad snippet and not the good one. Without types,
// which oxlint's own tests cover.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { everywhereCases, lengthCases, testCases } from './cases/commonCases.ts'
import { componentCases } from './cases/componentCases.ts'
import { areaCases, layerCases, packageCases } from './cases/layerCases.ts'
import { sagaCases } from './cases/sagaCases.ts'
import { sliceCases } from './cases/sliceCases.ts'

const lintCases = [
  ...sliceCases,
  ...sagaCases,
  ...packageCases,
  ...layerCases,
  ...areaCases,
  ...componentCases,
  ...everywhereCases,
  ...lengthCases,
  ...testCases,
]

interface Snippet {
  readonly file: string
  readonly text: string
}

interface Report {
  readonly diagnostics: readonly {
    /** `plugin(rule)`, without the plugin for ESLint's rules; absent if the file cannot be parsed. */
    readonly code?: string
    readonly message: string
    readonly filename: string
  }[]
}

/** The project's configuration, in the folder of the snippets. */
const config = `
import config from '${resolve('oxlint.config.ts')}'
const fromRoot = (plugin) => (plugin.startsWith?.('./') ? plugin.replace('.', '${resolve('.')}') : plugin)
export default {
  ...config,
  jsPlugins: config.jsPlugins.map(fromRoot),
  options: { ...config.options, typeAware: false },
}`

const nameOf = ({ code, message, filename }: Report['diagnostics'][number]) => {
  if (message.startsWith('Unused eslint-disable')) return 'unused directive'
  const [, plugin, rule] = /^(.+)\((.+)\)$/.exec(code ?? '') ?? []
  if (rule === undefined) throw new Error(`${filename}: ${message}`)
  return plugin === 'eslint' ? rule : `${String(plugin)}/${rule}`
}

/** The rules that each snippet breaks. The files must not share a path, so all but the first get a longer name. */
function broken(folder: string, snippets: readonly Snippet[]): readonly (readonly string[])[] {
  const taken = new Set<string>()
  const files = snippets.map(({ file, text }, index) => {
    const path = taken.has(file)
      ? join(dirname(file), `case${String(index)}${file.replace(/.*\//, '')}`)
      : file
    taken.add(path)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    return path
  })
  writeFileSync(join(folder, 'oxlint.config.ts'), config)
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
  const options = ['--no-ignore', '--format=json', ...files]
  const { stdout } = spawnSync(
    process.execPath,
    [...flags, resolve('node_modules/oxlint/bin/oxlint'), ...options],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 },
  )
  const { diagnostics } = JSON.parse(stdout) as Report
  return files.map((path) => diagnostics.filter(({ filename }) => filename === path).map(nameOf))
}

let folder = ''
let bad: ReturnType<typeof broken> = []
let good: ReturnType<typeof broken> = []

beforeAll(() => {
  // Inside the project, so that packages are found.
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(resolve('.cache/lint-rules-'))
  for (const kind of ['bad', 'good']) mkdirSync(join(folder, kind))
  bad = broken(
    join(folder, 'bad'),
    lintCases.map(({ file, bad: text }) => ({ file, text })),
  )
  good = broken(
    join(folder, 'good'),
    lintCases.map(({ file, goodFile = file, good: text }) => ({ file: goodFile, text })),
  )
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

it.each(lintCases.map((lintCase, index) => ({ ...lintCase, index })))(
  '$rule: $says',
  ({ rule, index }) => {
    expect(bad[index]).toContain(rule)
    expect(good[index]).not.toContain(rule)
  },
)

it('every own rule has its twins here', () => {
  const { default: plugin } = jest.requireActual<{ default: { rules: Record<string, unknown> } }>(
    '../../config/lint/plugin.mjs',
  )
  const own = Object.keys(plugin.rules)
  const proved = new Set(lintCases.map(({ rule }) => rule))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !proved.has(`portico/${name}`))).toEqual([])
})
