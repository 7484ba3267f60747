// Checks the packages of a portal of one's own before it is started, tested or built.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { configSchemas } from '../configSchemas.ts'
import { folderOf, readPackage } from './packages.ts'

/** Two copies of one of these do not know each other's state. */
const singletons = [
  ...['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga'],
  ...['react-router-dom', 'i18next', 'react-i18next', 'antd'],
]

/** `0.1` of 0.1.7, `2` of 2.3.4: versions with the same are compatible. */
export function compatibleWith(version: string): string | undefined {
  const [, major, minor] = /^[^\d]*(\d+)(?:\.(\d+|x|\*))?/.exec(version) ?? []
  return major === '0' ? `0.${minor ?? 'x'}` : major
}

function singletonProblems(core: string, from: string, whose: string) {
  return singletons.flatMap((name) => {
    const [ours, theirs] = [folderOf(name, core), folderOf(name, from)]
    if (ours === undefined) return [`${name} is missing: run npm install`]
    // A package without it gets ours, which the build hands out.
    if (theirs === undefined || theirs === ours) return []
    const versions = [theirs, ours].map((folder) => readPackage(folder).version ?? '?')
    return [
      `${whose} brings its own ${name} ${String(versions[0])} beside ${String(versions[1])} of @portico/core: remove it there`,
    ]
  })
}

/** Of the portal's own schema and those of its packages; Portico's is fit. */
function schemaProblems(home: string): readonly string[] {
  const ajv = new Ajv()
  try {
    return configSchemas(home).flatMap(({ path, value }) =>
      ajv.validateSchema(value) === true
        ? []
        : [`${path} is no JSON Schema: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}`],
    )
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Sentences that each name a package and what to do. `core` is the folder of `@portico/core`. */
export function portalProblems(home: string, core: string): readonly string[] {
  const { version = '' } = readPackage(core)
  const { dependencies = {} } = readPackage(home)
  const names = Object.keys(dependencies).filter((name) => name !== '@portico/core')
  const problems = names.flatMap((name) => {
    const folder = folderOf(name, home)
    if (folder === undefined) return [`${name} is not installed: run npm install`]
    const wanted = readPackage(folder).peerDependencies?.['@portico/core']
    if (wanted === undefined) return []
    const isFit = compatibleWith(wanted) === compatibleWith(version)
    return [
      ...(isFit ? [] : [`${name} is made for @portico/core ${wanted}, and this is ${version}`]),
      ...singletonProblems(core, folder, name),
    ]
  })
  const missing = ['plugins.ts', 'app-config.yaml'].filter((file) => !existsSync(join(home, file)))
  return [
    ...missing.map((file) => `${file} is missing: a portal has one beside its package.json`),
    ...singletonProblems(core, home, 'package.json'),
    ...problems,
    ...schemaProblems(home),
  ]
}

/** Throws with all problems. */
export function checkPortal(home: string): void {
  if (!existsSync(join(home, 'package.json'))) throw new Error('there is no package.json here')
  const core = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
  const problems = portalProblems(home, core)
  if (problems.length > 0) throw new Error(problems.join('\n  '))
}
