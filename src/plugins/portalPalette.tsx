// The command palette of a portal: its pages, and the actions that its plugins contribute.

import { useMemo } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { selectIsDenied } from '../features/entities/permissionsApi.ts'
import { KnownPermission } from '../features/entities/RequirePermission.tsx'
import { Palette } from '../features/palette/PaletteDialog.tsx'
import type { OfferedTarget, Resolve } from '../features/palette/paletteParts.ts'
import { selectPalette, type PaletteTarget } from '../features/palette/paletteSlice.ts'
import type { NavigationItem } from '../features/shell/layout/SidebarItem.tsx'
import type { BasicPermission } from '../model/entities/permissions/permission.ts'
import { usePortalTree } from '../ui/portalContext.ts'
import type { PluginCommand } from './plugin.ts'
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

/** Nothing where it leads nowhere. */
function commandOf(
  command: PluginCommand,
  pluginId: string,
  resolve: Resolve,
): readonly OfferedTarget[] {
  const { id, titles, Icon, shortcut } = command
  const target: PaletteTarget | undefined = targetOf(command, pluginId, resolve)
  const offered = { titles, ...(Icon && { Icon }), ...(shortcut && { shortcut }) }
  return target ? [{ ...offered, id: `${pluginId}.${id}`, target }] : []
}

export function PortalPalette({ registry }: { readonly registry: PluginRegistry }) {
  const { resolve } = usePortalTree('The command palette')
  const offers = useMemo(
    () => ({
      resolve,
      plugins: registry.manifests.map(({ id }) => id),
      pages: registry.manifests.flatMap(({ navigation = [] }) => navigation.map(pageOf)),
      commands: registry.manifests.flatMap(({ id, commands = [] }) =>
        commands.flatMap((command) => commandOf(command, id, resolve)),
      ),
    }),
    [registry, resolve],
  )
  const required = useMemo(() => permissionsOf(registry), [registry])
  const isOpen = useSelector(selectPalette).status !== 'closed'
  const denied = useSelector(
    (state: Root) =>
      [...required].filter(([, permission]) => selectIsDenied(state, permission)).map(([id]) => id),
    shallowEqual,
  )
  const permitted = useMemo(
    () => ({ ...offers, commands: offers.commands.filter(({ id }) => !denied.includes(id)) }),
    [offers, denied],
  )
  return (
    <>
      {isOpen &&
        [...new Set(required.values())].map((permission) => (
          <KnownPermission key={permission.name} permission={permission} />
        ))}
      <Palette offers={permitted} parts={() => registry.loaded('palette')?.palette} />
    </>
  )
}

type Root = Parameters<typeof selectIsDenied>[0]

/** The permission of each command that opens a page with one, by the command's id. */
function permissionsOf({ manifests }: PluginRegistry): ReadonlyMap<string, BasicPermission> {
  const pages = manifests.flatMap((manifest) => manifest.pages ?? [])
  const required = manifests.flatMap(({ id, commands = [] }) =>
    commands.flatMap((command) => {
      const page = 'to' in command && pages.find(({ route }) => route.id === command.to.id)
      return page && page.permission ? [[`${id}.${command.id}`, page.permission] as const] : []
    }),
  )
  return new Map(required)
}
