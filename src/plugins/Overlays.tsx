import { useSelector } from 'react-redux'
import { selectLoadedPlugins } from '../features/shell/pluginsSlice.ts'
import type { ServiceHolder } from '../model/plugins/serviceFactories.ts'
import { PluginPlace } from './PluginPlace.tsx'
import type { PluginRegistry } from './registry.ts'

interface OverlaysProps {
  readonly registry: PluginRegistry
  readonly services: ServiceHolder
}

/** Dialogs of plugins, also above the sign-in page and above a portal that has crashed. */
export function Overlays({ registry, services }: OverlaysProps) {
  return useSelector(selectLoadedPlugins).map((id) => {
    const Overlay = registry.loaded(id)?.overlay
    return (
      Overlay && (
        <PluginPlace key={id} pluginId={id} meter={registry.meter} off={null} fallback={() => null}>
          <Overlay services={services} />
        </PluginPlace>
      )
    )
  })
}
