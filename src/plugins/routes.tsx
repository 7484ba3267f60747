// Turns manifests into routes; each page comes with its plugin's chunk.

import type { ReactNode } from 'react'
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { OfflineNotice } from '../features/offline/OfflineNotice.tsx'
import { SessionNotice } from '../features/session/ended/SessionNotice.tsx'
import { AppLayout, type AppLayoutProps } from '../features/shell/layout/AppLayout.tsx'
import { NotFound } from '../features/shell/layout/NotFound.tsx'
import { entityTabOfPath } from '../model/paths.ts'
import { createPortalRouter, type PageHistory, type PortalRouter } from '../store/portalRouter.ts'
import { PageBoundary, PageElement } from './PageElement.tsx'
import type { PluginPage } from './plugin.ts'
import { PortalPalette } from './portalPalette.tsx'
import { PortalShortcuts } from './portalShortcuts.tsx'
import type { PluginRegistry } from './registry.ts'
import { routedPage, type RoutedPage } from './routedPage.ts'

/** A router, and what it draws at each path. */
export interface Pages {
  readonly router: PortalRouter
  readonly routes: RouteObject[]
  /** For addresses that no pattern matches, such as one with a line break. */
  readonly unmatched: ReactNode
}

/** All pages of a build below the path of `app.baseUrl` (spec 1 §2), without a slash at its end. */
export function createPages(registry: PluginRegistry, history: PageHistory, base = ''): Pages {
  const layout = layoutOf(registry)
  const loaders = new Map<RouteObject, RoutedPage>()
  const routes = routesOf(registry, layout, loaders)
  const unmatched = (
    <AppLayout {...layout}>
      <NotFound />
    </AppLayout>
  )
  const load = (pathname: string): Promise<void> | undefined => {
    beginTab(registry, pathname)
    const route = matchRoutes(routes, { pathname })?.at(-1)?.route
    return route && loaders.get(route)?.load()
  }
  return { router: createPortalRouter({ history, base, load }), routes, unmatched }
}

/** The plugin of an entity's tab is loaded with the page, so that its processes begin before the tab is drawn. */
function beginTab(registry: PluginRegistry, pathname: string): void {
  const tab = `/${entityTabOfPath(pathname)}`
  const owner = registry.manifests.find(({ entityTabs = [] }) =>
    entityTabs.some(({ path }) => path === tab),
  )
  if (!owner || registry.isOff(owner.id)) return
  registry.load(owner).catch(() => {
    // The tab asks again.
    registry.retry(owner)
  })
}

const layoutOf = (registry: PluginRegistry): AppLayoutProps => ({
  items: registry.manifests.flatMap(({ navigation = [] }) => navigation),
  notice: (
    <>
      <OfflineNotice />
      <SessionNotice />
    </>
  ),
  palette: (
    <>
      <PortalPalette registry={registry} />
      <PortalShortcuts registry={registry} />
    </>
  ),
})

function routesOf(
  registry: PluginRegistry,
  layout: AppLayoutProps,
  loaders: Map<RouteObject, RoutedPage>,
): RouteObject[] {
  const pages = registry.manifests.flatMap((manifest) =>
    (manifest.pages ?? []).flatMap((place) => {
      const page = routedPage(registry, manifest, place)
      const route = { path: page.path, element: <PageElement page={page} /> }
      loaders.set(route, page)
      return [route, ...aliasesOf(place)]
    }),
  )
  return [
    {
      element: (
        <PageBoundary>
          <AppLayout {...layout} />
        </PageBoundary>
      ),
      children: [...pages, { path: '*', element: <NotFound /> }],
    },
  ]
}

const aliasesOf = ({ path, aliases = {} }: PluginPage): RouteObject[] =>
  Object.entries(aliases).map(([alias, hash]) => ({
    path: alias,
    element: <Navigate to={{ pathname: path, hash }} replace />,
  }))
