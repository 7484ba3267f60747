// Writes plugin-chunks.json beside the page: the files that only one plugin needs, by its id.

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler } from 'webpack'

/** Ids of the plugins by the name of their module's chunk, as the manifests have them. */
function manifestsIn(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    globSync('*/*Plugin.{ts,js}', { cwd: folder }).map((file) => `${folder}/${file}`),
  )
  return new Map(
    files.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const id = /\bid: ['"]([\w-]+)['"]/.exec(source)?.[1] ?? basename(dirname(file))
      const chunk = /webpackChunkName: "([\w-]+)"/.exec(source)?.[1]
      return chunk === undefined ? [] : [[chunk, id] as const]
    }),
  )
}

/** The groups that are loaded with or after this one, without those of other plugins. */
function groupsBelow(group: ChunkGroup, isOther: (group: ChunkGroup) => boolean) {
  const found = new Set([group])
  for (const one of found)
    for (const child of one.getChildren()) if (!isOther(child)) found.add(child)
  return found
}

function filesByPlugin(
  { namedChunkGroups, entrypoints, chunks }: Compilation,
  folders: readonly string[],
) {
  const shared = new Set<Chunk>([...entrypoints.values()].flatMap((entry) => entry.chunks))
  const owners = new Map<Chunk, Set<string>>()
  const manifests = manifestsIn(folders)
  const roots = new Set([...manifests.keys()].map((chunk) => namedChunkGroups.get(chunk)))
  for (const [chunkName, id] of manifests) {
    const group = namedChunkGroups.get(chunkName)
    if (!group) continue
    for (const below of groupsBelow(group, (one) => one !== group && roots.has(one)))
      for (const chunk of below.chunks) owners.set(chunk, (owners.get(chunk) ?? new Set()).add(id))
  }
  // The shell loads the texts of all plugins.
  const ids = new Set(manifests.values())
  for (const chunk of chunks) {
    const id = /^texts-[a-z]+(?:-[A-Z]\w*)?-(.+)-json$/.exec(chunk.name ?? '')?.[1]
    if (id !== undefined && ids.has(id)) owners.set(chunk, new Set([id]))
  }
  const files: Record<string, string[]> = {}
  for (const [chunk, [id, ...others]] of owners) {
    if (id === undefined || others.length > 0 || shared.has(chunk)) continue
    files[id] = [...(files[id] ?? []), ...[...chunk.files].map((file) => basename(file))]
  }
  return files
}

export class PluginChunksPlugin {
  private readonly folders: readonly string[]

  /** The folders have a folder for each plugin, with its manifest. */
  constructor(folders: readonly string[]) {
    this.folders = folders
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('plugin chunks', (compilation) => {
      // Once the files have their final names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'plugin chunks', stage }, () => {
        const text = JSON.stringify(filesByPlugin(compilation, this.folders))
        compilation.emitAsset('plugin-chunks.json', new webpack.sources.RawSource(text))
      })
    })
  }
}
