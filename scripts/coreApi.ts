// `npm run core:api`: writes docs/core-api.txt, every name and type of `@portico/core`, and docs/core.md, what each is for. With
// --check it compares: a name that has changed since the last version must be named in CHANGELOG.md.

import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { pendingChanges, unnamedChanges } from './core/apiChanges.ts'
import { apiEntries, type Entry } from './core/apiReport.ts'
import { coreModules, withoutEnding } from './core/coreModules.ts'
import { emitTypes } from './core/emitTypes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reportFile = 'docs/core-api.txt'
const docsFile = 'docs/core.md'
/** The report of the last version; missing before the first. */
const lastReportFile = 'docs/core-api.last.txt'

const read = (path: string): string =>
  existsSync(root + path) ? readFileSync(root + path, 'utf8') : ''

async function currentEntries(): Promise<readonly Entry[]> {
  const folder = `${root}.cache/core-types`
  // The harness of tests is documented in docs/testing.md.
  const modules = [...coreModules].filter(([name]) => !name.startsWith('testing/'))
  const files = modules.map(([, file]) => file)
  await emitTypes(folder, files)
  const declarations = modules.map(
    ([name, file]) => [name, `${folder}/${withoutEnding(file)}.d.ts`] as const,
  )
  return apiEntries(folder, new Map(declarations))
}

const reportOf = (entries: readonly Entry[]): string =>
  entries.map(({ name, text }) => `== ${name}\n${text}\n`).join('\n')

const escaped = (text: string) => text.replaceAll('|', '\\|')

/** A table of each module's names. */
function docsOf(entries: readonly Entry[]): Promise<string> {
  const lines = ['# @portico/core', '']
  lines.push('Made by `npm run core:api` from the doc comments. `core-api.txt` has the types.', '')
  for (const module of coreModules.keys()) {
    const rows = entries.filter(({ name }) => name.startsWith(`${module} › `))
    if (rows.length === 0) continue
    lines.push(`## ${module}`, '', '| name | what it is |', '| --- | --- |')
    for (const { name, intro } of rows)
      lines.push(`| \`${name.split(' › ')[1] ?? ''}\` | ${escaped(intro)} |`)
    lines.push('')
  }
  return format(lines.join('\n'), { parser: 'markdown' })
}

async function main(): Promise<void> {
  const entries = await currentEntries()
  const [report, docs] = [reportOf(entries), await docsOf(entries)]
  if (!process.argv.includes('--check')) {
    await writeFile(root + reportFile, report)
    await writeFile(root + docsFile, docs)
    return
  }
  const problems = [
    ...pendingChanges(read(reportFile), report).map(
      (name) => `${name} is not as ${reportFile} has it: npm run core:api`,
    ),
    ...unnamedChanges(read(lastReportFile), report, read('CHANGELOG.md')).map(
      (name) => `${name} has changed since the last version: name it in CHANGELOG.md`,
    ),
    ...(read(docsFile) === docs ? [] : [`${docsFile} is not up to date: npm run core:api`]),
  ]
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exitCode = 1
}

await main()
