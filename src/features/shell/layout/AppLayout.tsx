import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Banner } from '../../../ui/message/Banner.tsx'
import { PortalTitle } from '../../../ui/page/PageTitle.tsx'
import { RouterStatus } from '../../../ui/page/routerStatus.ts'
import { useScrollPositions } from '../../../ui/page/savedScroll.ts'
import { useFocusOnNewPage } from '../../../ui/page/useFocusOnNewPage.ts'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { bannerDismissed, selectDismissedBanners } from '../../preferences/bannersSlice.ts'
import { selectIdentity } from '../../session/sessionSlice.ts'
import { selectConfig } from '../boot/bootSlice.ts'
import { selectProcesses } from '../processesSlice.ts'
import { reloadRequested, selectRelease } from '../releaseSlice.ts'
import classes from './AppLayout.module.css'
import newVersionBannerClasses from './NewVersionBanner.module.css'
import { Sidebar } from './Sidebar.tsx'
import type { NavigationItem } from './SidebarItem.tsx'
import { selectSidebar } from './sidebarSlice.ts'

/** The operators' announcement, until the user dismisses it. */
function Announcement() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const announcement = useSelector(selectConfig)?.announcement
  const dismissed = useSelector(selectDismissedBanners)
  if (!announcement || dismissed.includes(announcement.id)) return null
  const { id, message, severity, url } = announcement
  return (
    <Banner severity={severity} onDismiss={() => dispatch(bannerDismissed({ id }))}>
      {message} {url !== undefined && <Link to={url}>{t('announcementMore')}</Link>}
    </Banner>
  )
}

/** Offers to reload the page after a new deployment. */
function NewVersionBanner() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const release = useSelector(selectRelease)
  if (release.status === 'current') return null
  return (
    <div className={newVersionBannerClasses['banner']}>
      <p role="status">{t('newVersion.text')}</p>
      <Button onClick={() => dispatch(reloadRequested({}))}>{t('newVersion.reload')}</Button>
    </div>
  )
}

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
    <PortalTitle value={title}>
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
    </PortalTitle>
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
