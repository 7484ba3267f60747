// Writes licences.json beside the page: every package in the bundle with its licence, from its
// package.json and licence file.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import type { Licence } from '../src/features/settings/buildFilesApi.ts'

interface PackageJson {
  readonly name?: string
  readonly version?: string
  readonly license?: string
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson

/** Some packages have further package.json files in subfolders, without name or version. */
function isPackage(folder: string): boolean {
  if (!existsSync(join(folder, 'package.json'))) return false
  const { name, version } = readPackage(folder)
  return name !== undefined && version !== undefined
}

/** The nearest parent folder that is a package. */
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

/** The packages of these files, without duplicates, by name. */
function licencesOf(files: readonly string[]): readonly Licence[] {
  const folders = new Set(
    files.filter((file) => file.includes('/node_modules/')).map((file) => packageFolder(file)),
  )
  return [...folders]
    .filter((folder) => folder !== undefined)
    .map(licenceOf)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The files of a module; several if webpack has concatenated modules. */
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
