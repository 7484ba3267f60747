// The router: a history of the library, and pages that are loaded before their address becomes the current one, so that
// the page before stays until the next can be drawn.

import {
  createPath,
  parsePath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type To,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom'

/** The browser's, or one in memory. */
export type PageHistory = Pick<
  ReturnType<typeof UNSAFE_createMemoryHistory>,
  'location' | 'action' | 'createHref' | 'encodeLocation' | 'go' | 'listen' | 'push' | 'replace'
>

export interface RouterState {
  /** With the path of the base. */
  readonly location: Location
  /** How the location was reached. */
  readonly historyAction: NavigationType
  /** A page is being loaded. */
  readonly isLoading: boolean
  /** The first page has been loaded, or could not be. */
  readonly isReady: boolean
  /** The new page does not begin at its top. */
  readonly keepsScroll: boolean
}

type Listener = (state: RouterState, options: NavigateOptions) => void

export interface PortalRouter {
  /** Path below which all pages are, without a slash at its end; empty at the root. */
  readonly base: string
  readonly state: RouterState
  /** Returns a function to stop. */
  readonly subscribe: (listener: Listener) => () => void
  /** To an address below the base, or so many steps through the history. Resolves when the page is current. */
  readonly navigate: (to: To | number, options?: NavigateOptions) => Promise<void>
  /** For the library's hooks: addresses with the base. */
  readonly navigator: {
    readonly createHref: (to: To) => string
    readonly go: (steps: number) => void
    readonly push: (to: To, state?: unknown, options?: NavigateOptions) => void
    readonly replace: (to: To, state?: unknown, options?: NavigateOptions) => void
  }
}

export interface RouterOptions {
  readonly history: PageHistory
  readonly base?: string
  /** Loads the page of a path below the base; undefined if there is nothing to load. A failure is the page's to show. */
  readonly load?: (pathname: string) => Promise<unknown> | undefined
}

/** Only the last navigation arrives: an earlier one whose page is still loading is given up. */
export function createPortalRouter({
  history,
  base = '',
  load = () => undefined,
}: RouterOptions): PortalRouter {
  const listeners = new Set<Listener>()
  let state: RouterState = {
    location: history.location,
    historyAction: history.action,
    isLoading: false,
    isReady: false,
    keepsScroll: false,
  }
  let last = 0
  const become = (change: Partial<RouterState>, options: NavigateOptions = {}) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener(state, options)
  }

  /** Loads the page of a location, then makes it the current one. */
  async function enter(
    location: Location,
    historyAction: NavigationType,
    options: NavigateOptions = {},
    write: () => void = () => undefined,
  ): Promise<void> {
    const turn = ++last
    const loading = load(location.pathname.slice(base.length) || '/')
    if (loading) {
      become({ isLoading: true })
      await loading.catch(() => undefined)
      if (turn !== last) return
    }
    write()
    const keepsScroll = options.preventScrollReset === true
    become({ location, historyAction, keepsScroll, isLoading: false, isReady: true }, options)
  }

  const go = async (to: To, given: unknown, options: NavigateOptions = {}): Promise<void> => {
    const { pathname = '', ...rest } = typeof to === 'string' ? parsePath(to) : to
    // With two slashes at its start it would be another host.
    const path = (pathname || state.location.pathname).replace(/^\/{2,}/, '/')
    const location: Location = {
      // Encoded as the browser will have it.
      ...history.encodeLocation({ ...rest, pathname: path }),
      state: given ?? null,
      key: Math.random().toString(36).slice(2, 10),
    }
    const isReplaced = options.replace === true
    await enter(
      location,
      isReplaced ? NavigationType.Replace : NavigationType.Push,
      options,
      () => {
        if (isReplaced) history.replace(location, given)
        else history.push(location, given)
      },
    )
  }

  history.listen(({ action, location }) => void enter(location, action))
  void enter(history.location, history.action)
  return {
    base,
    get state() {
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: async (to, options) => {
      if (typeof to === 'number') {
        history.go(to)
        return
      }
      const target = typeof to === 'string' ? parsePath(to) : to
      const pathname = target.pathname === undefined ? '' : base + target.pathname
      await go({ ...target, pathname }, options?.state, options)
    },
    navigator: {
      createHref: (to) => history.createHref(typeof to === 'string' ? to : createPath(to)),
      go: (steps) => {
        history.go(steps)
      },
      push: (to, given, options) => void go(to, given, options),
      replace: (to, given, options) => void go(to, given, { ...options, replace: true }),
    },
  }
}
