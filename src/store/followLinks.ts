// Handles clicks on links to the portal's own pages anywhere: in components, drawings or user-written descriptions.
// One listener per page saves state and a subscription in every link.

import type { PortalRouter } from './portalRouter.ts'
import type { ReloadIfDue } from './reloadIfDue.ts'

/** Clicks that the browser handles itself: new tabs and windows, downloads, other frames. */
const isForBrowser = (event: MouseEvent, link: Element): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  !['', '_self', null].includes(link.getAttribute('target')) ||
  link.hasAttribute('download')

/** The path below the router's base; undefined for external links and links within the page. */
function pathOf(link: Element, base: string): string | undefined {
  const href = link.getAttribute('href')
  if (href === null || href.startsWith('#') || !URL.canParse(href, document.baseURI))
    return undefined
  const { origin, pathname, search, hash } = new URL(href, document.baseURI)
  const isInside = origin === location.origin && (pathname + '/').startsWith(base + '/')
  return isInside ? (pathname.slice(base.length) || '/') + search + hash : undefined
}

/** Returns a function to stop. */
export function followLinks(
  page: Document,
  router: PortalRouter,
  reloadIfDue: ReloadIfDue,
): () => void {
  const { base } = router
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || isForBrowser(event, link)) return
    const path = pathOf(link, base)
    if (path === undefined) return
    event.preventDefault()
    if (reloadIfDue(base + path)) return
    const { pathname, search, hash } = router.state.location
    // As browsers do: a link to the current page adds no history entry.
    void router.navigate(path, { replace: base + path === pathname + search + hash })
  }
  page.addEventListener('click', follow)
  return () => {
    page.removeEventListener('click', follow)
  }
}
