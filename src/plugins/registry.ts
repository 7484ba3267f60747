// The plugins of this build: loads each once and adds its parts to the store.

import type { OfferedCheck } from '../model/plugins/pluginField.ts'
import type { OfferedSource } from '../sagas/kit/attentionSource.ts'
import type { PluginMeter } from '../sagas/services/pluginMeter.ts'
import type { StoreExtension } from '../store/createStore.ts'
import { addTexts } from '../ui/messages/i18n.ts'
import type { PluginManifest, PluginModule } from './plugin.ts'

export interface PluginRegistry {
  readonly manifests: readonly PluginManifest[]
  /** Returns the same promise to all callers. Rejects if the chunk cannot be fetched. */
  readonly load: (manifest: PluginManifest) => Promise<PluginModule>
  /** As `load`, by id; the next call after a failure tries again. */
  readonly loadById: (pluginId: string) => Promise<void>
  /** The check that a plugin has for a template field; undefined without one. */
  readonly fieldCheck: (field: string) => Promise<OfferedCheck | undefined>
  /** Sources of what needs attention; those of plugins that are switched off are left out. */
  readonly attentionSources: () => readonly OfferedSource[]
  /** The module, if it is loaded. */
  readonly loaded: (pluginId: string) => PluginModule | undefined
  /** Forgets a failure, so that the next call tries again. */
  readonly retry: (manifest: PluginManifest) => void
  readonly isOff: (pluginId: string) => boolean
  readonly meter: PluginMeter | undefined
}

interface Options {
  /** Gets errors while loading. */
  readonly onFailed?: (thrown: unknown) => void
  /** Whether the user has switched the plugin off. */
  readonly isOff?: (pluginId: string) => boolean
  readonly meter?: PluginMeter
}

export function createRegistry(
  manifests: readonly PluginManifest[],
  extend: (extension: StoreExtension) => void,
  { onFailed, isOff = () => false, meter }: Options = {},
): PluginRegistry {
  const loading = new Map<string, Promise<PluginModule>>()
  const loaded = new Map<string, PluginModule>()
  const failed = new Set<string>()
  const loadNow = async ({
    id,
    needs = [],
    load: loadModule,
  }: PluginManifest): Promise<PluginModule> => {
    const begun = meter?.now() ?? 0
    const [module] = await Promise.all([
      loadModule(),
      ...manifests.filter((one) => needs.includes(one.id)).map((one) => load(one)),
    ])
    await addTexts(id, module.messages)
    meter?.loaded(id, meter.now() - begun)
    loaded.set(id, module)
    extend({ id, slices: module.slices, processes: module.processes })
    return module
  }
  const load = (manifest: PluginManifest) => {
    const known = loading.get(manifest.id)
    if (known) return known
    const running = loadNow(manifest)
    loading.set(manifest.id, running)
    running.catch((thrown: unknown) => {
      failed.add(manifest.id)
      onFailed?.(thrown)
    })
    return running
  }
  const forgetFailure = (id: string) => {
    if (failed.delete(id)) loading.delete(id)
  }
  return {
    manifests,
    meter,
    isOff,
    load,
    loadById: async (pluginId) => {
      const manifest = manifests.find(({ id }) => id === pluginId)
      if (!manifest) throw new Error(`There is no plugin '${pluginId}'`)
      try {
        await load(manifest)
      } catch (thrown) {
        forgetFailure(pluginId)
        throw thrown
      }
    },
    fieldCheck: async (field) => {
      const manifest = manifests.find(({ scaffolderFields }) => scaffolderFields?.includes(field))
      if (!manifest) return undefined
      forgetFailure(manifest.id)
      const check = (await load(manifest)).scaffolderFieldChecks?.[field]
      return check && { plugin: manifest.id, check }
    },
    attentionSources: () =>
      manifests
        .filter(({ id }) => !isOff(id))
        .flatMap((manifest) =>
          (manifest.attentionSources ?? []).map((source) => ({
            ...source,
            plugin: manifest.id,
            load: async () => {
              forgetFailure(manifest.id)
              const check = (await load(manifest)).attentionChecks?.[source.id]
              if (!check) throw new Error(`Plugin '${manifest.id}' has no check '${source.id}'`)
              return check
            },
          })),
        ),
    loaded: (pluginId) => loaded.get(pluginId),
    retry: ({ id }) => {
      forgetFailure(id)
    },
  }
}
