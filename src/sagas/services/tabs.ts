// Session messages between the tabs of one browser. Never a token.

import { isRecord } from '../../model/isRecord.ts'
import type { TabMessage, Tabs } from './services.ts'

const channelName = 'portico.session'

function readMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, userEntityRef, method } = data
  if (type === 'signedOut') return { type }
  return type === 'signedIn' && typeof userEntityRef === 'string' && typeof method === 'string'
    ? { type, userEntityRef, method }
    : undefined
}

/** Undefined in browsers without channels. */
export const channelsOf = (
  page: Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>,
): ((name: string) => BroadcastChannel) | undefined => {
  const Channel = page.BroadcastChannel
  return Channel && ((name) => new Channel(name))
}

/** Does nothing in browsers without channels. */
export function createTabs(open: ((name: string) => BroadcastChannel) | undefined): Tabs {
  const channel = open?.(channelName)
  return {
    tell: (message) => channel?.postMessage(message),
    subscribe: (listener) => {
      const heard = ({ data }: MessageEvent) => {
        const message = readMessage(data)
        if (message) listener(message)
      }
      channel?.addEventListener('message', heard)
      return () => channel?.removeEventListener('message', heard)
    },
  }
}
