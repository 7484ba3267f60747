// The command palette of a portal: its pages, and the actions that its plugins contribute.

import { useMemo } from 'react'
import { Palette } from '../features/palette/PaletteDialog.tsx'
import type { OfferedTarget } from '../features/palette/paletteParts.ts'
import type { PaletteTarget } from '../features/palette/paletteSlice.ts'
import type { NavigationItem } from '../features/shell/layout/SidebarItem.tsx'
import type { AnyRouteRef } from '../model/routes/routeRefs.ts'
import { usePortalTree } from '../ui/portalContext.ts'
import type { PluginCommand } from './plugin.ts'
import type { PluginRegistry } from './registry.ts'

type Resolve = (ref: AnyRouteRef<never>) => string | undefined

const pageOf = ({ to, titles, Icon }: NavigationItem): OfferedTarget => ({
  id: to,
  titles,
  Icon,
  target: { to },
})

function targetOf(command: PluginCommand, pluginId: string, resolve: Resolve) {
  if ('event' in command) return { event: command.event, pluginId }
  const to = resolve(command.to)
  return to === undefined ? undefined : { to }
}

/** Nothing where it leads nowhere. */
function commandOf(
  command: PluginCommand,
  pluginId: string,
  resolve: Resolve,
): readonly OfferedTarget[] {
  const { id, titles, Icon } = command
  const target: PaletteTarget | undefined = targetOf(command, pluginId, resolve)
  return target ? [{ id: `${pluginId}.${id}`, titles, target, ...(Icon && { Icon }) }] : []
}

export function PortalPalette({ registry }: { readonly registry: PluginRegistry }) {
  const { resolve } = usePortalTree('The command palette')
  const offers = useMemo(
    () => ({
      pages: registry.manifests.flatMap(({ navigation = [] }) => navigation.map(pageOf)),
      commands: registry.manifests.flatMap(({ id, commands = [] }) =>
        commands.flatMap((command) => commandOf(command, id, resolve)),
      ),
    }),
    [registry, resolve],
  )
  return <Palette offers={offers} parts={() => registry.loaded('palette')?.palette} />
}
