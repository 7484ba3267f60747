import { use, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { RouterStatus } from '../../../ui/page/routerStatus.ts'
import { useScrollPositions } from '../../../ui/page/savedScroll.ts'
import { Progress } from '../../../ui/Progress.tsx'
import { selectIdentity } from '../../session/sessionSlice.ts'
import { selectConfig } from '../boot/bootSlice.ts'
import { selectProcesses } from '../processesSlice.ts'
import { Announcement } from './Announcement.tsx'
import classes from './AppLayout.module.css'
import { NewVersionBanner } from './NewVersionBanner.tsx'
import { Sidebar } from './Sidebar.tsx'
import type { NavigationItem } from './SidebarItem.tsx'
import { selectSidebar } from './sidebarSlice.ts'

export interface AppLayoutProps {
  readonly items: readonly NavigationItem[]
  /** The session's banner, above the page. */
  readonly notice: ReactNode
  /** The command palette, above everything. */
  readonly palette: ReactNode
  /** Replaces the page of the route. */
  readonly children?: ReactNode
}

/** The frame around every page. */
export function AppLayout({ items, notice, palette, children }: AppLayoutProps) {
  const { t } = useTranslation()
  const title = useSelector(selectConfig)?.title ?? t('product')
  const userEntityRef = useSelector(selectIdentity)?.userEntityRef ?? ''
  const sidebar = useSelector(selectSidebar)
  const main = useFocusOnNewPage()
  const { isLoading } = use(RouterStatus)
  useScrollPositions()
  return (
    <>
      <a href="#content" className={classes['skip']}>
        {t('skipToContent')}
      </a>
      <div className={classes['progress']}>
        <Progress active={isLoading} label={t('pageLoading')} />
      </div>
      <Sidebar title={title} items={items} userEntityRef={userEntityRef} />
      <main
        ref={main}
        className={classes['main']}
        id="content"
        tabIndex={-1}
        data-sidebar={sidebar.status}
      >
        <Banners />
        {notice}
        <Announcement />
        {children ?? <Outlet />}
      </main>
      {palette}
    </>
  )
}

function Banners() {
  const { t } = useTranslation()
  const processes = useSelector(selectProcesses)
  return (
    <>
      {processes.status === 'someStopped' && (
        <p className={classes['banner']} role="alert">
          {t('processStopped', { names: processes.names.join(', ') })}
        </p>
      )}
      <NewVersionBanner />
    </>
  )
}

/** Moves the focus to a new page, so that keyboard and screen reader continue at its start. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
  return main
}
