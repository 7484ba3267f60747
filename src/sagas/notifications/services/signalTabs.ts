import {
  readSharedNews,
  type SharedNews,
  type SignalTabs,
} from '../../../model/notifications/signalTabs.ts'
import { channelsOf } from '../../services/tabs.ts'

/** Of the lock of the tab that has the socket, and of the channel on which it tells its news. */
const name = 'portico.signals'

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
      tell: () => undefined,
      subscribe: () => () => undefined,
    }
  const channel = open(name)
  return {
    lead: (onLead) => {
      const controller = new AbortController()
      const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
      locks
        .request(name, { signal: controller.signal }, async () => {
          onLead()
          await held
        })
        // Aborted while another tab has it.
        .catch(() => undefined)
      return () => {
        controller.abort()
        release(undefined)
      }
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
