// Plugins' components on other plugins' pages: each is loaded with its plugin's chunk, and an error
// affects only itself.

import { createElement, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityExtensionLists } from '../features/catalog/entity/entityExtensions.ts'
import type {
  SelectionAction,
  SelectionActionProps,
} from '../features/catalog/list/selectionActions.ts'
import type { Entity } from '../model/entities/entity.ts'
import { toFailure } from '../model/failure.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { chunkHook } from '../ui/chunkHook.ts'
import { Message } from '../ui/Message.tsx'
import { usePortalTree } from '../ui/portalContext.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { PluginManifest, PluginModule } from './plugin.ts'
import type { PluginRegistry } from './registry.ts'

/**
 * Throws outside the portal's tree (spec 1 §2). If it cannot be loaded or crashes, an error with a retry takes its
 * place.
 */
function createExtension<Props extends object>(
  registry: PluginRegistry,
  manifest: PluginManifest,
  name: string,
  componentOf: (module: PluginModule) => ComponentType<Props> | undefined,
  loading: ReactNode,
): ComponentType<Props> {
  const { id: pluginId } = manifest
  const useModule = chunkHook(() => registry.load(manifest))
  const Drawn = ({ module, props }: { readonly module: PluginModule; readonly props: Props }) => {
    const Found = componentOf(module)
    if (!Found) throw new Error(`Plugin '${pluginId}' has no component '${name}'`)
    return createElement(Found, props)
  }
  return function Extension(props) {
    usePortalTree(`Routable extension '${name}'`)
    const plugin = useModule()
    if (plugin.status === 'loading') return loading
    if (plugin.status === 'failed')
      return (
        <BrokenExtension
          pluginId={pluginId}
          name={name}
          onRetry={() => {
            registry.retry(manifest)
            plugin.retry()
          }}
        />
      )
    return (
      <Boundary
        fallback={(thrown, retry) => (
          <BrokenExtension
            pluginId={pluginId}
            name={name}
            message={toFailure(thrown).message}
            onRetry={retry}
          />
        )}
      >
        <Drawn module={plugin.chunk} props={props} />
      </Boundary>
    )
  }
}

interface BrokenExtensionProps {
  readonly pluginId: string
  readonly name: string
  /** Missing if it could not be loaded. */
  readonly message?: string
  readonly onRetry: () => void
}

function BrokenExtension({ pluginId, name, message, onRetry }: BrokenExtensionProps) {
  const { t } = useTranslation()
  return (
    <Message
      severity="error"
      title={t('crash.inPlugin', { pluginId })}
      actions={<Button onClick={onRetry}>{t('crash.retry')}</Button>}
    >
      <p>{message ?? t('crash.extension', { name })}</p>
    </Message>
  )
}

/** What the plugins of a build add to the bar of selected rows. */
export const selectionActionsOf = (registry: PluginRegistry): readonly SelectionAction[] =>
  registry.manifests.flatMap((manifest) =>
    (manifest.selectionActions ?? []).map((name) => ({
      id: `${manifest.id}.${name}`,
      Component: createExtension<SelectionActionProps>(
        registry,
        manifest,
        name,
        ({ selectionComponents }) => selectionComponents?.[name],
        null,
      ),
    })),
  )

/** What the plugins of a build add to an entity's page. */
export function entityExtensionsOf(registry: PluginRegistry): EntityExtensionLists {
  const extension = (manifest: PluginManifest, component: string, loading: ReactNode = null) =>
    createExtension<{ readonly entity: Entity }>(
      registry,
      manifest,
      component,
      ({ entityComponents }) => entityComponents?.[component],
      loading,
    )
  const listOf = (
    key: 'entityCards' | 'entityMenuItems' | 'entityDialogs',
    loading?: ReactNode,
  ): EntityExtensionLists['cards'] =>
    registry.manifests.flatMap((manifest) =>
      (manifest[key] ?? []).map(({ component, appliesTo }) => ({
        id: `${manifest.id}.${component}`,
        appliesTo,
        Component: extension(manifest, component, loading),
      })),
    )
  const placeholder = <Skeleton width={40} />
  return {
    tabs: registry.manifests.flatMap((manifest) =>
      (manifest.entityTabs ?? []).map(({ route, component, ...tab }) => ({
        ...tab,
        id: route.id,
        Component: extension(manifest, component, placeholder),
      })),
    ),
    cards: listOf('entityCards', placeholder),
    menuItems: listOf('entityMenuItems'),
    dialogs: listOf('entityDialogs'),
  }
}
