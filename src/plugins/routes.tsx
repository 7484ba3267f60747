// Turns manifests into routes; each page comes with its plugin's chunk.

import {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  useRouteError,
  type RouteObject,
} from 'react-router-dom'
import { RequirePermission } from '../features/entities/RequirePermission.tsx'
import { SessionNotice } from '../features/session/ended/SessionNotice.tsx'
import { PageProgress } from '../features/shell/boot/BootPage.tsx'
import { AppLayout, type AppLayoutProps } from '../features/shell/layout/AppLayout.tsx'
import { NotFound } from '../features/shell/layout/NotFound.tsx'
import { RouteErrorPage } from '../features/shell/layout/RouteErrorPage.tsx'
import { basePathOf, catalogPath } from '../model/paths.ts'
import type { PluginManifest, PluginPage } from './plugin.ts'
import { PortalPalette } from './portalPalette.tsx'
import { PortalShortcuts } from './portalShortcuts.tsx'
import type { PluginRegistry } from './registry.ts'

/** Below the path of `app.baseUrl` (spec 1 §2). */
export const createPortalRouter = (registry: PluginRegistry, appBaseUrl: string) =>
  createBrowserRouter(routesOf(registry), { basename: basePathOf(appBaseUrl) || '/' })

/** Also for replays and tests, which use a router in memory. */
export function routesOf(registry: PluginRegistry): RouteObject[] {
  const pages = registry.manifests.flatMap((manifest) =>
    (manifest.pages ?? []).map((page) => pageRoute(registry, manifest, page)),
  )
  const layout = {
    items: registry.manifests.flatMap(({ navigation = [] }) => navigation),
    notice: <SessionNotice />,
    palette: (
      <>
        <PortalPalette registry={registry} />
        <PortalShortcuts registry={registry} />
      </>
    ),
  }
  return [
    {
      element: <AppLayout {...layout} />,
      hydrateFallbackElement: <PageProgress />,
      errorElement: <LayoutErrorPage {...layout} />,
      children: [
        {
          errorElement: <RouteErrorPage />,
          children: [
            { path: '/', element: <Navigate to={catalogPath} replace /> },
            ...pages,
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ]
}

/** Also for addresses that no pattern of the router matches, such as one with a line break. */
function LayoutErrorPage(layout: AppLayoutProps) {
  const thrown = useRouteError()
  if (!isRouteErrorResponse(thrown) || thrown.status !== 404) return <RouteErrorPage />
  return (
    <AppLayout {...layout}>
      <NotFound />
    </AppLayout>
  )
}

/** Wrapped in a path-less route with an error page, so that a failed page leaves the layout and other pages alone. */
function pageRoute(
  registry: PluginRegistry,
  manifest: PluginManifest,
  { path, page, permission, aliases = {} }: PluginPage,
): RouteObject {
  const lazy = async () => {
    const { pages, lazyPages } = await loadPlugin(registry, manifest)
    const Component = pages?.[page] ?? (await lazyPages?.[page]?.())
    if (!Component) throw new Error(`Plugin '${manifest.id}' has no page '${page}'`)
    const element = <Component />
    return permission
      ? { element: <RequirePermission permission={permission}>{element}</RequirePermission> }
      : { element }
  }
  const others = Object.entries(aliases).map(([alias, hash]) => ({
    path: alias,
    element: <Navigate to={{ pathname: path, hash }} replace />,
  }))
  return {
    errorElement: <RouteErrorPage pluginId={manifest.id} page={page} />,
    children: [{ path, lazy }, ...others],
  }
}

/** After a failure the next visit requests the chunk again. */
async function loadPlugin(registry: PluginRegistry, manifest: PluginManifest) {
  try {
    return await registry.load(manifest)
  } catch (thrown) {
    registry.retry(manifest)
    throw thrown
  }
}
