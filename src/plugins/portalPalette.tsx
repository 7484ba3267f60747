// The portal's command palette: its pages and its plugins' commands.

import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Palette } from '../features/palette/PaletteDialog.tsx'
import type { OfferedTarget, Resolve } from '../features/palette/paletteOffers.ts'
import type { PaletteTarget } from '../features/palette/paletteSlice.ts'
import { selectSwitchedOff } from '../features/preferences/switchedOffSlice.ts'
import type { NavigationItem } from '../features/shell/layout/SidebarItem.tsx'
import { usePortalTree } from '../ui/page/portalContext.ts'
import type { PluginCommand, PluginManifest, PluginPage } from './plugin.ts'
import type { PluginRegistry } from './registry.ts'

const pageOf = ({ to, ...item }: NavigationItem): OfferedTarget => ({
  ...item,
  id: to,
  target: { to },
})

function targetOf(command: PluginCommand, pluginId: string, resolve: Resolve) {
  if ('event' in command) return { event: command.event, pluginId }
  const to = resolve(command.to)
  return to === undefined ? undefined : { to }
}

/** Empty if the command's route is not bound. */
function commandOf(
  command: PluginCommand,
  pluginId: string,
  resolve: Resolve,
  pages: readonly PluginPage[],
): readonly OfferedTarget[] {
  const { id, titles, Icon, shortcut } = command
  const target: PaletteTarget | undefined = targetOf(command, pluginId, resolve)
  const page = 'to' in command && pages.find(({ route }) => route.id === command.to.id)
  const offered = {
    titles,
    ...(Icon && { Icon }),
    ...(shortcut && { shortcut }),
    ...(page && page.permission && { permission: page.permission }),
  }
  return target ? [{ ...offered, id: `${pluginId}.${id}`, target }] : []
}

/** Paths of items that the navigation does not show now; one text, which stays the same. */
const absentIn = (manifests: readonly PluginManifest[], root: object): string =>
  manifests
    .flatMap(({ navigation = [] }) => navigation)
    .flatMap(({ to, count }) => (count?.(root) === null ? [`${to} `] : []))
    .join('')

export function PortalPalette({ registry }: { readonly registry: PluginRegistry }) {
  const { resolve } = usePortalTree('The command palette')
  const switchedOff = useSelector(selectSwitchedOff)
  const { manifests } = registry
  const absent = useSelector((root: object) => absentIn(manifests, root))
  const offers = useMemo(() => {
    const pages = manifests.flatMap((manifest) => manifest.pages ?? [])
    return {
      resolve,
      plugins: manifests.map(({ id }) => id),
      pages: manifests
        .flatMap(({ navigation = [] }) => navigation)
        .filter(({ to }) => !absent.includes(`${to} `))
        .map(pageOf),
      commands: manifests
        .filter(({ id }) => !switchedOff.includes(id))
        .flatMap(({ id, commands = [] }) =>
          commands.flatMap((command) => commandOf(command, id, resolve, pages)),
        ),
    }
  }, [manifests, resolve, switchedOff, absent])
  return <Palette offers={offers} parts={() => registry.loaded('palette')?.palette} />
}
