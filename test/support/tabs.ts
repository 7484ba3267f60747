// Locks and channels of one browser, for tests with several tabs.

import type { TabChannel, TabLocks } from '../../src/sagas/session/services/oneRefresh.ts'

type Listener = Parameters<TabChannel['addEventListener']>[1]

/** Each call of `open` is one more tab. */
export function createFakeBrowser() {
  const queues = new Map<string, Promise<unknown>>()
  const held = new Map<string, number>()
  const tabs: Set<Listener>[] = []
  const messages: unknown[] = []

  async function locked<Result>(
    name: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    held.set(name, (held.get(name) ?? 0) + 1)
    const before = queues.get(name) ?? Promise.resolve()
    const turn = before.then(async () => {
      signal?.throwIfAborted()
      return work()
    })
    const end = () => held.set(name, (held.get(name) ?? 0) - 1)
    queues.set(name, turn.then(end, end))
    return turn
  }

  const open = (): TabLocks => {
    const own = new Set<Listener>()
    tabs.push(own)
    const channel: TabChannel = {
      postMessage: (message) => {
        messages.push(message)
        const copy: unknown = structuredClone(message)
        for (const others of tabs)
          if (others !== own) for (const listener of [...others]) listener({ data: copy })
      },
      addEventListener: (_type, listener) => own.add(listener),
      removeEventListener: (_type, listener) => own.delete(listener),
    }
    return {
      locked,
      lockedNow: (name, work, otherwise) =>
        (held.get(name) ?? 0) > 0 ? otherwise() : locked(name, work),
      channel: () => channel,
    }
  }
  return { open, messages, listening: () => tabs.reduce((all, { size }) => all + size, 0) }
}
