// The keyboard shortcuts that plugins declare on items of the navigation and on commands.

import type { Titles } from '../languages.ts'
import type { AnyRouteRef } from '../routes/routeRefs.ts'
import type { PortalShortcut, ShortcutTarget } from '../shell/shortcut.ts'

interface Declaring {
  readonly titles: Titles
  readonly shortcut?: string
}

type Command = Declaring &
  ({ readonly to: AnyRouteRef<never> } | { readonly event: { readonly type: string } })

interface ShortcutOwner {
  readonly id: string
  readonly navigation?: readonly (Declaring & { readonly to: string })[]
  readonly commands?: readonly Command[]
  readonly pages?: readonly { readonly route: { readonly id: string }; readonly path: string }[]
}

const shortcutOf = (
  { shortcut, titles }: Declaring,
  target: ShortcutTarget | undefined,
): readonly PortalShortcut[] =>
  shortcut !== undefined && target ? [{ keys: shortcut, titles, target }] : []

/** Without those of commands that lead to no page of these plugins. */
export function declaredShortcuts(plugins: readonly ShortcutOwner[]): readonly PortalShortcut[] {
  const pages = plugins.flatMap((plugin) => plugin.pages ?? [])
  const targetOf = (command: Command, pluginId: string): ShortcutTarget | undefined => {
    if ('event' in command) return { event: command.event, pluginId }
    const page = pages.find(({ route }) => route.id === command.to.id)
    return page && { to: page.path.replace(/\/\*$/, '') }
  }
  return plugins.flatMap(({ id, navigation = [], commands = [] }) => [
    ...navigation.flatMap((item) => shortcutOf(item, { to: item.to })),
    ...commands.flatMap((command) => shortcutOf(command, targetOf(command, id))),
  ])
}
