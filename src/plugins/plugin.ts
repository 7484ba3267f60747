// What a plugin is: a short manifest that is always there, and a module that comes when it is needed.

import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PaletteParts } from '../features/palette/paletteParts.ts'
import type { NavigationItem } from '../features/shell/layout/SidebarItem.tsx'
import type { Entity } from '../model/entities/entity.ts'
import type { Titles } from '../model/languages.ts'
import type { OwnFlag } from '../model/plugins/featureFlags.ts'
import type { ServiceFactory } from '../model/plugins/serviceFactories.ts'
import type { OwnTheme } from '../model/preferences/themes.ts'
import type { RouteBindings } from '../model/routes/routeBindings.ts'
import type {
  AnyRouteRef,
  ExternalRouteRef,
  RouteRef,
  SubRouteRef,
} from '../model/routes/routeRefs.ts'
import type { StoreExtension } from '../store/createStore.ts'
import type { Texts } from '../ui/messages/i18n.ts'

export interface PluginManifest {
  readonly id: string
  readonly pages?: readonly PluginPage[]
  readonly subRoutes?: readonly SubRouteRef[]
  /** Pages of other plugins that this one leads to. */
  readonly externalRoutes?: readonly ExternalRouteRef[]
  readonly navigation?: readonly NavigationItem[]
  /** What the command palette offers beside the pages. */
  readonly commands?: readonly PluginCommand[]
  readonly entityTabs?: readonly EntityTabOfPlugin[]
  readonly entityCards?: readonly EntityExtensionOfPlugin[]
  /** Items of the menu of an entity's page. */
  readonly entityMenuItems?: readonly EntityExtensionOfPlugin[]
  /** Drawn with every entity's page: each decides by the store or the URL whether it is open. */
  readonly entityDialogs?: readonly EntityExtensionOfPlugin[]
  /** What somebody may switch on to try it. */
  readonly featureFlags?: readonly OwnFlag[]
  readonly themes?: readonly OwnTheme[]
  /** Languages it has texts in; English where it does not say. */
  readonly languages?: readonly string[]
  readonly services?: readonly ServiceFactory[]
  /** Other plugins of this build on whose slices, processes and texts its components rely: they come with it. */
  readonly needs?: readonly string[]
  readonly load: () => Promise<PluginModule>
}

export interface PluginPage {
  readonly route: RouteRef
  /** Pattern from the portal's root. */
  readonly path: string
  /** Which of the module's pages is shown there. */
  readonly page: string
}

interface CommandBase {
  /** Unlike the plugin's other ones. */
  readonly id: string
  readonly titles: Titles
  readonly Icon?: LucideIcon
}

/** Leads to a page, where the route is bound, or is an event (JSON), dispatched once the plugin's module is there. */
export type PluginCommand =
  | (CommandBase & { readonly to: AnyRouteRef<never> })
  | (CommandBase & { readonly event: { readonly type: string } })

interface EntityExtensionOfPlugin {
  /** Which of the module's components is shown. */
  readonly component: string
  readonly appliesTo: (entity: Entity) => boolean
}

interface EntityTabOfPlugin extends EntityExtensionOfPlugin {
  readonly route: RouteRef
  /** Below the entity's page, such as `/ci-cd`. */
  readonly path: string
  readonly titles: Titles
}

export interface PluginModule extends Omit<StoreExtension, 'id'> {
  readonly pages?: Readonly<Record<string, ComponentType>>
  /** Tabs, cards, menu items and dialogs of an entity. */
  readonly entityComponents?: Readonly<Record<string, ComponentType<{ readonly entity: Entity }>>>
  /** Of the one plugin that is the command palette. */
  readonly palette?: PaletteParts
  /** Texts, under the plugin's id. */
  readonly messages: Texts
}

/** What a portal is made of. */
export interface PortalDefinition {
  readonly plugins: readonly PluginManifest[]
  /** External route to route, by id; those of the configuration go before them. */
  readonly bindings?: RouteBindings
  readonly themes?: readonly OwnTheme[]
  /** Of this portal, with priority `app` or `static` in place of those of the plugins. */
  readonly services?: readonly ServiceFactory[]
}
