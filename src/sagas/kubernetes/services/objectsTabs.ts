import type { ObjectsTabs, SharedObjects } from '../../../model/kubernetes/objectsTabs.ts'

const channelName = 'portico.kubernetes'

/** Does nothing in browsers without channels. */
export function createObjectsTabs(
  open: ((name: string) => BroadcastChannel) | undefined,
): ObjectsTabs {
  const channel = open?.(channelName)
  return {
    tell: (answer) => channel?.postMessage(answer),
    subscribe: (listener) => {
      // Only pages of this origin and release send messages of this name.
      const heard = ({ data }: MessageEvent<SharedObjects>) => {
        listener(data)
      }
      channel?.addEventListener('message', heard)
      return () => channel?.removeEventListener('message', heard)
    },
  }
}
