// A journey: the real store, sagas, services and pages on a memory router, before a recorded backend. After each
// test the recorded actions are replayed and must give an equal state, and the log must be JSON.

import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import type { Action } from '@reduxjs/toolkit'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter } from 'react-router'
import { plugins } from '../../config/plugins.ts'
import { App } from '../../src/plugins/App.tsx'
import type { PluginManifest } from '../../src/plugins/plugin.ts'
import { createRegistry } from '../../src/plugins/registry.ts'
import { routesOf } from '../../src/plugins/routes.tsx'
import { createBrowserServices } from '../../src/sagas/services/browserServices.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { createStore, type PortalStore } from '../../src/store/createStore.ts'
import { connectLocation } from '../../src/store/locationMirror.ts'
import { createRecorder, replayed, type Recorder } from '../../src/store/recorder.ts'
import { startMessages } from '../../src/ui/messages/i18n.ts'
import { portalUrl, server, takeRequests, takeUnexpected } from './backend.ts'

interface Journey {
  readonly portal: PortalStore
  readonly recorder: Recorder
}

const journeys: Journey[] = []

export interface AppOptions {
  /** Path with its query. */
  readonly at?: string
  readonly services?: Partial<Services>
  readonly manifests?: readonly PluginManifest[]
}

/** Opens the portal in a fresh page; localStorage is the browser's, as it stands. */
export function renderApp({
  at = '/',
  services: others = {},
  manifests = plugins,
}: AppOptions = {}) {
  startMessages()
  const recorder = createRecorder()
  const services: Services = {
    ...createBrowserServices({
      early: { take: () => undefined },
      filesUrl: `${portalUrl}/`,
      navigation: { go: (to, options) => void router.navigate(to, options) },
    }),
    ...others,
  }
  const portal = createStore(services, { recorder: recorder.middleware, isDevelopment: true })
  const router = createMemoryRouter(routesOf(createRegistry(manifests, portal.extend)), {
    initialEntries: [at],
  })
  const disconnect = connectLocation(portal.store, router)
  portal.start()
  journeys.push({ portal, recorder })
  const view = render(
    <Provider store={portal.store}>
      <App router={router} />
    </Provider>,
  )
  return { ...view, portal, router, recorder, disconnect, user: userEvent.setup() }
}

/** True to its name for logs without `undefined`, which JSON leaves out and the reducers do not see. */
const throughJson = (log: readonly Action[]): unknown => JSON.parse(JSON.stringify(log))

function expectReplay({ portal, recorder }: Journey): void {
  const log = recorder.log()
  expect(log.length).toBeGreaterThan(0)
  expect(throughJson(log)).toEqual(log)
  expect(replayed(portal.reducer, throughJson(log) as Action[])).toEqual(portal.store.getState())
  expect(JSON.stringify([log, portal.store.getState()])).not.toContain('not-signed')
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
})

afterEach(() => {
  cleanup()
  const ended = journeys.splice(0)
  ended.forEach(({ portal }) => {
    portal.stop()
  })
  ended.forEach(expectReplay)
  server.resetHandlers()
  localStorage.clear()
  takeRequests()
  expect(takeUnexpected()).toEqual([])
})

afterAll(() => {
  server.close()
})
