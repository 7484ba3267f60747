import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { docsFilesRef } from '../../../model/docs/docsFiles.ts'
import { docsLinkOf, type PageAddress } from '../../../model/docs/docsLinks.ts'
import { docsPlaceOf } from '../../../model/docs/docsPlace.ts'
import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { useInTurns } from '../../../ui/behaviour/inTurns.ts'
import {
  type BuiltPage,
  builtPageOf,
  longestAtOnce,
  readBuiltPage,
} from '../../../ui/docs/builtPage.ts'
import { DocsArticle } from '../../../ui/docs/DocsArticle.tsx'
import { parsedInSteps } from '../../../ui/docs/parsedPage.ts'
import { Banner } from '../../../ui/message/Banner.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { useService } from '../../../ui/page/portalContext.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { copyRequested } from '../../shell/clipboardSlice.ts'
import { docsApi } from '../docsApi.ts'
import { selectDocsCookie } from '../docsCookieSlice.ts'
import { linkedTabChosen, selectReading } from '../docsReadingSlice.ts'
import { DocsContents } from './DocsContents.tsx'
import { DocsNavigation } from './DocsNavigation.tsx'
import classes from './DocsReader.module.css'
import { LoadingPage } from './LoadingPage.tsx'
import { MatchBar } from './MatchBar.tsx'
import { PageFoot } from './PageFoot.tsx'
import { useRedirects } from './redirects.ts'
import { useDocsAddons } from './useDocsAddons.tsx'
import { useHashPlace } from './useHashPlace.ts'

/** Undefined while a long page is being parsed. */
function useBuiltPage(html: string): BuiltPage | undefined {
  const isLong = html.length > longestAtOnce
  const short = useMemo(() => (isLong ? undefined : readBuiltPage(html)), [isLong, html])
  const steps = useMemo(
    () =>
      isLong
        ? function* () {
            return builtPageOf(yield* parsedInSteps(html))
          }
        : undefined,
    [isLong, html],
  )
  const long = useInTurns(steps)
  return short ?? long
}

interface AsideProps {
  readonly className?: string | undefined
  readonly above?: readonly ReactNode[]
  readonly below?: readonly ReactNode[]
  readonly children: ReactNode
}

/** A list beside the article, between addons; without them the list alone. */
function Aside({ className = '', above = [], below = [], children }: AsideProps) {
  if (above.length + below.length === 0) return children
  return (
    <div className={`${classes['aside'] ?? ''} ${className}`}>
      {above}
      {children}
      {below}
    </div>
  )
}

/** Seconds in which a page is not requested ahead again. */
const freshFor = 60

/** Requests a page of the same documentation ahead, given its path in the portal. */
function usePrefetchDocs(docsRef: EntityRef, sitePath: string): (path: string) => void {
  const prefetch = docsApi.usePrefetch('docsPage', { ifOlderThan: freshFor })
  const storageUrl = useSelector(selectConfig)?.docs.storageUrl ?? null
  return (path) => {
    const place = docsPlaceOf(path.replace(/[?#].*/s, ''))
    if (place?.sitePath === sitePath) prefetch({ ref: docsRef, page: place.page, storageUrl })
  }
}

interface ShownPageProps {
  readonly html: string
  readonly address: PageAddress
  readonly docsRef: EntityRef
}

const noSanitizer = {
  allowedIframeHosts: [],
  allowedCustomElementTagNameRegExp: null,
  allowedCustomElementAttributeNameRegExp: null,
  additionalAllowedURIProtocols: [],
}

/** A page, as soon as it is parsed. */
export function ShownPage({ html, ...props }: ShownPageProps) {
  const page = useBuiltPage(html)
  return page ? <ParsedPage page={page} {...props} /> : <LoadingPage />
}

interface ParsedPageProps extends Omit<ShownPageProps, 'html'> {
  readonly page: BuiltPage
}

/** A page with the navigation of its documentation and the contents of its own. */
function ParsedPage({ page, address, docsRef }: ParsedPageProps) {
  const { t } = useTranslation('techdocs')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const files = useService(docsFilesRef)
  const { textSize, tabs } = useSelector(selectReading)
  const { status } = useSelector(selectDocsCookie)
  // Without the cookie each picture says that it is missing.
  const hasCookie = status === 'waiting' || status === 'failing'
  const sanitizer = useSelector(selectConfig)?.docs.sanitizer ?? noSanitizer
  const prefetch = usePrefetchDocs(docsRef, address.sitePath)
  const moved = page.movedTo === undefined ? undefined : docsLinkOf(page.movedTo, address)
  const redirects = useRedirects()
  const { hash } = useLocation()
  useEffect(() => {
    if (moved?.kind !== 'portal' || !redirects.areAllowed) return
    const to = moved.path.includes('#') ? moved.path : moved.path + hash
    void navigate(to, { replace: true, state: redirects.state })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [page])
  const [article, setArticle] = useState<HTMLElement | null>(null)
  const [isPlain, setIsPlain] = useState(false)
  const world = useMemo(
    () => ({
      page: address,
      sanitizer,
      blockedText: (host: string) => t('reader.blocked', { host }),
    }),
    [address, sanitizer, t],
  )
  const texts = useMemo(
    () => ({
      copy: t('reader.copy'),
      diagram: t('reader.diagram'),
      brokenPicture: (name: string) => t('reader.brokenPicture', { name }),
    }),
    [t],
  )
  useHashPlace(article)
  const addonProps = { docsRef, article, editUrl: page.editUrl }
  return (
    <div className={classes['columns']}>
      {page.title !== '' && <PageTitle parts={[page.title]} />}
      <Aside
        above={useDocsAddons('navigation', addonProps)}
        below={useDocsAddons('primarySidebar', addonProps)}
      >
        <DocsNavigation items={page.navigation} address={address} onNear={prefetch} />
      </Aside>
      <div className={classes['middle']}>
        <MatchBar article={article} />
        {isPlain && <Banner severity="warning">{t('reader.stylesDropped')}</Banner>}
        <DocsArticle
          page={page}
          world={world}
          texts={texts}
          textSize={textSize}
          hasPictures={hasCookie}
          chosenTabs={tabs}
          onOpen={(path) => void navigate(path)}
          onNear={prefetch}
          onCopy={(text) => dispatch(copyRequested({ text, button: 'docs' }))}
          onLinkedTab={(name) => dispatch(linkedTabChosen(name))}
          loadText={files.text}
          onStylesDropped={() => {
            setIsPlain(true)
          }}
          onShown={setArticle}
        />
        <PageFoot page={page} address={address} />
        {useDocsAddons('content', addonProps)}
      </div>
      <Aside className={classes['second']} below={useDocsAddons('secondarySidebar', addonProps)}>
        <DocsContents items={page.contents} article={article} />
      </Aside>
    </div>
  )
}
