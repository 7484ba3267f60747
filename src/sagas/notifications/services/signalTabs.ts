import {
  readSharedNews,
  type SharedNews,
  type SignalTabs,
} from '../../../model/notifications/signalTabs.ts'
import { channelsOf } from '../../services/tabs.ts'

/** Of the lock of the tab that has the socket, and of the channel on which it tells its news. */
const name = 'portico.signals'

/** Of the lock that each tab shares while the user sees it. */
const seenName = `${name}.seen`

/** Holds a lock until the returned function is called, or gives up waiting for it. */
function holdLock(
  locks: LockManager,
  lock: { readonly name: string; readonly mode: LockMode },
  onHeld?: () => void,
): () => void {
  const controller = new AbortController()
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  locks
    .request(lock.name, { mode: lock.mode, signal: controller.signal }, async () => {
      onHeld?.()
      await held
    })
    // Aborted while another tab has it.
    .catch(() => undefined)
  return () => {
    controller.abort()
    release(undefined)
  }
}

/** Shares the lock whenever the page is visible, until the returned function is called. */
function shareWhileSeen(locks: LockManager, { document }: Window): () => void {
  let release: (() => void) | undefined
  const look = () => {
    release?.()
    release =
      document.visibilityState === 'visible'
        ? holdLock(locks, { name: seenName, mode: 'shared' })
        : undefined
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    release?.()
  }
}

/** In browsers without locks or channels each tab has a socket of its own, and tells nothing. */
export function createSignalTabs(page: Window & typeof globalThis): SignalTabs {
  // Undefined without TLS.
  const { locks } = page.navigator as { readonly locks?: LockManager }
  const open = channelsOf(page)
  if (!locks || !open)
    return {
      lead: (onLead) => {
        onLead()
        return () => undefined
      },
      isAnySeen: () => Promise.resolve(false),
      tell: () => undefined,
      subscribe: () => () => undefined,
    }
  const channel = open(name)
  return {
    lead: (onLead) => {
      const leave = holdLock(locks, { name, mode: 'exclusive' }, onLead)
      const stop = shareWhileSeen(locks, page)
      return () => {
        leave()
        stop()
      }
    },
    isAnySeen: async () => {
      const { held = [] } = await locks.query()
      return held.some((lock) => lock.name === seenName)
    },
    tell: (shared: SharedNews) => {
      channel.postMessage(shared)
    },
    subscribe: (listener) => {
      const heard = ({ data }: MessageEvent) => {
        const shared = readSharedNews(data)
        if (shared) listener(shared)
      }
      channel.addEventListener('message', heard)
      return () => {
        channel.removeEventListener('message', heard)
      }
    },
  }
}
