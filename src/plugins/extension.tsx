// Adds plugins' components to pages of other plugins.

import { type ComponentType, type ReactNode } from 'react'
import type { EntityExtensionLists } from '../features/catalog/entity/entityExtensions.ts'
import type {
  SelectionAction,
  SelectionActionProps,
} from '../features/catalog/list/table/selectionActions.ts'
import type { DocsAddon } from '../features/docs/docsAddons.ts'
import type { SearchResultProps, SearchType } from '../features/search/results/searchExtensions.ts'
import type { Entity } from '../model/entities/entity.ts'
import type { DocsAddonProps } from '../model/plugins/docsAddon.ts'
import type { PluginFieldProps } from '../model/plugins/pluginField.ts'
import { CardSkeleton, Skeleton } from '../ui/progress/Skeleton.tsx'
import { createExtension } from './createExtension.tsx'
import type { PluginManifest } from './plugin.ts'
import type { PluginRegistry } from './registry.ts'

/** Plugins' actions for selected rows. */
export const selectionActionsOf = (registry: PluginRegistry): readonly SelectionAction[] =>
  registry.manifests.flatMap((manifest) =>
    (manifest.selectionActions ?? []).map((name) => ({
      id: `${manifest.id}.${name}`,
      Component: createExtension<SelectionActionProps>(
        registry,
        manifest,
        name,
        ({ selectionComponents }) => selectionComponents?.[name],
      ),
    })),
  )

/** Plugins' fields for template forms, by name. */
export const templateFieldsOf = (
  registry: PluginRegistry,
): Readonly<Record<string, ComponentType<PluginFieldProps>>> =>
  Object.fromEntries(
    registry.manifests.flatMap((manifest) =>
      (manifest.scaffolderFields ?? []).map((name) => [
        name,
        createExtension<PluginFieldProps>(
          registry,
          manifest,
          name,
          ({ scaffolderFields }) => scaffolderFields?.[name],
          line,
        ),
      ]),
    ),
  )

/** The types of search results that plugins show; those of plugins that are switched off are shown plainly. */
export const searchTypesOf = (
  registry: PluginRegistry,
  switchedOff: readonly string[],
): readonly SearchType[] =>
  registry.manifests
    .filter(({ id }) => !switchedOff.includes(id))
    .flatMap((manifest) =>
      (manifest.searchResults ?? []).map(({ type, titles, Icon, component }) => ({
        value: type,
        titles,
        Icon,
        Component: createExtension<SearchResultProps>(
          registry,
          manifest,
          component,
          ({ searchComponents }) => searchComponents?.[component],
          line,
        ),
      })),
    )

/** Plugins' parts of the pages of documentation. */
export const docsAddonsOf = (registry: PluginRegistry): readonly DocsAddon[] =>
  registry.manifests.flatMap((manifest) =>
    (manifest.docsAddons ?? []).map(({ place, component }) => ({
      id: `${manifest.id}.${component}`,
      place,
      Component: createExtension<DocsAddonProps>(
        registry,
        manifest,
        component,
        ({ docsComponents }) => docsComponents?.[component],
      ),
    })),
  )

interface EntityProps {
  readonly entity: Entity
}

const line = () => <Skeleton width={40} />

/** Plugins' tabs, cards, menu items and dialogs for an entity's page. */
export function entityExtensionsOf(registry: PluginRegistry): EntityExtensionLists {
  const extension = (
    manifest: PluginManifest,
    component: string,
    loadingOf?: (props: EntityProps) => ReactNode,
  ) =>
    createExtension<EntityProps>(
      registry,
      manifest,
      component,
      ({ entityComponents }) => entityComponents?.[component],
      loadingOf,
    )
  const listOf = (
    key: 'entityMenuItems' | 'entityDialogs' | 'entityNotes',
  ): EntityExtensionLists['menuItems'] =>
    registry.manifests.flatMap((manifest) =>
      (manifest[key] ?? []).map(({ component, appliesTo }) => ({
        id: `${manifest.id}.${component}`,
        appliesTo,
        Component: extension(manifest, component),
      })),
    )
  const cardsOf = (areAside: boolean): EntityExtensionLists['cards'] =>
    registry.manifests.flatMap((manifest) =>
      (manifest.entityCards ?? [])
        .filter(({ isAside = false }) => isAside === areAside)
        .map(({ component, appliesTo, heightOf }) => ({
          id: `${manifest.id}.${component}`,
          appliesTo,
          Component: extension(
            manifest,
            component,
            heightOf ? ({ entity }) => <CardSkeleton height={heightOf(entity)} /> : line,
          ),
        })),
    )
  return {
    tabs: registry.manifests.flatMap((manifest) =>
      (manifest.entityTabs ?? []).map(({ route, component, ...tab }) => ({
        ...tab,
        id: route.id,
        Component: extension(manifest, component, line),
      })),
    ),
    cards: cardsOf(false),
    sideCards: cardsOf(true),
    menuItems: listOf('entityMenuItems'),
    dialogs: listOf('entityDialogs'),
    notes: listOf('entityNotes'),
  }
}
