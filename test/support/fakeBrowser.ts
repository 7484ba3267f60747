// A browser with several tabs of the portal, which share storage and messages.

import type { Process } from '../../src/sagas/kit/supervise.ts'
import type { Services, TabMessage } from '../../src/sagas/services/services.ts'
import { startProcesses } from './processHarness.ts'

type StartOptions = Parameters<typeof startProcesses>[2]

interface Tab {
  readonly changed: (key: string, value: string | null) => void
  readonly hear: (message: TabMessage) => void
}

export function openBrowser() {
  const kept = new Map<string, string>()
  const tabs = new Set<Tab>()

  /** Starts the portal's processes in a new tab; `close` closes it. */
  function openTab(
    processes: readonly Process[] = [],
    others: Partial<Services> = {},
    options: StartOptions = {},
  ) {
    const changes = new Map<string, (value: string | null) => void>()
    const listeners = new Set<(message: TabMessage) => void>()
    const own: Tab = {
      changed: (key, value) => changes.get(key)?.(value),
      hear: (message) => {
        listeners.forEach((listener) => {
          listener(message)
        })
      },
    }
    const inOthers = (tell: (tab: Tab) => void) => {
      ;[...tabs].filter((tab) => tab !== own).forEach(tell)
    }
    const change = (key: string, value: string | null) => {
      if (value === null) kept.delete(key)
      else kept.set(key, value)
      inOthers((tab) => {
        tab.changed(key, value)
      })
    }
    tabs.add(own)
    const run = startProcesses(
      processes,
      {
        storage: {
          get: (key) => kept.get(key) ?? null,
          set: (key, value) => {
            change(key, value)
            return true
          },
          remove: (key) => {
            change(key, null)
          },
          onChange: (key, listener) => {
            changes.set(key, listener)
            return () => changes.delete(key)
          },
        },
        tabs: {
          tell: (message) => {
            inOthers((tab) => {
              tab.hear(message)
            })
          },
          subscribe: (listener) => {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        ...others,
      },
      options,
    )
    return {
      ...run,
      kept,
      close: () => {
        tabs.delete(own)
        run.end()
      },
    }
  }

  /** A message from a tab outside the test. */
  const say = (message: TabMessage) => {
    tabs.forEach((tab) => {
      tab.hear(message)
    })
  }
  return { kept, openTab, say }
}
