import type { ComponentType } from 'react'
import type { PluginManifest, PluginPage } from './plugin.ts'
import type { PluginRegistry } from './registry.ts'

type LoadedPage = { readonly Page: ComponentType } | { readonly thrown: unknown }

/** The page of a route, which is loaded before the route is entered. */
export interface RoutedPage extends PluginPage {
  readonly pluginId: string
  /** Undefined while it has not been loaded. */
  readonly loaded: () => LoadedPage | undefined
  /** Undefined if there is nothing to load. Never rejects: the page shows a failure, and the next visit tries again. */
  readonly load: () => Promise<void> | undefined
  readonly meter: PluginRegistry['meter']
}

export function routedPage(
  registry: PluginRegistry,
  manifest: PluginManifest,
  place: PluginPage,
): RoutedPage {
  const { page } = place
  let loaded: LoadedPage | undefined
  const loadNow = async (): Promise<void> => {
    try {
      const { pages, lazyPages } = await registry.load(manifest)
      const Page = pages?.[page] ?? (await lazyPages?.[page]?.())
      if (!Page) throw new Error(`Plugin '${manifest.id}' has no page '${page}'`)
      loaded = { Page }
    } catch (thrown) {
      registry.retry(manifest)
      loaded = { thrown }
    }
  }
  return {
    ...place,
    pluginId: manifest.id,
    loaded: () => loaded,
    load: () =>
      registry.isOff(manifest.id) || (loaded && 'Page' in loaded) ? undefined : loadNow(),
    meter: registry.meter,
  }
}
