// Renders a journey: the real store, sagas, services and pages on a memory router, with a recorded backend. After each
// test the recorded actions are replayed and must give an equal state, the log must be JSON, and the page is emptied.

import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals'
import type { Action } from '@reduxjs/toolkit'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { definition } from '../../config/plugins.ts'
import { selectIsOff } from '../../src/features/preferences/switchedOffSlice.ts'
import { chunkFailed } from '../../src/features/shell/releaseSlice.ts'
import { isChunkFailure } from '../../src/model/shell/chunkFailure.ts'
import { App } from '../../src/plugins/App.tsx'
import { declareParts } from '../../src/plugins/declareParts.ts'
import type { PortalDefinition } from '../../src/plugins/plugin.ts'
import { createPortal } from '../../src/plugins/portal.ts'
import { createRegistry } from '../../src/plugins/registry.ts'
import { withReplays } from '../../src/plugins/reports/withReplays.ts'
import { createPages } from '../../src/plugins/routes.tsx'
import { createBrowserServices } from '../../src/sagas/services/browserServices.ts'
import { createRecordings } from '../../src/sagas/services/recordings.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { asRecorded } from '../../src/store/asRecorded.ts'
import { createStore, type PortalStore } from '../../src/store/createStore.ts'
import { followLinks } from '../../src/store/followLinks.ts'
import { connectLocation } from '../../src/store/locationMirror.ts'
import { createRecorder, replayed, type Recorder } from '../../src/store/recorder.ts'
import { createReloadIfDue } from '../../src/store/reloadIfDue.ts'
import { createRootReducer } from '../../src/store/rootReducer.ts'
import { loadLanguage, showLanguage, startMessages } from '../../src/ui/messages/i18n.ts'
import { portalUrl, server, takeRequests, takeUnexpected } from './backend.ts'
import { waitForFirstScreen } from './firstScreen.ts'
import { layoutInPlace } from './layoutInPlace.ts'

interface Journey {
  readonly portal: PortalStore
  readonly recorder: Recorder
  readonly unfollow: () => void
}

const journeys: Journey[] = []

waitForFirstScreen(60_000)

export interface AppOptions {
  /** Path with its query. */
  readonly at?: string
  readonly services?: Partial<Services>
  /** Plugins for all pages, which the page loads after its first screen. */
  readonly alsoLoads?: readonly ('recovery' | 'notifications')[]
  /** Overrides `config/plugins.ts`. */
  readonly definition?: Partial<PortalDefinition>
}

/** Opens the portal in a new page; localStorage stays as it is. */
export function renderApp({
  at = '/catalog',
  services: world = {},
  alsoLoads = [],
  definition: others = {},
}: AppOptions = {}) {
  startMessages()
  const parts = { ...definition, services: [layoutInPlace], ...others }
  const portal = createPortal(
    withReplays(parts, () => services),
    () => services,
  )
  const recorder = createRecorder(() => Date.now(), true)
  const services: Services = {
    ...createBrowserServices({
      early: { take: () => undefined },
      filesUrl: `${portalUrl}/`,
      portal,
      texts: { load: loadLanguage, show: showLanguage },
      plugins: { load: (id) => registry.loadById(id) },
      recordings: createRecordings(() => recorder.segments(), window, Date.now),
      fieldChecks: { of: (field) => registry.fieldCheck(field) },
      attentionSources: { all: () => registry.attentionSources() },
      navigation: {
        go: (to, options) => void router.navigate(to, { ...options, flushSync: true }),
      },
    }),
    ...world,
  }
  const running = createStore(services, { recorder: recorder.middleware, isDevelopment: true })
  const registry = createRegistry(parts.plugins, running.extend, {
    onFailed: (thrown) => {
      if (isChunkFailure(thrown)) running.store.dispatch(chunkFailed())
    },
    isOff: (id) => selectIsOff(running.store.getState(), id),
    meter: services.meter,
  })
  declareParts(running.store.dispatch, parts)
  const history = UNSAFE_createMemoryHistory({ initialEntries: [at] })
  const pages = createPages(registry, history)
  const { router } = pages
  const disconnect = connectLocation(running.store, router)
  const reloadIfDue = createReloadIfDue(running.store, () => router.state.location.pathname)
  const unfollow = followLinks(document, router, reloadIfDue)
  running.start()
  for (const id of alsoLoads) void registry.loadById(id)
  journeys.push({ portal: running, recorder, unfollow })
  const view = render(
    <Provider store={running.store}>
      <App portal={portal} registry={registry} pages={pages} />
    </Provider>,
  )
  return {
    ...view,
    portal: running,
    pluginServices: portal,
    router,
    recorder,
    disconnect,
    // Types all keys of a word at once, because a busy machine would request half of it.
    user: userEvent.setup({ delay: null }),
  }
}

/** Removes `undefined`, which JSON leaves out and reducers do not distinguish. */
const throughJson = (log: readonly Action[]): unknown => JSON.parse(JSON.stringify(log))

function expectReplay({ portal, recorder }: Journey): void {
  const log = recorder.log()
  expect(log.length).toBeGreaterThan(0)
  expect(throughJson(log)).toEqual(log)
  expect(
    replayed(asRecorded(portal.reducer, createRootReducer), throughJson(log) as Action[]),
  ).toEqual(portal.store.getState())
  expect(JSON.stringify([log, portal.store.getState()])).not.toContain('not-signed')
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
})

/** Several files of journeys share a page, so each test leaves it as a new one. */
function emptyPage(): void {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  const { documentElement, head, body } = document
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  body.replaceChildren()
  // Style sheets stay: modules that stay loaded have added them.
  for (const left of head.querySelectorAll('title, link[rel="icon"]')) left.remove()
}

afterEach(() => {
  cleanup()
  const ended = journeys.splice(0)
  ended.forEach(({ portal, unfollow }) => {
    portal.stop()
    unfollow()
  })
  ended.forEach(expectReplay)
})

// Also after a test whose replay fails, so that the next test begins with an empty page.
afterEach(() => {
  server.resetHandlers()
  emptyPage()
  takeRequests()
  expect(takeUnexpected()).toEqual([])
})

afterAll(() => {
  server.close()
})
