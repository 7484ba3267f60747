// A plugin: a small manifest that is always loaded, and a module that is loaded when needed.

import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { SelectionActionProps } from '../features/catalog/list/table/selectionActions.ts'
import type { PaletteParts } from '../features/palette/paletteParts.ts'
import type { SearchResultProps } from '../features/search/results/searchExtensions.ts'
import type { NavigationItem } from '../features/shell/layout/SidebarItem.tsx'
import type { Entity } from '../model/entities/entity.ts'
import type { BasicPermission } from '../model/entities/permissions/permission.ts'
import type { Titles } from '../model/languages.ts'
import type { AttentionSource } from '../model/plugins/attention.ts'
import type { DocsAddonPlace, DocsAddonProps } from '../model/plugins/docsAddon.ts'
import type { OwnFlag } from '../model/plugins/featureFlags.ts'
import type { FieldCheck, PluginFieldProps } from '../model/plugins/pluginField.ts'
import type { ServiceFactory, ServiceHolder } from '../model/plugins/serviceFactories.ts'
import type { OwnTheme } from '../model/preferences/themes.ts'
import type { RouteBindings } from '../model/routes/routeBindings.ts'
import type {
  AnyRouteRef,
  ExternalRouteRef,
  RouteRef,
  SubRouteRef,
} from '../model/routes/routeRefs.ts'
import type { AttentionCheck } from '../sagas/kit/attentionSource.ts'
import type { StoreExtension } from '../store/createStore.ts'
import type { Texts } from '../ui/messages/texts.ts'

export interface PluginManifest {
  readonly id: string
  readonly pages?: readonly PluginPage[]
  readonly subRoutes?: readonly SubRouteRef[]
  /** External routes: pages of other plugins that this one links to. */
  readonly externalRoutes?: readonly ExternalRouteRef[]
  readonly navigation?: readonly NavigationItem[]
  /** Commands of the command palette. */
  readonly commands?: readonly PluginCommand[]
  readonly entityTabs?: readonly EntityTabOfPlugin[]
  readonly entityCards?: readonly EntityCardOfPlugin[]
  /** Items of the menu of an entity's page. */
  readonly entityMenuItems?: readonly EntityExtensionOfPlugin[]
  /** Rendered on every entity's page; each decides by store or URL whether it is open. */
  readonly entityDialogs?: readonly EntityExtensionOfPlugin[]
  /** A few words beside the age of an entity's data, at the head of its page. */
  readonly entityNotes?: readonly EntityExtensionOfPlugin[]
  /** Keys of components in the bar of selected rows of a list. */
  readonly selectionActions?: readonly string[]
  /** Names of fields for template forms: a template uses one by `ui:field`. */
  readonly scaffolderFields?: readonly string[]
  /** Components for types of search results. */
  readonly searchResults?: readonly SearchResultOfPlugin[]
  /** Sources of what needs the user's attention, for the start page. */
  readonly attentionSources?: readonly AttentionSource[]
  /** Parts of the pages of documentation. */
  readonly docsAddons?: readonly DocsAddonOfPlugin[]
  /** Features that users can switch on. */
  readonly featureFlags?: readonly OwnFlag[]
  readonly themes?: readonly OwnTheme[]
  /** Languages of its texts; only English if missing. */
  readonly languages?: readonly string[]
  readonly services?: readonly ServiceFactory[]
  /** Ids of plugins that are loaded with this one, because its components use their slices, processes and texts. */
  readonly needs?: readonly string[]
  /** The module is loaded after the first screen, whatever page that is: its processes are for all of them. */
  readonly isForAllPages?: true
  readonly load: () => Promise<PluginModule>
}

export interface PluginPage {
  readonly route: RouteRef
  /** Pattern from the portal's root. */
  readonly path: string
  /** Key of the page in the module. */
  readonly page: string
  /** Required for the page, and for commands that open it. */
  readonly permission?: BasicPermission
  /** Other addresses of the page, as Backstage has them, each with the hash of its section. */
  readonly aliases?: Readonly<Record<string, string>>
}

interface CommandBase {
  /** Unique in the plugin. */
  readonly id: string
  readonly titles: Titles
  readonly Icon?: LucideIcon
  /** Two letters that are pressed one after the other, such as `g c`. */
  readonly shortcut?: string
}

/** Opens a page, if the route is bound, or is an event (JSON) that is dispatched once the plugin's module is loaded. */
export type PluginCommand =
  | (CommandBase & { readonly to: AnyRouteRef<never> })
  | (CommandBase & { readonly event: { readonly type: string } })

interface EntityExtensionOfPlugin {
  /** Key of the component in the module. */
  readonly component: string
  readonly appliesTo: (entity: Entity) => boolean
}

interface EntityCardOfPlugin extends EntityExtensionOfPlugin {
  /** Pixels that are kept for the content of the card until it is loaded; a line if missing. */
  readonly heightOf?: (entity: Entity) => number
  /** In the narrower column, before the catalog's own cards. */
  readonly isAside?: true
}

interface EntityTabOfPlugin extends EntityExtensionOfPlugin {
  readonly route: RouteRef
  /** Below the entity's page, such as `/ci-cd`. */
  readonly path: string
  readonly titles: Titles
}

interface SearchResultOfPlugin {
  /** As the search index names it, such as `techdocs`. */
  readonly type: string
  /** Name of the type among the filters. */
  readonly titles: Titles
  readonly Icon: LucideIcon
  /** Key of the component in the module. */
  readonly component: string
}

interface DocsAddonOfPlugin {
  readonly place: DocsAddonPlace
  /** Key of the component in the module. */
  readonly component: string
}

export interface PluginModule extends Omit<StoreExtension, 'id'> {
  readonly pages?: Readonly<Record<string, ComponentType>>
  /** Pages in chunks of their own. */
  readonly lazyPages?: Readonly<Record<string, () => Promise<ComponentType>>>
  /** Tabs, cards, menu items and dialogs of entities, by key. */
  readonly entityComponents?: Readonly<Record<string, ComponentType<{ readonly entity: Entity }>>>
  /** Actions for selected entities, by key. */
  readonly selectionComponents?: Readonly<Record<string, ComponentType<SelectionActionProps>>>
  /** Fields of template forms, by name. */
  readonly scaffolderFields?: Readonly<Record<string, ComponentType<PluginFieldProps>>>
  /** Checks of their values that need time, by name of the field. */
  readonly scaffolderFieldChecks?: Readonly<Record<string, FieldCheck>>
  /** What each source of attention asks, by its id. */
  readonly attentionChecks?: Readonly<Record<string, AttentionCheck>>
  /** Search results, by key. */
  readonly searchComponents?: Readonly<Record<string, ComponentType<SearchResultProps>>>
  /** Addons of documentation, by key. */
  readonly docsComponents?: Readonly<Record<string, ComponentType<DocsAddonProps>>>
  /** Rendered above every page once the module is loaded; decides by store whether it is open. */
  readonly overlay?: ComponentType<{ readonly services: ServiceHolder }>
  /** Only for the command palette's own plugin. */
  readonly palette?: PaletteParts
  /** Texts, under the plugin's id. */
  readonly messages: Texts
}

/** Definition of a portal. */
export interface PortalDefinition {
  readonly plugins: readonly PluginManifest[]
  /** External route to route, by id; the configuration overrides them. */
  readonly bindings?: RouteBindings
  readonly themes?: readonly OwnTheme[]
  /** Factories of this portal, with priority `app` or `static`, which replace those of plugins. */
  readonly services?: readonly ServiceFactory[]
}
