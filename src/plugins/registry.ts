// The plugins of this build: loads each once, and gives the store what it brings.

import type { StoreExtension } from '../store/createStore.ts'
import { addMessages } from '../ui/messages/i18n.ts'
import type { PluginManifest, PluginModule } from './plugin.ts'

export interface PluginRegistry {
  readonly manifests: readonly PluginManifest[]
  /** Rejects where the chunk cannot be fetched; the next call tries again. */
  readonly load: (manifest: PluginManifest) => Promise<PluginModule>
}

/** Throws 'Duplicate plugin found' where two manifests have one id. */
export function createRegistry(
  manifests: readonly PluginManifest[],
  extend: (extension: StoreExtension) => void,
): PluginRegistry {
  const ids = manifests.map(({ id }) => id)
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate !== undefined) throw new Error(`Duplicate plugin found: '${duplicate}'`)
  const loaded = new Map<string, PluginModule>()
  return {
    manifests,
    load: async ({ id, load }) => {
      const module = loaded.get(id) ?? (await load())
      if (!loaded.has(id)) {
        loaded.set(id, module)
        addMessages(id, module.messages)
        extend({ id, slices: module.slices, processes: module.processes })
      }
      return module
    },
  }
}
