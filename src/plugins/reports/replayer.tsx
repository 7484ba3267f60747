// Draws a recording: the portal's own pages on a store that only shows states.

import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { hrefOf, type LocationRoot, selectLocation } from '../../features/shell/locationSlice.ts'
import { pluginLoaded } from '../../features/shell/pluginsSlice.ts'
import { isRecord } from '../../model/isRecord.ts'
import { type OpenedReport, readReportFile } from '../../model/reports/readReport.ts'
import type { DrawnReplay, Replay, Replays, ReplaySlot } from '../../model/reports/replays.ts'
import type { Services } from '../../sagas/services/services.ts'
import { asRecorded } from '../../store/asRecorded.ts'
import type { PortalDefinition } from '../plugin.ts'
import type { ReplayTools } from './replayTools.ts'
import { createStillStore } from './stillStore.ts'

// A recorded page must not reach the page around it, nor fetch pictures.

/** Dialogs are drawn in their place, and no picture is fetched. Returns a function that lets dialogs be modal again. */
function keepInside(page: Document): () => void {
  // A policy cannot be taken back: pictures stay away until the tab is reloaded.
  if (!page.querySelector('meta[data-replay]')) {
    const policy = page.createElement('meta')
    policy.httpEquiv = 'content-security-policy'
    policy.content = 'img-src data: blob:; media-src data: blob:'
    policy.dataset['replay'] = ''
    page.head.append(policy)
  }
  const { HTMLDialogElement: Dialog } = page.defaultView ?? window
  const original = Object.getOwnPropertyDescriptor(Dialog.prototype, 'showModal')
  Dialog.prototype.showModal = function showInPlace() {
    this.show()
  }
  return () => {
    if (original) Object.defineProperty(Dialog.prototype, 'showModal', original)
  }
}

// The services of a page that is drawn from a recording: none reaches the network, the browser's storage or a window.

const never = () => new Promise<never>(() => undefined)

const stillServices = (services: Services): Services => ({
  ...services,
  fetch: never,
  backend: { ...services.backend, send: never, token: () => null },
  clipboard: { write: never },
  navigation: { go: () => undefined },
  windows: { open: () => undefined, leave: () => undefined },
  storage: {
    get: () => null,
    set: () => true,
    remove: () => undefined,
    onChange: () => () => undefined,
  },
})

type State = Readonly<Record<string, unknown>>

/** Plugins that the recorded page had loaded at its start or later, as far as this build has them. */
function pluginsOf({ start, actions }: OpenedReport, definition: PortalDefinition) {
  const known = isRecord(start?.['plugins']) ? start['plugins']['loaded'] : []
  const later = actions.filter(pluginLoaded.match).map(({ payload }) => payload.id)
  const wanted = new Set<unknown>([...(Array.isArray(known) ? (known as unknown[]) : []), ...later])
  return definition.plugins.filter(({ id }) => wanted.has(id))
}

export function createReplays(
  definition: PortalDefinition,
  services: () => Services,
  tools: ReplayTools,
): Replays {
  const { App, createPortal, createRegistry, createPages } = tools
  const { connectLocation, createRootReducer, injectSlices, replay } = tools
  const files = new Map<ReplaySlot, Blob>()
  const opened = new Map<ReplaySlot, Replay>()
  const reducer = createRootReducer()
  const registry = createRegistry(definition.plugins, ({ slices }) => {
    injectSlices(reducer, slices)
  })
  const statesOf = (report: OpenedReport): Replay => {
    const states: State[] = []
    const ownVersion = services().deployment.version
    try {
      const complete = asRecorded<State>(reducer, createRootReducer)
      for (const { state } of replay(complete, report.actions, report.start)) states.push(state)
      return { report, states, ownVersion }
    } catch (thrown) {
      return { report, states, ownVersion, failure: String(thrown) }
    }
  }
  /** A page whose plugin was still loading is drawn with the first state of its slices. */
  const drawable = (state: State | undefined): State => ({
    ...reducer(undefined, { type: '@@replay' }),
    ...state,
  })
  const draw = (host: HTMLElement): DrawnReplay => {
    const { states = [] } = opened.get('shown') ?? {}
    const { store, show } = createStillStore(drawable(states[0]))
    const address = hrefOf(selectLocation(store.getState() as unknown as LocationRoot)) || '/'
    const history = UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: false })
    const pages = createPages(registry, history)
    const disconnect = connectLocation(store as never, pages.router)
    const portal = createPortal(definition, () => stillServices(services()))
    const stop = keepInside(host.ownerDocument)
    const root = createRoot(host)
    root.render(
      <Provider store={store}>
        <App portal={portal} registry={registry} pages={pages} />
      </Provider>,
    )
    return {
      show: (step) => {
        show(drawable(states[step]))
      },
      close: () => {
        disconnect()
        // React refuses to do it while it removes the page around it.
        queueMicrotask(() => {
          root.unmount()
        })
        stop()
      },
    }
  }
  return {
    choose: (slot, file) => {
      files.set(slot, file)
    },
    open: async (slot) => {
      const report = await readReportFile(files.get(slot) ?? new Blob())
      const plugins = pluginsOf(report, definition)
      await Promise.allSettled(plugins.map(registry.load))
      const replayed = statesOf(report)
      opened.set(slot, replayed)
      return replayed
    },
    opened: (slot) => opened.get(slot),
    draw,
  }
}
