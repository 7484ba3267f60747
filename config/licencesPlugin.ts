// Writes licences.json beside the page: every package of which something is in the bundle, with its licence, as its
// own package.json and licence file say.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import type { Licence } from '../src/features/settings/licencesApi.ts'

interface PackageJson {
  readonly name?: string
  readonly version?: string
  readonly license?: string
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson

/** Some packages have a package.json in folders of theirs, which names no version, or nothing at all. */
function isPackage(folder: string): boolean {
  if (!existsSync(join(folder, 'package.json'))) return false
  const { name, version } = readPackage(folder)
  return name !== undefined && version !== undefined
}

/** The nearest folder above a file that is a package. */
function packageFolder(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (isPackage(folder)) return folder
  }
  return undefined
}

function licenceOf(folder: string): Licence {
  const { name = '', version = '', license = '' } = readPackage(folder)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
  return { name, version, licence: license, text }
}

/** The packages of these files, each once, by name. */
function licencesOf(files: readonly string[]): readonly Licence[] {
  const folders = new Set(
    files.filter((file) => file.includes('/node_modules/')).map((file) => packageFolder(file)),
  )
  return [...folders]
    .filter((folder) => folder !== undefined)
    .map(licenceOf)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The files of a module; several where webpack has joined modules into one. */
function filesOf(module: Module): readonly string[] {
  const { modules = [] } = module as Module & { readonly modules?: readonly Module[] }
  const resource = 'resource' in module ? String(module.resource) : ''
  return [resource.replace(/[?#].*$/, ''), ...modules.flatMap(filesOf)]
}

export class LicencesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('licences', (compilation: Compilation) => {
      compilation.hooks.processAssets.tap('licences', () => {
        const { chunkGraph, modules } = compilation
        const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module))
        const licences = licencesOf(shipped.flatMap(filesOf))
        const text = new webpack.sources.RawSource(JSON.stringify(licences))
        compilation.emitAsset('licences.json', text)
      })
    })
  }
}
