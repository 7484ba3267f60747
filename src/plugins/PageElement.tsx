import { memo, use, useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { RequirePermission } from '../features/entities/RequirePermission.tsx'
import { SwitchedOff } from '../features/entities/SwitchedOff.tsx'
import { selectIsOff, type SwitchedOffRoot } from '../features/preferences/switchedOffSlice.ts'
import { PageProgress } from '../features/shell/boot/BootPage.tsx'
import { RouteErrorPage } from '../features/shell/layout/RouteErrorPage.tsx'
import { Boundary } from '../ui/page/Boundary.tsx'
import { RouterStatus } from '../ui/page/routerStatus.ts'
import type { PluginPage } from './plugin.ts'
import { PluginPlace } from './PluginPlace.tsx'
import type { RoutedPage } from './routedPage.ts'

/** Around the layout. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  return (
    <Boundary resetOn={key} fallback={(thrown) => <RouteErrorPage thrown={thrown} />}>
      {children}
    </Boundary>
  )
}

/**
 * A page that fails leaves the layout and the other pages alone. Rendered at each navigation, because another visit
 * loads a failed page again; the page itself is not.
 */
export function PageElement({ page }: { readonly page: RoutedPage }) {
  const { key } = useLocation()
  const { pluginId, meter } = page
  useEffect(() => {
    meter?.shown(pluginId)
  }, [meter, pluginId])
  useLoadingOnceOn(pluginId)
  const broken = (thrown: unknown) => (
    <RouteErrorPage thrown={thrown} pluginId={pluginId} page={page.page} />
  )
  return (
    <PluginPlace
      pluginId={pluginId}
      meter={meter}
      resetOn={key}
      fallback={broken}
      off={<SwitchedOff pluginId={pluginId} isPage />}
    >
      <LoadedPage page={page} broken={broken} />
    </PluginPlace>
  )
}

/** Navigates to the same address once the plugin is switched on again, here or in another tab, which loads the page. */
function useLoadingOnceOn(pluginId: string) {
  const isOff = useSelector((root: SwitchedOffRoot) => selectIsOff(root, pluginId))
  const navigate = useNavigate()
  const location = useLocation()
  const wasOff = useRef(isOff)
  useEffect(() => {
    if (wasOff.current && !isOff) void navigate(location, { replace: true })
    wasOff.current = isOff
  }, [isOff, navigate, location])
}

interface LoadedPageProps {
  readonly page: RoutedPage
  readonly broken: (thrown: unknown) => ReactNode
}

function LoadedPage({ page, broken }: LoadedPageProps) {
  const { isLoading } = use(RouterStatus)
  const loaded = page.loaded()
  if (!loaded) return isLoading && <PageProgress />
  if ('thrown' in loaded) return broken(loaded.thrown)
  return <PageContent Page={loaded.Page} permission={page.permission} />
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
