// From manifests to routes: each page comes with its plugin's chunk.

import { Navigate, useLocation, type RouteObject } from 'react-router'
import { AppLayout } from '../features/layout/AppLayout.tsx'
import { RouteErrorPage } from '../features/layout/RouteErrorPage.tsx'
import { catalogPath } from '../model/paths.ts'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import type { PluginManifest } from './plugin.ts'
import type { PluginRegistry } from './registry.ts'

export function routesOf(registry: PluginRegistry): RouteObject[] {
  // A path-less route a plugin: what breaks in one leaves the frame and the others alone.
  const pages = registry.manifests.map((manifest) => ({
    errorElement: <RouteErrorPage pluginId={manifest.id} />,
    children: manifest.routes.map(({ path, page }) => pageRoute(registry, manifest, path, page)),
  }))
  const items = registry.manifests.flatMap(({ navigation }) => navigation)
  return [
    {
      element: <AppLayout items={items} />,
      // The page's own HTML stays until the first route is there.
      hydrateFallbackElement: <></>,
      errorElement: <RouteErrorPage />,
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

function pageRoute(
  registry: PluginRegistry,
  manifest: PluginManifest,
  path: string,
  page: string,
): RouteObject {
  return {
    path,
    lazy: async () => {
      const Component = (await registry.load(manifest)).pages[page]
      if (!Component) throw new Error(`Plugin '${manifest.id}' has no page '${page}'`)
      return { Component }
    },
  }
}

function NotFound() {
  return <NotFoundPage path={useLocation().pathname} />
}
