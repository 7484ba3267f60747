// Plugins' components on other plugins' pages: each is loaded with its plugin's chunk, and an error
// affects only itself.

import { createElement, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SwitchedOff, SwitchOffButton } from '../features/entities/SwitchedOff.tsx'
import { toFailure } from '../model/failure.ts'
import { chunkHook } from '../ui/behaviour/chunkHook.ts'
import { Button } from '../ui/button/Button.tsx'
import { ReportButton } from '../ui/button/ReportButton.tsx'
import { Message } from '../ui/message/Message.tsx'
import { usePortalTree } from '../ui/page/portalContext.ts'
import type { PluginManifest, PluginModule } from './plugin.ts'
import { PluginPlace } from './PluginPlace.tsx'
import type { PluginRegistry } from './registry.ts'

/**
 * Throws outside the portal's tree (spec 1 §2). If it cannot be loaded or crashes, an error with a retry takes its
 * place, and without a placeholder nothing is in its place while the plugin is switched off.
 */
export function createExtension<Props extends object>(
  registry: PluginRegistry,
  manifest: PluginManifest,
  name: string,
  componentOf: (module: PluginModule) => ComponentType<Props> | undefined,
  loadingOf?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const { id: pluginId } = manifest
  const useModule = chunkHook(() => registry.load(manifest))
  const Drawn = ({ module, props }: { readonly module: PluginModule; readonly props: Props }) => {
    const Found = componentOf(module)
    if (!Found) throw new Error(`Plugin '${pluginId}' has no component '${name}'`)
    return createElement(Found, props)
  }
  const off = loadingOf && <SwitchedOff pluginId={pluginId} />
  const Loaded = (props: Props) => {
    const plugin = useModule()
    // Without a frame of the placeholder where the plugin is loaded already.
    const module = plugin.status === 'loaded' ? plugin.chunk : registry.loaded(pluginId)
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
    return module ? <Drawn module={module} props={props} /> : loadingOf?.(props)
  }
  return function Extension(props) {
    usePortalTree(`Routable extension '${name}'`)
    return (
      <PluginPlace
        pluginId={pluginId}
        meter={registry.meter}
        off={off}
        fallback={(thrown, retry) => (
          <BrokenExtension
            pluginId={pluginId}
            name={name}
            message={toFailure(thrown).message}
            onRetry={retry}
          />
        )}
      >
        <Loaded {...props} />
      </PluginPlace>
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
      actions={
        <>
          <Button onClick={onRetry}>{t('crash.retry')}</Button>
          <SwitchOffButton pluginId={pluginId} />
          <ReportButton />
        </>
      }
    >
      <p>{message ?? t('crash.extension', { name })}</p>
    </Message>
  )
}
