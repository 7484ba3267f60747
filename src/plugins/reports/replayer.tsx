// Draws a recording: the portal's own pages on a store that only shows states.

import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { hrefOf, selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { pluginLoaded } from '../../features/shell/pluginsSlice.ts'
import { isRecord } from '../../model/isRecord.ts'
import { readReportFile, type OpenedReport } from '../../model/reports/readReport.ts'
import type { DrawnReplay, Replay, Replays, ReplaySlot } from '../../model/reports/replays.ts'
import type { Services } from '../../sagas/services/services.ts'
import { asRecorded } from '../../store/asRecorded.ts'
import type { PortalDefinition } from '../plugin.ts'
import { keepInside } from './keepInside.ts'
import type { ReplayTools } from './replayTools.ts'
import { stillServices } from './stillServices.ts'
import { createStillStore } from './stillStore.ts'

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
