import { useSelector } from 'react-redux'
import { selectLoadedPlugins } from '../features/shell/pluginsSlice.ts'
import type { ServiceHolder } from '../model/plugins/serviceFactories.ts'
import { Boundary } from '../ui/Boundary.tsx'
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
        <Boundary key={id} fallback={() => null}>
          <Overlay services={services} />
        </Boundary>
      )
    )
  })
}
