import { memo, use, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { RequirePermission } from '../features/entities/RequirePermission.tsx'
import { PageProgress } from '../features/shell/boot/BootPage.tsx'
import { RouteErrorPage } from '../features/shell/layout/RouteErrorPage.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { RouterStatus } from '../ui/routerStatus.ts'
import type { PluginPage } from './plugin.ts'
import type { RoutedPage } from './routedPage.ts'

interface PageBoundaryProps {
  /** Without a page, the layout itself. */
  readonly page?: RoutedPage
  readonly children: ReactNode
}

/** Around each page, so that one that fails leaves the layout and the other pages alone. */
export function PageBoundary({ page, children }: PageBoundaryProps) {
  const { key } = useLocation()
  const props = page && { pluginId: page.pluginId, page: page.page }
  return (
    <Boundary resetOn={key} fallback={(thrown) => <RouteErrorPage thrown={thrown} {...props} />}>
      {children}
    </Boundary>
  )
}

/** Rendered at each navigation, because another visit loads a failed page again; the page itself is not. */
export function PageElement({ page }: { readonly page: RoutedPage }) {
  useLocation()
  const { isLoading } = use(RouterStatus)
  const loaded = page.loaded()
  if (!loaded) return isLoading && <PageProgress />
  if ('thrown' in loaded) {
    return <RouteErrorPage thrown={loaded.thrown} pluginId={page.pluginId} page={page.page} />
  }
  return (
    <PageBoundary page={page}>
      <PageContent Page={loaded.Page} permission={page.permission} />
    </PageBoundary>
  )
}

interface PageContentProps {
  readonly Page: ComponentType
  readonly permission: PluginPage['permission']
}

const PageContent = memo(function PageContent({ Page, permission }: PageContentProps) {
  return permission ? (
    <RequirePermission permission={permission}>
      <Page />
    </RequirePermission>
  ) : (
    <Page />
  )
})
