// Measures what plugins cost: requests, loading, long tasks and files, since the page was opened.

import type { Send } from './http.ts'

type Counts = Readonly<Record<string, number>>

/** What has been measured, by the id of the plugin. Requests without a plugin have the id ''. */
interface PluginMeasures {
  readonly requests: Counts
  /** Requests without an answer, or with an error other than 404. */
  readonly failures: Counts
  /** Milliseconds until the plugin's code could run. */
  readonly loads: Counts
  /** Long tasks while the plugin's page was shown; null if the browser does not tell. */
  readonly longTasks: Counts | null
  /** Bytes of the page's scripts and style sheets as sent, by the name of the file. */
  readonly files: Counts
}

export interface PluginMeter {
  /** Requests that the work begins at once count for the plugin. */
  readonly during: <Result>(pluginId: string, work: () => Result) => Result
  readonly loaded: (pluginId: string, milliseconds: number) => void
  /** The plugin's page is shown from now on. */
  readonly shown: (pluginId: string) => void
  readonly counting: (send: Send) => Send
  readonly now: () => number
  readonly read: () => PluginMeasures
}

const add = (counts: Record<string, number>, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1
}

/** The id in the path of a backend plugin, which most plugins share. */
const backendPluginOf = (url: string): string => /\/api\/([\w-]+)/.exec(url)?.[1] ?? ''

/** Calls back with all entries since the page was opened. False if the browser does not have them. */
function observe(type: string, each: (entry: PerformanceEntry) => void): boolean {
  const { PerformanceObserver: Observer } = globalThis as Partial<typeof globalThis>
  if (!Observer?.supportedEntryTypes.includes(type)) return false
  new Observer((list) => {
    list.getEntries().forEach(each)
  }).observe({ type, buffered: true })
  return true
}

export function createPluginMeter(): PluginMeter {
  const requests: Record<string, number> = {}
  const failures: Record<string, number> = {}
  const loads: Record<string, number> = {}
  const longTasks: Record<string, number> = {}
  const files: Record<string, number> = {}
  let asking: string | undefined
  let page = { id: '', since: 0, before: '' }
  const hasLongTasks = observe('longtask', ({ startTime }) => {
    add(longTasks, startTime < page.since ? page.before : page.id)
  })
  observe('resource', (entry) => {
    const { name, encodedBodySize } = entry as PerformanceResourceTiming
    const file = name.slice(name.lastIndexOf('/') + 1)
    if (/\.(?:js|css)$/.test(file)) files[file] = encodedBodySize
  })
  return {
    during: (pluginId, work) => {
      const before = asking
      asking = pluginId
      try {
        return work()
      } finally {
        asking = before
      }
    },
    loaded: (pluginId, milliseconds) => {
      loads[pluginId] = milliseconds
    },
    shown: (id) => {
      page = { id, since: performance.now(), before: page.id }
    },
    counting:
      (send) =>
      async (url, init, ...others) => {
        const id = asking ?? backendPluginOf(url)
        add(requests, id)
        try {
          const answer = await send(url, init, ...others)
          if (!answer.ok && answer.status !== 404) add(failures, id)
          return answer
        } catch (thrown) {
          if (!init.signal?.aborted) add(failures, id)
          throw thrown
        }
      },
    now: () => performance.now(),
    read: () => ({
      requests: { ...requests },
      failures: { ...failures },
      loads: { ...loads },
      longTasks: hasLongTasks ? { ...longTasks } : null,
      files: { ...files },
    }),
  }
}
