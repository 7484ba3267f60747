import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router, useRoutes } from 'react-router-dom'
import type { PortalRouter, RouterState } from '../store/portalRouter.ts'
import { RouterStatus } from '../ui/page/routerStatus.ts'
import type { Pages } from './routes.tsx'

/** The page of the current address. */
export function RoutedPages({ pages }: { readonly pages: Pages }) {
  const { router } = pages
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => follow(router, setState), [router])
  const { isLoading, keepsScroll } = state
  const status = useMemo(() => ({ isLoading, keepsScroll }), [isLoading, keepsScroll])
  return (
    <RouterStatus value={status}>
      <Router
        basename={router.base || '/'}
        location={state.location}
        navigationType={state.historyAction}
        navigator={router.navigator}
      >
        <Matched pages={pages} />
      </Router>
    </RouterStatus>
  )
}

/**
 * Also of what the router did before the page was drawn. Another page is shown in the next frame; the same page at
 * another address, such as a filtered list, in a render that input can interrupt. Returns a function to stop.
 */
function follow(router: PortalRouter, show: (state: RouterState) => void): () => void {
  show(router.state)
  let { pathname } = router.state.location
  return router.subscribe((state, options) => {
    const showNow = () => {
      show(state)
    }
    const isOther = state.location.pathname !== pathname
    ;({ pathname } = state.location)
    if (options.flushSync === true) flushSync(showNow)
    else if (isOther) showNow()
    else startTransition(showNow)
  })
}

const Matched = ({ pages: { routes, unmatched } }: { readonly pages: Pages }) =>
  useRoutes(routes) ?? unmatched
